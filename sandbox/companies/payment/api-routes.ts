import {secretsEqual} from 'commerce-sandbox/domains/auth'
import {describeMethod, methodsFor} from './methods'
import {type PaymentNotification} from 'commerce-sandbox/domains/payment'
import {
  type Below,
  checkedByHook,
  type FastifyInstance,
  needing,
  pathParameter,
  type Sandbox,
  Type,
  type Routes,
} from 'commerce-sandbox/plugin'
import type {PaymentAnswers} from './answers/payment'
import {senderOf} from './notification-sender'
import {payPageUrl} from './provider'
import {paymentSettings} from './settings'
import {cancelSession, openSession, requireSession} from './psp-service'
import {findNotificationsOf} from './psp-repository'
import {type PaymentSession, PspError} from './session'
import {refund} from './refund'

const Country = Type.String({pattern: '^[A-Z]{2}$'})
const Currency = Type.String({pattern: '^[A-Z]{3}$'})
const Minor = Type.Integer({minimum: 0})
const WebUrl = Type.String({pattern: '^https?://', maxLength: 2048})

const MethodsQuery = Type.Object({
  country: Type.Optional(Country),
  currency: Currency,
  amount: Type.Optional(Minor),
  locale: Type.Optional(Type.String()),
})
const SessionBody = Type.Object({
  merchant: Type.String({minLength: 1, maxLength: 32}),
  merchantReference: Type.String({minLength: 1, maxLength: 100}),
  amount: Type.Object({value: Type.Integer({minimum: 1}), currency: Currency}),
  countryCode: Type.Optional(Country),
  locale: Type.Optional(Type.String()),
  returnUrl: Type.Optional(WebUrl),
  notificationUrl: Type.Optional(WebUrl),
})
const Id = Type.Object({id: Type.String()})

/** A session in the API's format; amounts are minor units. */
function sessionDocument(sandbox: Sandbox, session: PaymentSession) {
  return {
    id: session.id,
    sessionData: session.sessionData,
    url: payPageUrl(sandbox, session.id),
    merchant: session.merchant,
    merchantReference: session.merchantReference,
    amount: {value: session.amount, currency: session.currency},
    status: session.status,
    method: session.method,
    instrument: session.instrument,
    refusal: session.refusal,
    pspReference: session.pspReference,
    refunded: session.refunded,
    expiresAt: new Date(session.expiresAt).toISOString(),
  }
}

/** A server with the key in `x-api-key`. */
const server = checkedByHook('secret')

/** A server, and the session of the path. */
const ofSession = needing(server, (_server, request, {db}) => ({
  session: requireSession(db, pathParameter(request, 'id')),
}))

const RefundBody = Type.Object({amount: Type.Optional(Type.Integer({minimum: 1}))})

/** Requires the key of the API before anything of a request is read. */
export function requireKey(app: FastifyInstance, sandbox: Sandbox): void {
  const {apiKey} = paymentSettings.of(sandbox)
  app.addHook('onRequest', async (request) => {
    const key = request.headers['x-api-key']
    if (typeof key === 'string' && secretsEqual(key, apiKey)) return
    throw new PspError(401, 'invalid_api_key', 'The API key is missing or wrong.')
  })
}

/** The provider's API for servers; every call has the key in `x-api-key`. */
export const pspApiRoutes: Routes<Below<PaymentAnswers, '/psp/v1'>> = (route, sandbox) => {
  const {db, outgoing} = sandbox
  const wake = () => senderOf(sandbox).wake()

  route(
    'GET /methods',
    {needs: server, schema: {querystring: MethodsQuery}},
    (_server, {query}) => {
      const {country = null, currency, amount = null, locale = 'en'} = query
      const methods = methodsFor({countryCode: country, currency, amount})
      return {methods: methods.map((method) => describeMethod(method, locale))}
    },
  )

  route(
    'POST /sessions',
    {needs: server, schema: {body: SessionBody}},
    async (_server, {body}, reply) => {
      const {amount, locale = 'en', ...rest} = body
      if (rest.notificationUrl && !(await outgoing.mayCall(rest.notificationUrl))) {
        throw new PspError(
          422,
          'invalid_request',
          'The notificationUrl is no address of a registered storefront (--shop-origins, SANDBOX_SHOP_ORIGINS).',
        )
      }
      const {value, currency} = amount
      void reply.status(201)
      return sessionDocument(sandbox, openSession(db, {...rest, amount: value, currency, locale}))
    },
  )

  route('GET /sessions/:id', {needs: ofSession, schema: {params: Id}}, ({session}) =>
    sessionDocument(sandbox, session),
  )

  route(
    'GET /sessions/:id/notifications',
    {needs: ofSession, schema: {params: Id}},
    ({session}) => ({
      notifications: findNotificationsOf(db, session.id).map(
        ({body, attempts, deliveredAt, lastError}) => ({
          body: JSON.parse(body) as PaymentNotification,
          attempts,
          delivered: deliveredAt !== null,
          lastError,
        }),
      ),
    }),
  )

  route('POST /sessions/:id/cancel', {needs: ofSession, schema: {params: Id}}, ({session}) => {
    const cancelled = cancelSession(db, session.id)
    wake()
    return sessionDocument(sandbox, cancelled)
  })

  route(
    'POST /payments/:id/refunds',
    {needs: server, schema: {params: Id, body: RefundBody}},
    (_server, {params, body}, reply) => {
      const pspReference = refund(db, params.id, body.amount)
      wake()
      void reply.status(201)
      return {pspReference, originalReference: params.id}
    },
  )
}
