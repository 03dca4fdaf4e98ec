import {basketFlashes, listBaskets, priceBasket} from 'commerce-sandbox/domains/baskets'
import {subscriptions} from 'commerce-sandbox/domains/consents'
import {findCustomersByEmail, loginKey} from 'commerce-sandbox/domains/customers'
import {countAttempt} from 'commerce-sandbox/domains/limits'
import {findOwnOrderByToken} from 'commerce-sandbox/domains/orders'
import {keepMessage} from 'commerce-sandbox/domains/site-services'
import {
  CommerceFault,
  type FastifyRequest,
  type JsonValue,
  type Need,
  OCAPI_VERSION,
  ocapiClient,
  OcapiFault,
  type OcapiRows,
  ocapiSession,
  type Routes,
  type Sandbox,
  Type,
} from 'commerce-sandbox/plugin'
import type {OcapiAnswers} from '../answers/ocapi'
import {passesBotCheck} from '../service/bot-check'
import {signUp} from './sign-ups'

/** The object type whose keys are queries to the shop instead of stored objects. */
const OBJECT_TYPE = 'ocapi'

const KeyParams = Type.Object({key: Type.String()})

type Answer = (sandbox: Sandbox, request: FastifyRequest) => Promise<JsonValue>

/** A query to the shop, with what it needs beyond a client. */
const query =
  <Facts>(
    needs: Need<Facts>,
    answer: (facts: Facts, request: FastifyRequest, sandbox: Sandbox) => JsonValue,
  ): Answer =>
  async (sandbox, request) =>
    answer(await needs.read(sandbox, request), request, sandbox)

/** The number of the shopper's order with the token `?token=`. */
const answerOrder = query(ocapiSession, ({context}, request) => {
  const {token} = request.query as {token?: string}
  if (!token) {
    throw missing('token')
  }
  const order = findOwnOrderByToken(context, token)
  if (!order) {
    throw new CommerceFault('OrderNotFound', 'No order with this token was found.', {token})
  }
  return {orderNo: order.orderNo}
})

/** The preferences of the site. */
const answerSite = query(ocapiClient, ({context: {site}}) => ({...site.preferences}))

/** Whether an email address has an account: a checkout then offers a login. */
const answerCustomers = query(ocapiClient, ({context: {site}}, request, {db}) => {
  const {email} = request.query as {email?: string}
  if (!email) throw missing('email')
  const found = findCustomersByEmail(db, site.customerListId, email)
  return {email, isRegistered: found.length > 0}
})

/** Actions of the bot check for which a storefront signs up. */
const SIGN_UP_ACTIONS = ['newsletter', 'registration', 'notify']

/**
 * Signs up for the newsletter, with a token of the bot check where the site has one; without an email address it returns
 * the available subscriptions.
 */
const answerNewsletter = query(ocapiSession, ({context}, request, {config}): JsonValue => {
  const {email, optIn, gRecaptchaResponse, ...more} = request.query as Record<
    string,
    string | undefined
  >
  if (!email) return {subscriptions: subscriptions.map(({subscriptionId}) => subscriptionId)}
  if (optIn !== undefined && optIn !== '1' && optIn !== 'true') return {success: false}
  countAttempt(context.db, 'sign-up', {account: loginKey(email), client: context.client})
  if (!passesBotCheck(context, SIGN_UP_ACTIONS, gRecaptchaResponse)) {
    return {success: false, message: 'The bot check failed.'}
  }
  const {firstName, lastName, phone, source, data} = more
  const {publicUrl} = config
  const refusal = signUp({...context, publicUrl}, context.shopper.customerId, {
    email,
    firstName,
    lastName,
    phone,
    source,
    data,
  })
  return refusal === null ? {success: true, email} : {success: false, message: refusal}
})

const STEPS = ['1', '2', '3']

/** Records the step of a checkout; `url` is the address at which the storefront reports it, and is returned. */
const answerReporting = query(
  ocapiSession,
  ({context: {db, site, shopper, client: address}}, request, {config}) => {
    const {step, name = ''} = request.query as {step?: string; name?: string}
    if (!step || !STEPS.includes(step)) throw missing('step')
    countAttempt(db, 'step', {client: address})
    const report = {step: Number(step), name, customerId: shopper.customerId}
    keepMessage(db, site.id, 'checkout-step', report, shopper.customerId)
    const query = new URLSearchParams({step, name})
    const path = `/s/${site.id}/default/sapi/checkoutStep`
    return {url: `${config.publicUrl}${path}?${query}`}
  },
)

/** The shopper's uncached basket: its content and whether it can be ordered. */
const answerBasket = query(ocapiSession, ({context}): JsonValue => {
  const [basket] = listBaskets(context)
  if (!basket) return {basketId: null, itemCount: 0, valid: false}
  const flashes = basketFlashes(context, priceBasket(context, basket))
  return {
    basketId: basket.basketId,
    itemCount: basket.items.reduce((sum, {quantity}) => sum + quantity, 0),
    currency: basket.currency,
    lastModified: new Date(basket.lastModified).toISOString(),
    valid: flashes.length === 0,
    problems: flashes.map(({type, message, path}) => ({type, message, path})),
  }
})

function missing(parameter: string): OcapiFault {
  return new OcapiFault(
    400,
    'MissingParameterException',
    `The required parameter '${parameter}' is missing.`,
    {parameter},
  )
}

function objectNotFound(key: string): OcapiFault {
  return new OcapiFault(
    404,
    'CustomObjectNotFoundException',
    `No custom object of type '${OBJECT_TYPE}' with key '${key}' could be found.`,
    {objectType: OBJECT_TYPE, key},
  )
}

const answers: Readonly<Record<string, Answer>> = {
  basket: answerBasket,
  customers: answerCustomers,
  newsletter: answerNewsletter,
  order: answerOrder,
  reporting: answerReporting,
  site: answerSite,
}

/** `custom_objects/ocapi/{key}`: queries to the shop, whose results are in `c_result`. */
export const customObjectQueries: Routes<OcapiRows<OcapiAnswers>> = (route, sandbox) => {
  route(
    'GET /custom_objects/ocapi/:key',
    {needs: ocapiClient, schema: {params: KeyParams}},
    async (_client, request) => {
      const {key} = request.params
      const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
      if (!answer) throw objectNotFound(key)
      return {
        _v: OCAPI_VERSION,
        _type: 'custom_object' as const,
        object_type: OBJECT_TYPE,
        key_property: 'id',
        key_value_string: key,
        c_result: await answer(sandbox, request),
      }
    },
  )
}
