import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import {secretsEqual} from '../../../domains/auth/secrets'
import {describeMethod, methodsFor} from '../../../domains/psp/methods'
import {findNotificationsOf} from '../../../domains/psp/psp-repository'
import {cancelSession, openSession, requireSession} from '../../../domains/psp/psp-service'
import {refund} from '../../../domains/psp/refund'
import type {PaymentSession} from '../../../domains/psp/session'
import {PspError} from '../../../domains/psp/session'
import type {Sandbox} from '../../../sandbox'
import {calledBy} from '../../common/routes'

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
function sessionDocument({config}: Sandbox, session: PaymentSession) {
  return {
    id: session.id,
    sessionData: session.sessionData,
    url: `${config.paymentUrl}/psp/pay/${session.id}`,
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

/** The provider's API for servers; every call has the key in `x-api-key`. */
export const pspApiRoutes: FastifyPluginAsyncTypebox<{
  sandbox: Sandbox
  wake: () => void
}> = async (app, {sandbox, wake}) => {
  calledBy(app, 'secret')
  const {db, config, outgoing} = sandbox
  app.addHook('onRequest', async (request) => {
    const key = request.headers['x-api-key']
    if (typeof key === 'string' && secretsEqual(key, config.paymentApiKey)) return
    throw new PspError(401, 'invalid_api_key', 'The API key is missing or wrong.')
  })

  app.get('/methods', {schema: {querystring: MethodsQuery}}, async (request) => {
    const {country, currency, amount, locale = 'en'} = request.query
    const situation = {countryCode: country ?? null, currency, amount: amount ?? null}
    return {methods: methodsFor(situation).map((method) => describeMethod(method, locale))}
  })

  app.post('/sessions', {schema: {body: SessionBody}}, async (request, reply) => {
    const {amount, locale = 'en', ...rest} = request.body
    if (rest.notificationUrl && !(await outgoing.mayCall(rest.notificationUrl))) {
      throw new PspError(
        422,
        'invalid_request',
        'The notificationUrl is no address of a registered storefront (--shop-origins, SANDBOX_SHOP_ORIGINS).',
      )
    }
    const session = openSession(db, {
      ...rest,
      amount: amount.value,
      currency: amount.currency,
      locale,
    })
    return reply.status(201).send(sessionDocument(sandbox, session))
  })

  app.get('/sessions/:id', {schema: {params: Id}}, async (request) =>
    sessionDocument(sandbox, requireSession(db, request.params.id)),
  )

  app.get('/sessions/:id/notifications', {schema: {params: Id}}, async (request) => {
    const {id} = requireSession(db, request.params.id)
    return {
      notifications: findNotificationsOf(db, id).map(
        ({body, attempts, deliveredAt, lastError}) => ({
          body: JSON.parse(body) as object,
          attempts,
          delivered: deliveredAt !== null,
          lastError,
        }),
      ),
    }
  })

  app.post('/sessions/:id/cancel', {schema: {params: Id}}, async (request) => {
    const session = cancelSession(db, requireSession(db, request.params.id).id)
    wake()
    return sessionDocument(sandbox, session)
  })

  app.post(
    '/payments/:id/refunds',
    {schema: {params: Id, body: Type.Object({amount: Type.Optional(Type.Integer({minimum: 1}))})}},
    async (request, reply) => {
      const pspReference = refund(db, request.params.id, request.body.amount)
      wake()
      return reply.status(201).send({pspReference, originalReference: request.params.id})
    },
  )
}
