import {secretsEqual} from 'commerce-sandbox/domains/auth'
import {type Below, type Need, pathParameter, Type, type Routes} from 'commerce-sandbox/plugin'
import {setTimeout as wait} from 'node:timers/promises'
import type {PaymentAnswers} from './answers/payment'
import {senderOf} from './notification-sender'
import {payPageUrl, providerOrigin} from './provider'
import {answerChallenge, pay, requireSession} from './psp-service'
import {cardProblems} from './card'
import {keepCard, keepWallet} from './payment-data'
import {type PaymentData} from './payment-data-repository'
import {type PaymentSession, PspError} from './session'
import {SLOW_ANSWER_MS} from './test-cards'

const Id = Type.Object({id: Type.String()})
const CardBody = Type.Object({
  number: Type.String({maxLength: 32}),
  expiry: Type.String({maxLength: 16}),
  securityCode: Type.String({maxLength: 8}),
})
const PayBody = Type.Object({
  method: Type.String({maxLength: 32}),
  data: Type.Optional(Type.String({maxLength: 100})),
})
const AnswerBody = Type.Object({
  answer: Type.Union([Type.Literal('accept'), Type.Literal('refuse')]),
})

/** A frame of the provider: browsers send the origin with every POST request. */
const ownFrame: Need<Record<never, never>> = {
  caller: 'own-page',
  read: (sandbox, {headers, protocol, host}) => {
    if ([`${protocol}://${host}`, providerOrigin(sandbox)].includes(headers.origin ?? '')) return {}
    throw new PspError(403, 'foreign_origin', 'Only frames of the provider may send this.')
  },
}

/** A page of a shop with the secret of the session that the path names. */
const ofSession: Need<{session: PaymentSession}> = {
  caller: 'secret',
  read: ({db}, request) => {
    const id = pathParameter(request, 'id')
    const session = requireSession(db, id)
    const secret = request.headers['x-session-data']
    if (typeof secret === 'string' && secretsEqual(secret, session.sessionData)) return {session}
    throw new PspError(404, 'session_not_found', `There is no session '${id}'.`)
  },
}

const dataDocument = ({token, instrument}: PaymentData) => ({data: token, instrument})

/**
 * The provider's API for browsers. Frames of the provider send card data; pages of a shop pay and read
 * the state of a session, with the session's secret in the header `x-session-data`.
 */
export const pspClientRoutes: Routes<Below<PaymentAnswers, '/psp/client'>> = (route, sandbox) => {
  const {db} = sandbox

  const wake = () => senderOf(sandbox).wake()

  /** State of a session as a shop's page sees it. */
  function stateDocument(session: PaymentSession) {
    const {id, status, method, instrument, refusal, pspReference} = session
    const isRedirect = status === 'challenge' && method !== 'card'
    return {
      status: isRedirect ? ('redirect' as const) : status,
      method,
      instrument,
      reason: refusal,
      reference: pspReference,
      url: isRedirect ? `${payPageUrl(sandbox, id)}/challenge` : undefined,
    }
  }

  route('POST /cards', {needs: ownFrame, schema: {body: CardBody}}, (_frame, {body}, reply) => {
    const problems = cardProblems(body, Date.now())
    void reply.status(problems.length > 0 ? 422 : 201)
    return problems.length > 0 ? {problems} : dataDocument(keepCard(db, body))
  })

  route('POST /wallets', {needs: ownFrame}, (_frame, _request, reply) => {
    void reply.status(201)
    return dataDocument(keepWallet(db))
  })

  route(
    'POST /challenges/:id',
    {needs: ownFrame, schema: {params: Id, body: AnswerBody}},
    (_frame, {params, body}) => {
      const session = answerChallenge(db, params.id, body.answer)
      wake()
      return {status: session.status}
    },
  )

  route('GET /sessions/:id', {needs: ofSession, schema: {params: Id}}, ({session}) =>
    stateDocument(session),
  )

  route(
    'POST /sessions/:id/pay',
    {needs: ofSession, schema: {params: Id, body: PayBody}},
    async ({session: before}, {body: {method, data}}) => {
      // A repeated request returns the state and charges nothing.
      if (before.status === 'authorised' || before.status === 'pending') {
        return stateDocument(before)
      }
      const session = pay(db, before.id, {type: method, data})
      if (session.behaviour === 'notify-first') await senderOf(sandbox).flush()
      else wake()
      if (session.behaviour === 'slow') await wait(SLOW_ANSWER_MS)
      return stateDocument(session)
    },
  )
}
