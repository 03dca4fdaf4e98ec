import {
  anyone,
  type Below,
  type FastifyReply,
  needing,
  pathParameter,
  redirectTo,
  sendPage,
  Type,
  type Routes,
} from 'commerce-sandbox/plugin'
import type {PaymentAnswers} from './answers/payment'
import {senderOf} from './notification-sender'
import {challengePage, contentSecurity, endPage, payPage} from './page'
import {answerChallenge, cancelSession, expireSessions, pay, requireSession} from './psp-service'
import {cardProblems} from './card'
import {isPayable, type PaymentSession} from './session'

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

/** The session of the path in its current state: one that is over is not payable, although nothing has expired it yet. */
const ofSession = needing(anyone, (_anyone, request, {db}) => {
  expireSessions(db)
  return {session: requireSession(db, pathParameter(request, 'id'))}
})

/** The hosted page: plain HTML without scripts, for a person or a test. */
export const pspPageRoutes: Routes<Below<PaymentAnswers, '/psp/pay'>> = (route, sandbox) => {
  const {db, sites} = sandbox
  const wake = () => senderOf(sandbox).wake()

  function show(reply: FastifyReply, session: PaymentSession, html: string) {
    return sendPage(reply, html, {
      'content-security-policy': contentSecurity(session),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
  }

  function finish(reply: FastifyReply, session: PaymentSession) {
    wake()
    const address = returnAddress(session)
    return address ? redirectTo(reply, address) : show(reply, session, endPage(session))
  }

  /** The page of a session in its current state. */
  function proceed(reply: FastifyReply, session: PaymentSession) {
    if (!isPayable(session)) return finish(reply, session)
    wake()
    const step = session.status === 'challenge' ? '/challenge' : ''
    return redirectTo(reply, `/psp/pay/${session.id}${step}`)
  }

  const merchantName = ({merchant}: PaymentSession) => sites.get(merchant)?.name ?? merchant

  route('GET /:id', {needs: ofSession, schema: {params: Id}}, ({session}, _request, reply) =>
    isPayable(session)
      ? show(reply, session, payPage(session, merchantName(session)))
      : finish(reply, session),
  )

  route(
    'POST /:id',
    {needs: ofSession, schema: {params: Id, body: PayBody}},
    ({session}, {body}, reply) => {
      const {method, ...card} = body
      if (!isPayable(session)) return finish(reply, session)
      if (method !== 'card') return proceed(reply, pay(db, session.id, {type: method}))
      const problems = cardProblems(card, Date.now())
      if (problems.length > 0) {
        return show(reply.status(422), session, payPage(session, merchantName(session), problems))
      }
      return proceed(reply, pay(db, session.id, {type: 'card', card}))
    },
  )

  route(
    'GET /:id/challenge',
    {needs: ofSession, schema: {params: Id}},
    ({session}, _request, reply) =>
      session.status === 'challenge'
        ? show(reply, session, challengePage(session))
        : proceed(reply, session),
  )

  route(
    'POST /:id/challenge',
    {needs: ofSession, schema: {params: Id, body: AnswerBody}},
    ({session}, {body: {answer}}, reply) => {
      if (session.status !== 'challenge') return proceed(reply, session)
      // Leaving the page does not change the payment: it stays open until it expires.
      if (answer === 'abandon') return finish(reply, session)
      return proceed(reply, answerChallenge(db, session.id, answer))
    },
  )

  route(
    'POST /:id/cancel',
    {needs: ofSession, schema: {params: Id}},
    ({session}, _request, reply) => finish(reply, cancelSession(db, session.id)),
  )
}
