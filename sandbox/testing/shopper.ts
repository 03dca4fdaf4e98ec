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
      // Real clients say so on every call, with or without a body.
      'content-type': 'application/json',
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return answerOf<Body>(response)
}

/** Logs a guest in as private client. */
export async function newShopper(
  shop: Pick<TestShop, 'baseUrl' | 'config'>,
  siteId = 'DEU',
): Promise<TestShopper> {
  const {organizationId, clientId, clientSecret} = shop.config
  const response = await fetch(
    `${shop.baseUrl}/shopper/auth/v1/organizations/${organizationId}/oauth2/token`,
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      },
      body: new URLSearchParams({grant_type: 'client_credentials', channel_id: siteId}),
    },
  )
  const {body} = await answerOf<{access_token: string; customer_id: string}>(response)
  return {
    siteId,
    accessToken: body.access_token,
    customerId: body.customer_id,
    call: (method, path, requestBody, query = {}) => {
      const params = new URLSearchParams(
        Object.entries({siteId, ...query}).map(([name, value]) => [name, String(value)]),
      )
      const url = `${path.replace(':org', organizationId)}?${params}`
      return callShop(shop, method, url, {token: body.access_token, body: requestBody})
    },
  }
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

/** What tests look at of a basket document. */
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
