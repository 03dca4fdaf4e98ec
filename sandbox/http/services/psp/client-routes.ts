import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {setTimeout as wait} from 'node:timers/promises'
import {secretsEqual} from '../../../domains/auth/secrets'
import {cardProblems} from '../../../domains/psp/card'
import {keepCard, keepWallet} from '../../../domains/psp/payment-data'
import type {PaymentData} from '../../../domains/psp/payment-data-repository'
import {answerChallenge, pay, requireSession} from '../../../domains/psp/psp-service'
import type {PaymentSession} from '../../../domains/psp/session'
import {PspError} from '../../../domains/psp/session'
import {SLOW_ANSWER_MS} from '../../../domains/psp/test-cards'
import type {Sandbox} from '../../../sandbox'
import {calledBy} from '../../common/routes'

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

/** Refuses requests of other pages than the provider's own: browsers send the origin with every POST request. */
function requireOwnOrigin({headers, protocol, host}: FastifyRequest, paymentUrl: string): void {
  if ([`${protocol}://${host}`, paymentUrl].includes(headers.origin ?? '')) return
  throw new PspError(403, 'foreign_origin', 'Only frames of the provider may send this.')
}

const dataDocument = ({token, instrument}: PaymentData) => ({data: token, instrument})

/**
 * The provider's API for browsers. Frames of the provider send card data; pages of a shop pay and read
 * the state of a session, with the session's secret in the header `x-session-data`.
 */
export const pspClientRoutes: FastifyPluginAsyncTypebox<{
  sandbox: Sandbox
  wake: () => void
  flush: () => Promise<void>
}> = async (app, {sandbox, wake, flush}) => {
  calledBy(app, 'public')
  const {db, config} = sandbox

  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', reply.getHeader('cache-control') ?? 'no-store')
  })

  /** State of a session as a shop's page sees it. */
  function stateDocument(session: PaymentSession) {
    const {id, status, method, instrument, refusal, pspReference} = session
    const isRedirect = status === 'challenge' && method !== 'card'
    return {
      status: isRedirect ? 'redirect' : status,
      method,
      instrument,
      reason: refusal,
      reference: pspReference,
      url: isRedirect ? `${config.paymentUrl}/psp/pay/${id}/challenge` : undefined,
    }
  }

  function sessionOf(request: FastifyRequest, id: string): PaymentSession {
    const session = requireSession(db, id)
    const secret = request.headers['x-session-data']
    if (typeof secret === 'string' && secretsEqual(secret, session.sessionData)) return session
    throw new PspError(404, 'session_not_found', `There is no session '${id}'.`)
  }

  app.post('/cards', {schema: {body: CardBody}}, async (request, reply) => {
    requireOwnOrigin(request, config.paymentUrl)
    const problems = cardProblems(request.body, Date.now())
    if (problems.length > 0) return reply.status(422).send({problems})
    return reply.status(201).send(dataDocument(keepCard(db, request.body)))
  })

  app.post('/wallets', async (request, reply) => {
    requireOwnOrigin(request, config.paymentUrl)
    return reply.status(201).send(dataDocument(keepWallet(db)))
  })

  app.post('/challenges/:id', {schema: {params: Id, body: AnswerBody}}, async (request) => {
    requireOwnOrigin(request, config.paymentUrl)
    const session = answerChallenge(db, request.params.id, request.body.answer)
    wake()
    return {status: session.status}
  })

  app.get('/sessions/:id', {schema: {params: Id}}, async (request) =>
    stateDocument(sessionOf(request, request.params.id)),
  )

  app.post('/sessions/:id/pay', {schema: {params: Id, body: PayBody}}, async (request) => {
    const {method, data} = request.body
    const before = sessionOf(request, request.params.id)
    // A repeated request returns the state and charges nothing.
    if (before.status === 'authorised' || before.status === 'pending') return stateDocument(before)
    const session = pay(db, before.id, {type: method, data})
    if (session.behaviour === 'notify-first') await flush()
    else wake()
    if (session.behaviour === 'slow') await wait(SLOW_ANSWER_MS)
    return stateDocument(session)
  })
}
