import type {Basket} from '../model/shopper-client'

// jsdom has no Response; this is the one that commerce-sdk-isomorphic uses on Node.
const {Response} = jest.requireActual<{Response: typeof globalThis.Response}>('node-fetch')

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token in the format of a SLAS guest token; its signature is not checked here. */
export const guestToken = (customerId: string): string => {
  const now = Math.floor(Date.now() / 1000)
  const isb = `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}::chid:DEU`
  return `${encode({alg: 'ES256'})}.${encode({iat: now, exp: now + 1800, isb})}.signature`
}

interface Handled {
  status?: number
  body?: unknown
}

export interface ShopperBackend {
  fetch: typeof globalThis.fetch
  /** Method and path below the API family, in order of arrival. */
  calls: string[]
  /** The basket of the shopper, null when there is none. */
  basket: Basket | null
  /** Fails the next call whose description contains the text, with this status. */
  failNext: (text: string, status: number, problem?: object) => void
}

/** A shopper API of one customer with one basket, reduced to what the client's tests need. */
export function shopperBackend(customerId = 'guest-1'): ShopperBackend {
  const failures: {text: string; status: number; problem: object}[] = []
  let created = 0

  const changed = (basket: Basket): Handled => ({body: (backend.basket = basket)})

  const route = (call: string, body: unknown): Handled => {
    if (call.startsWith('POST /oauth2/token')) {
      return {
        body: {
          access_token: guestToken(customerId),
          customer_id: customerId,
          usid: 'u1',
          refresh_token: 'r2',
          refresh_token_expires_in: 2592000,
          expires_in: 1800,
          token_type: 'BEARER',
        },
      }
    }
    if (call.endsWith(`/customers/${customerId}/baskets`)) {
      const baskets = backend.basket ? [backend.basket] : []
      return {body: {baskets, total: baskets.length}}
    }
    if (call === 'POST /baskets') {
      created += 1
      return changed({basketId: `basket-${created}`, currency: 'EUR', productItems: []})
    }
    const path = call.split('/')
    const basket = backend.basket
    if (path[1] === 'baskets' && basket?.basketId !== path[2]) {
      return {
        status: 404,
        body: {type: 'https://e/errors/basket-not-found', title: 'Basket Not Found'},
      }
    }
    if (basket && call.startsWith('POST') && path[3] === 'items') {
      const items = (body as {productId: string; quantity: number}[]).map((item, index) => ({
        ...item,
        itemId: `${path[2]}-${(basket.productItems?.length ?? 0) + index}`,
      }))
      return changed({...basket, productItems: [...(basket.productItems ?? []), ...items]})
    }
    if (basket && call.startsWith('PATCH') && path.length === 3) {
      return changed({...basket, ...(body as Basket)})
    }
    if (basket && call.startsWith('PUT') && path[3] === 'customer') {
      return changed({...basket, customerInfo: body as Basket['customerInfo']})
    }
    throw new Error(`The test backend does not know ${call}.`)
  }

  const backend: ShopperBackend = {
    calls: [],
    basket: null,
    failNext: (text, status, problem = {}) => failures.push({text, status, problem}),
    fetch: (async (input: string, init: RequestInit = {}) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      const path = new URL(input, 'http://localhost').pathname.replace(
        /^.*\/organizations\/[^/]+/,
        '',
      )
      const call = `${(init.method ?? 'get').toUpperCase()} ${path}`
      backend.calls.push(call)
      const failure = failures.findIndex(({text}) => call.includes(text))
      const {status = 200, body} =
        failure >= 0
          ? ((taken) => ({status: taken?.status, body: taken?.problem}))(
              failures.splice(failure, 1)[0],
            )
          : route(call, typeof init.body === 'string' ? JSON.parse(init.body) : init.body)
      return new Response(JSON.stringify(body), {
        status,
        headers: {'content-type': 'application/json'},
      })
    }) as unknown as typeof globalThis.fetch,
  }
  return backend
}
