import type {TSchema} from '@sinclair/typebox'
import type {RouteOptions} from 'fastify'
import {isAuxiliary} from '../http/answers/answer-key'
import type {Caller} from '../http/common/routes'
import {placedOrder} from './placed-order'
import {registeredRoutes} from './registered-routes'
import {addresses, CUSTOMERS, newCustomer, readyBasket, type TestCustomer, visa} from './shopper'
import {startTestShop, type TestShop} from './test-shop'

/** One method of a route, with what it declares. */
export interface Declared {
  method: string
  url: string
  caller: Caller | undefined
  schema: Partial<Record<'body' | 'querystring', TSchema>>
}

const declared = ({method, url, config, schema}: RouteOptions): Declared[] =>
  [method].flat().flatMap((one) =>
    isAuxiliary(one)
      ? []
      : [
          {
            method: one,
            url,
            caller: config?.caller,
            schema: (schema ?? {}) as Declared['schema'],
          },
        ],
  )

const TEXTS = ['sample-text', 'x', 'DE', 'EUR', 'de-DE', 'http://localhost', '123456', '2026-01-01']
const fits = (text: string, {pattern = '', minLength = 0, maxLength = 1000}: TSchema) =>
  new RegExp(pattern as string).test(text) && text.length >= minLength && text.length <= maxLength

/** Parts of a schema that contain others. */
interface SchemaParts {
  anyOf?: TSchema[]
  properties?: Record<string, TSchema>
  required?: string[]
}

/** A value that a schema accepts, with its required parts only. */
function sample(schema: TSchema): unknown {
  const {anyOf = [], properties = {}, required = []} = schema as SchemaParts
  const [first] = anyOf
  if (first) return sample(first)
  const values = [schema.default, schema.const, (schema.enum as unknown[] | undefined)?.[0]]
  const given = values.find((value) => value !== undefined)
  if (given !== undefined) return given
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(required.map((name) => [name, sample(properties[name] as TSchema)]))
    case 'array':
      return Array.from({length: Number(schema.minItems ?? 0)}, () =>
        sample(schema.items as TSchema),
      )
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    case 'boolean':
      return true
    default:
      return TEXTS.find((text) => fits(text, schema)) ?? 'x'.repeat(Number(schema.minLength ?? 1))
  }
}

/** How a route is called. */
export interface Call {
  ids?: Readonly<Record<string, string>>
  token?: string
  headers?: Record<string, string>
}

/** Calls a route with parameters and a body that its schema accepts, so that only the caller is wrong. */
async function callRoute(
  shop: TestShop,
  {method, url, schema}: Declared,
  {ids = {}, token, headers}: Call = {},
) {
  const known: Record<string, string> = {
    organizationId: shop.config.organizationId,
    siteId: 'DEU',
    locale: 'default',
    ...ids,
  }
  const path = url.replace(/:(\w+)/g, (_text, name: string) => known[name] ?? 'x')
  const query = schema.querystring ? (sample(schema.querystring) as Record<string, unknown>) : {}
  const search = Object.entries({...query, siteId: 'DEU'}).map(([name, value]) => [
    name,
    String(value),
  ])
  const body = method === 'GET' || !schema.body ? undefined : JSON.stringify(sample(schema.body))
  const response = await fetch(
    `${shop.baseUrl}${path}?${new URLSearchParams(search as [string, string][])}`,
    {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : {'content-type': 'application/json'}),
        ...(token === undefined ? {} : {authorization: `Bearer ${token}`}),
        ...headers,
      },
      body,
    },
  )
  return {status: response.status, text: await response.text()}
}

export const nameOf = ({method, url}: Declared) => `${method} ${url}`

export const othersThan = (answers: Record<string, number>, ...expected: number[]) =>
  Object.entries(answers).filter(([, status]) => !expected.includes(status))

/** Routes of orders that a proof opens, which these calls do not send. */
const BY_PROOF = /\/(lookup|actions\/request-access-code)$/

/** Documents of a customer, by the names that they have in paths. */
async function documentsOf(owner: TestCustomer): Promise<Record<string, string>> {
  const own = `${CUSTOMERS}/${owner.customerId}`
  const {orderNo} = await placedOrder(owner)
  const {basketId, shipments, productItems} = await readyBasket(owner)
  const lists = `${own}/product-lists`
  const list = await owner.call<{id: string}>('POST', lists, {type: 'wish_list'})
  const item = await owner.call<{id: string}>('POST', `${lists}/${list.body.id}/items`, {
    type: 'product',
    productId: 'stroller-green',
    quantity: 1,
  })
  await owner.call('POST', `${own}/addresses`, {...addresses.DEU, addressId: 'home'})
  const card = await owner.call<{paymentInstrumentId: string}>(
    'POST',
    `${own}/payment-instruments`,
    visa,
  )
  return {
    basketId,
    orderNo,
    customerId: owner.customerId,
    listId: list.body.id,
    itemId: item.body.id ?? String(productItems[0]?.['itemId']),
    shipmentId: String(shipments[0]?.['shipmentId']),
    addressName: 'home',
    paymentInstrumentId: card.body.paymentInstrumentId,
  }
}

/** The routes of a sandbox, and calls by callers who prove nothing or another person. */
export class RouteProbe {
  private constructor(
    readonly shop: TestShop,
    readonly routes: readonly Declared[],
  ) {}

  /** @param flags as for the command line */
  static async start(flags: Record<string, string> = {}): Promise<RouteProbe> {
    const routes = (await registeredRoutes(flags)).flatMap(declared)
    return new RouteProbe(await startTestShop(flags), routes)
  }

  of(...callers: Caller[]): Declared[] {
    return this.routes.filter(({caller}) => caller !== undefined && callers.includes(caller))
  }

  call(route: Declared, how?: Call) {
    return callRoute(this.shop, route, how)
  }

  async statusesOf(chosen: readonly Declared[], how?: Call): Promise<Record<string, number>> {
    const answers: Record<string, number> = {}
    for (const route of chosen) answers[nameOf(route)] = (await this.call(route, how)).status
    return answers
  }

  /** Routes that name a document of a shopper and show it to another one, and the number of all that name one. */
  async openToOthers(): Promise<{open: string[]; total: number}> {
    const ids = await documentsOf(await newCustomer(this.shop))
    const {accessToken: token} = await newCustomer(this.shop)
    const chosen = this.of('shopper').filter(
      ({url}) => /:(basketId|orderNo|customerId)\b/.test(url) && !BY_PROOF.test(url),
    )
    const open: string[] = []
    for (const route of chosen) {
      const {status, text} = await this.call(route, {ids, token})
      const isClosed = status === 404 || (status === 400 && /invalid-?customer/i.test(text))
      if (!isClosed) open.push(`${nameOf(route)}: ${status}`)
    }
    return {open, total: chosen.length}
  }

  close(): Promise<void> {
    return this.shop.close()
  }
}
