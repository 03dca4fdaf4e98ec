import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyReply} from 'fastify'
import {cardProblems} from '../../../domains/psp/card'
import {
  answerChallenge,
  cancelSession,
  expireSessions,
  pay,
  requireSession,
} from '../../../domains/psp/psp-service'
import type {PaymentSession} from '../../../domains/psp/session'
import {isPayable} from '../../../domains/psp/session'
import type {Sandbox} from '../../../sandbox'
import {calledBy} from '../../common/routes'
import {challengePage, contentSecurity, endPage, payPage} from './page'

const Id = Type.Object({id: Type.String()})
const PayBody = Type.Object({
  method: Type.String({default: 'card', maxLength: 32}),
  number: Type.String({default: '', maxLength: 32}),
  expiry: Type.String({default: '', maxLength: 16}),
  securityCode: Type.String({default: '', maxLength: 8}),
})
const AnswerBody = Type.Object({
  answer: Type.Union([Type.Literal('accept'), Type.Literal('refuse'), Type.Literal('abandon')]),
})

/** Return address of the browser after the payment; its result parameter is for display only. */
function returnAddress({returnUrl, id, status}: PaymentSession): string | undefined {
  if (!returnUrl) return undefined
  const url = new URL(returnUrl)
  url.searchParams.set('sessionId', id)
  url.searchParams.set('result', status)
  return url.href
}

/** The hosted page: plain HTML without scripts, for a person or a test. */
export const pspPageRoutes: FastifyPluginAsyncTypebox<{
  sandbox: Sandbox
  wake: () => void
}> = async (app, {sandbox, wake}) => {
  calledBy(app, 'public')
  const {db, sites} = sandbox

  function show(reply: FastifyReply, session: PaymentSession, html: string) {
    return reply
      .header('content-security-policy', contentSecurity(session))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  function finish(reply: FastifyReply, session: PaymentSession) {
    wake()
    const address = returnAddress(session)
    return address ? reply.redirect(address, 303) : show(reply, session, endPage(session))
  }

  /** The page of a session in its current state. */
  function proceed(reply: FastifyReply, session: PaymentSession) {
    if (!isPayable(session)) return finish(reply, session)
    wake()
    const step = session.status === 'challenge' ? '/challenge' : ''
    return reply.redirect(`/psp/pay/${session.id}${step}`, 303)
  }

  /** A session in its current state: one that is over is not payable, although nothing has expired it yet. */
  function sessionOf(id: string): PaymentSession {
    expireSessions(db)
    return requireSession(db, id)
  }

  const merchantName = ({merchant}: PaymentSession) => sites.get(merchant)?.name ?? merchant

  app.get('/:id', {schema: {params: Id}}, async (request, reply) => {
    const session = sessionOf(request.params.id)
    return isPayable(session)
      ? show(reply, session, payPage(session, merchantName(session)))
      : finish(reply, session)
  })

  app.post('/:id', {schema: {params: Id, body: PayBody}}, async (request, reply) => {
    const {method, ...card} = request.body
    const session = sessionOf(request.params.id)
    if (!isPayable(session)) return finish(reply, session)
    if (method !== 'card') return proceed(reply, pay(db, session.id, {type: method}))
    const problems = cardProblems(card, Date.now())
    if (problems.length > 0) {
      return show(reply.status(422), session, payPage(session, merchantName(session), problems))
    }
    return proceed(reply, pay(db, session.id, {type: 'card', card}))
  })

  app.get('/:id/challenge', {schema: {params: Id}}, async (request, reply) => {
    const session = sessionOf(request.params.id)
    return session.status === 'challenge'
      ? show(reply, session, challengePage(session))
      : proceed(reply, session)
  })

  app.post('/:id/challenge', {schema: {params: Id, body: AnswerBody}}, async (request, reply) => {
    const {answer} = request.body
    const session = sessionOf(request.params.id)
    if (session.status !== 'challenge') return proceed(reply, session)
    // Leaving the page does not change the payment: it stays open until it expires.
    if (answer === 'abandon') return finish(reply, session)
    return proceed(reply, answerChallenge(db, session.id, answer))
  })

  app.post('/:id/cancel', {schema: {params: Id}}, async (request, reply) =>
    finish(reply, cancelSession(db, sessionOf(request.params.id).id)),
  )
}
