import {codeChallenge} from '../domains/auth/pkce'
import type {TestShop} from './test-shop'

/** An answer with its parsed body; an empty body is null. */
export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

export type Query = Record<string, string | number | boolean>

/** A guest of a test shop on one site, who calls it over HTTP. */
export interface TestShopper {
  siteId: string
  accessToken: string
  customerId: string
  call<Body>(method: string, path: string, body?: unknown, query?: Query): Promise<Answer<Body>>
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text()
  const body = (text === '' ? null : JSON.parse(text)) as Body
  return {status: response.status, headers: response.headers, body}
}

/** Calls any path of the shop with a token; JSON in, JSON out. */
export async function callShop<Body>(
  shop: Pick<TestShop, 'baseUrl'>,
  method: string,
  path: string,
  options: {token?: string; body?: unknown; headers?: Record<string, string>} = {},
): Promise<Answer<Body>> {
  const {token, body, headers} = options
  const response = await fetch(`${shop.baseUrl}${path}`, {
    method,
    headers: {
      ...(token ? {authorization: `Bearer ${token}`} : {}),
      // Real clients send this header with every request, with or without a body.
      'content-type': 'application/json',
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return answerOf<Body>(response)
}

/** Response of SLAS to a login. */
export interface TokenAnswer {
  access_token: string
  refresh_token: string
  refresh_token_expires_in: number
  usid: string
  customer_id: string
}

type Shop = Pick<TestShop, 'baseUrl' | 'config'>

const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`

/** Calls SLAS with a form: `callSlas(shop, 'token', {grant_type: ...})`. Redirects are not followed. */
export function callSlas(
  {baseUrl, config}: Shop,
  path: string,
  form: Record<string, string>,
  authorization?: string,
): Promise<Response> {
  return fetch(`${baseUrl}/shopper/auth/v1/organizations/${config.organizationId}/oauth2/${path}`, {
    method: 'POST',
    headers: authorization ? {authorization} : {},
    body: new URLSearchParams(form),
    redirect: 'manual',
  })
}

/** The Basic header of the shop's private client. */
export function clientSecretOf({config}: Shop): string {
  return basic(config.clientId, config.clientSecret)
}

function shopperOf(
  shop: Shop,
  siteId: string,
  tokens: Pick<TokenAnswer, 'access_token' | 'customer_id'>,
): TestShopper {
  return {
    siteId,
    accessToken: tokens.access_token,
    customerId: tokens.customer_id,
    call: (method, path, requestBody, query = {}) => {
      const params = new URLSearchParams(
        Object.entries({siteId, ...query}).map(([name, value]) => [name, String(value)]),
      )
      const url = `${path.replace(':org', shop.config.organizationId)}?${params}`
      return callShop(shop, method, url, {token: tokens.access_token, body: requestBody})
    },
  }
}

/** Logs a guest in as private client. */
export async function newShopper(shop: Shop, siteId = 'DEU'): Promise<TestShopper> {
  const form = {grant_type: 'client_credentials', channel_id: siteId}
  const response = await callSlas(shop, 'token', form, clientSecretOf(shop))
  return shopperOf(shop, siteId, (await answerOf<TokenAnswer>(response)).body)
}

/** A program of the shop, which calls with a token of Account Manager. */
export async function accountManager(
  shop: Shop,
  siteId = 'DEU',
): Promise<Pick<TestShopper, 'call'>> {
  const response = await fetch(`${shop.baseUrl}/dwsso/oauth2/access_token`, {
    method: 'POST',
    headers: {authorization: clientSecretOf(shop)},
    body: new URLSearchParams({grant_type: 'client_credentials'}),
  })
  const {body} = await answerOf<{access_token: string}>(response)
  return shopperOf(shop, siteId, {access_token: body.access_token, customer_id: ''})
}

/** The session, as the access token names it. */
export function usidOf({accessToken}: Pick<TestShopper, 'accessToken'>): string {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()
  return /usid:([^:]+)$/.exec((JSON.parse(claims) as {sub: string}).sub)?.[1] ?? ''
}

/** A customer with an open session. */
export interface TestCustomer extends TestShopper {
  login: string
  password: string
  tokens: TokenAnswer
}

/** Logs a customer in with PKCE; with `usid` in the session that a guest had. */
export async function logIn(
  shop: Shop,
  {
    siteId = 'DEU',
    login,
    password,
    usid,
  }: {siteId?: string; login: string; password: string; usid?: string},
): Promise<TestCustomer> {
  const verifier = 'v'.repeat(64)
  const common = {
    redirect_uri: 'http://localhost:3000/callback',
    client_id: shop.config.clientId,
    channel_id: siteId,
    ...(usid ? {usid} : {}),
  }
  const redirect = await callSlas(
    shop,
    'login',
    {...common, code_challenge: codeChallenge(verifier)},
    basic(login, password),
  )
  const code = new URL(redirect.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const grant = {grant_type: 'authorization_code_pkce', code, code_verifier: verifier}
  const response = await callSlas(shop, 'token', {...common, ...grant})
  const {body: tokens} = await answerOf<TokenAnswer>(response)
  return {...shopperOf(shop, siteId, tokens), login, password, tokens}
}

/** A password that the default rules accept. */
export const PASSWORD = 'Lilla-Gatan-7'
let customers = 0

/** Registers a customer and logs in; `profile` are further fields of the customer. */
export async function newCustomer(
  shop: Shop,
  siteId = 'DEU',
  profile: Record<string, unknown> = {},
): Promise<TestCustomer> {
  customers += 1
  const login = `customer-${customers}@example.test`
  const guest = await newShopper(shop, siteId)
  await guest.call('POST', CUSTOMERS, {
    customer: {login, email: login, firstName: 'Anna', lastName: 'Berg', ...profile},
    password: PASSWORD,
  })
  return logIn(shop, {siteId, login, password: PASSWORD})
}

/** Registers a customer whom the back office made a business customer, and logs in. */
export async function newBusinessCustomer(
  shop: Shop,
  siteId = 'DEU',
  profile: Record<string, unknown> = {},
): Promise<TestCustomer> {
  const customer = await newCustomer(shop, siteId, profile)
  await callShop(shop, 'PATCH', `/admin/customers/${customer.customerId}`, {
    body: {c_isD2BCustomer: true, c_accountType: 'business'},
  })
  return customer
}

export const BASKETS = '/checkout/shopper-baskets/v2/organizations/:org/baskets'
export const ORDERS = '/checkout/shopper-orders/v1/organizations/:org/orders'
export const CUSTOMERS = '/customer/shopper-customers/v1/organizations/:org/customers'

/** An address that each test site delivers to. */
export const addresses = {
  DEU: {
    firstName: 'Anna',
    lastName: 'Berg',
    address1: 'Lindenweg 4',
    postalCode: '10115',
    city: 'Berlin',
    countryCode: 'DE',
  },
  USA: {
    firstName: 'Jane',
    lastName: 'Doe',
    address1: '1 Main Street',
    postalCode: '94102',
    city: 'San Francisco',
    stateCode: 'CA',
    countryCode: 'US',
  },
  JPN: {
    firstName: '花子',
    lastName: '山田',
    address1: '千代田1-1',
    postalCode: '100-0001',
    city: '千代田区',
    stateCode: '東京都',
    countryCode: 'JP',
  },
} as const

export const visa = {
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    holder: 'Anna Berg',
    maskedNumber: '************1111',
    expirationMonth: 12,
    expirationYear: 2099,
  },
}

/** Fields of a basket document that tests check. */
export interface BasketDocument {
  basketId: string
  productItems: Record<string, unknown>[]
  shipments: Record<string, unknown>[]
  paymentInstruments: Record<string, unknown>[]
  [key: string]: unknown
}

/** Opens a basket that lacks nothing for an order; `changes` are fields of the create body. */
export async function readyBasket(
  shopper: TestShopper,
  changes: Record<string, unknown> = {},
): Promise<BasketDocument> {
  const address = addresses[shopper.siteId as keyof typeof addresses]
  const {body} = await shopper.call<BasketDocument>('POST', BASKETS, {
    customerInfo: {email: 'anna@example.test'},
    productItems: [{productId: 'stroller-green', quantity: 1}],
    shipments: [{shippingAddress: address, shippingMethod: {id: 'express'}}],
    billingAddress: address,
    paymentInstruments: [{paymentMethodId: 'INVOICE'}],
    ...changes,
  })
  return body
}
