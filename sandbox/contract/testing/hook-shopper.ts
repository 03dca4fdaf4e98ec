import {HookPage, type Changing, type Reading} from './hook-page'
import * as hooks from '@salesforce/commerce-sdk-react'
import type {Exchange} from '../exchange'
import {OperationTable} from '../operations/operation'
import type {Shopper} from '../shopper'

const {operations} = new OperationTable()

type QueryHook = (options: unknown) => Reading<unknown>
type MutationHook = (name: string) => Changing<unknown, unknown>

/** The clients of a shopper that have hooks, the API of each, and how its hooks are called. */
const families = {
  products: {api: 'shopper-products', of: 'ShopperProducts'},
  search: {api: 'shopper-search', of: 'ShopperSearch'},
  promotions: {api: 'shopper-promotions', of: 'ShopperPromotions'},
  baskets: {api: 'shopper-baskets-v2', of: 'ShopperBasketsV2', suffix: 'V2'},
  basketsV1: {api: 'shopper-baskets-v1', of: 'ShopperBaskets'},
  orders: {api: 'shopper-orders', of: 'ShopperOrders'},
  customers: {api: 'shopper-customers', of: 'ShopperCustomers'},
  stores: {api: 'shopper-stores', of: 'ShopperStores'},
  contexts: {api: 'shopper-context', of: 'ShopperContexts'},
  giftCertificates: {api: 'shopper-gift-certificates', of: 'ShopperGiftCertificates'},
  seo: {api: 'shopper-seo', of: 'ShopperSEO'},
  consents: {api: 'shopper-consents', of: 'ShopperConsents'},
  configurations: {api: 'shopper-configurations', of: 'ShopperConfigurations'},
  experience: {api: 'shopper-experience', of: 'ShopperExperience'},
  payments: {api: 'shopper-payments', of: 'ShopperPayments'},
} as const satisfies Partial<Record<keyof Shopper, {api: string; of: string; suffix?: string}>>

interface Family {
  readonly api: string
  readonly of: string
  readonly suffix?: string
}

/** The APIs that have hooks, by their names in the contract. */
export const hookedApis: readonly string[] = Object.values(families).map(({api}) => api)

const exported = hooks as unknown as Readonly<Record<string, unknown>>

/** Mounts the hook of a method: a mutation by its name, else a query: `getProduct` is `useProduct`. */
function callHook(page: HookPage, {of, suffix = ''}: Family, method: string, options: unknown) {
  const mutations = Object.values((exported[`${of}Mutations`] ?? {}) as Record<string, string>)
  if (mutations.includes(method)) {
    const useMutation = exported[`use${of}Mutation`] as MutationHook
    return page.change(() => useMutation(method), options)
  }
  const subject = method.replace(/^get(?=[A-Z])/, '')
  const name = `use${subject.charAt(0).toUpperCase()}${subject.slice(1)}${suffix}`
  const useQuery = exported[name] as QueryHook | undefined
  if (!useQuery) throw new Error(`${method} has no hook ${name}.`)
  return page.read(() => useQuery(options))
}

/** A client whose methods go through hooks; what succeeds is noted. */
function hookClient(family: Family, page: HookPage, note: Note): object {
  const call = async (method: string, options: unknown) => {
    const operation = operations.find(({key}) => key === `${family.api}/${method}`)
    if (!operation) throw new Error(`The contract does not know ${family.api}/${method}.`)
    const body = await callHook(page, family, method, options)
    note({operation, method: operation.method, path: operation.path, status: 200, body})
    return body
  }
  return new Proxy(
    {},
    {get: (_client, method) => (options: unknown) => call(String(method), options)},
  )
}

/** BasketEventData of every call that succeeded, as of an exchange. */
type Note = (call: Omit<Exchange, 'contentType'>) => void

/** The same shopper, whose calls to the Shopper APIs are made by the hooks of commerce-sdk-react. */
export function withHooks(shopper: Shopper, note: Note): Shopper {
  const page = new HookPage(shopper.target, {fetchedToken: shopper.session?.accessToken ?? ''})
  const clients = Object.entries(families).map(([name, family]) => [
    name,
    {value: hookClient(family, page, note)},
  ])
  return Object.create(shopper, Object.fromEntries(clients)) as Shopper
}
