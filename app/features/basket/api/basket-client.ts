import {replaceEqualDeep} from '@tanstack/react-query'
import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {decorate, type Operations} from '@app/shared/commerce/decorators'
import type {Operation, OperationOptions} from '@app/shared/commerce/family'
import {GENERAL_STALE_TIME_MS} from '@app/shared/lib/query-client'
import type {Basket} from '../model/basket'
import {basketKey, cachedBasket, storeBasket, type CustomerBaskets} from './basket-cache'
import {withFreshBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Operations after which the answer is the shopper's basket, whichever it was before. */
const BRINGS_BASKET = new Set([
  'createBasket',
  'mergeBasket',
  'transferBasket',
  'promoteTemporaryBasket',
])

/** Whether an answer is the basket of the context; one beside it, such as a temporary one, is not. */
function isOwn(context: BasketContext, name: string, basket: Basket): boolean {
  if (!basket.basketId) return false
  const known = cachedBasket(context)
  if (known?.basketId === basket.basketId) return true
  return basket.temporaryBasket !== true && (!known?.basketId || BRINGS_BASKET.has(name))
}

/** When a change was answered last, in milliseconds since 1970. */
let changedAt = 0

/** Stores what a change has answered. */
function keep(
  context: BasketContext,
  name: string,
  options: OperationOptions,
  answer: Basket,
): void {
  changedAt = Date.now()
  if (name === 'deleteBasket') {
    const {basketId} = options.parameters ?? {}
    if (cachedBasket(context)?.basketId === basketId) storeBasket(context, null)
  } else if (isOwn(context, name, answer)) storeBasket(context, answer)
}

/** A change in its turn, whose answer is stored for this tab and the others. */
const changing =
  (context: BasketContext, name: string, call: Operation): Operation =>
  (options = {}, rawResponse) =>
    withFreshBasket(context, async () => {
      const answer = await call(options, rawResponse)
      if (!rawResponse) keep(context, name, options, answer as Basket)
      return answer
    })

/** The client of Shopper Baskets v2 with the rules of the shop: queue, cache, other tabs, baskets that are gone. */
export const queuedBaskets = (client: Operations, context: BasketContext): Operations => ({
  ...client,
  ...Object.fromEntries(
    Object.keys(ShopperBasketsV2.operations)
      .filter((name) => !name.startsWith('get'))
      .map((name) => [name, changing(context, name, client[name] as Operation)]),
  ),
})

/** The shopper's own baskets: hooks store one beside them, such as a temporary one, where there is no other. */
function ownBaskets(before: unknown, after: unknown): unknown {
  const {baskets} = after as CustomerBaskets
  const own = baskets?.filter(({temporaryBasket}) => temporaryBasket !== true)
  if (!own || own.length === baskets?.length) return replaceEqualDeep(before, after)
  return replaceEqualDeep(before, {...(after as CustomerBaskets), baskets: own, total: own.length})
}

decorate(ShopperBasketsV2, (client, context) => {
  const {organizationId} = context.shop.commerce
  context.queryClient.setQueryDefaults(
    ['/commerce-sdk-react', '/organizations/', organizationId, '/customers/'],
    {structuralSharing: ownBaskets},
  )
  return queuedBaskets(client, context)
})

/** Hooks read all baskets again after some changes, although the answer of the change has just been stored. */
decorate(ShopperCustomers, (client, context) => ({
  ...client,
  getCustomerBaskets: async (options = {}, rawResponse) => {
    const key = basketKey(context, String(options.parameters?.customerId))
    const {data, dataUpdatedAt = 0} = context.queryClient.getQueryState(key) ?? {}
    const isAnswer = dataUpdatedAt >= changedAt && Date.now() - changedAt < GENERAL_STALE_TIME_MS
    return data !== undefined && isAnswer && !rawResponse
      ? data
      : client.getCustomerBaskets?.(options, rawResponse)
  },
}))

export {ShopperBasketsV2, ShopperCustomers}
