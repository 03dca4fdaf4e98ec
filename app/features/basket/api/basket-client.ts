import {replaceEqualDeep} from '@tanstack/react-query'
import {ShopperBasketsV2} from '@app/generated/commerce/shopper-baskets-v2'
import {ShopperCustomers} from '@app/generated/commerce/shopper-customers'
import {decorate, type Operations} from '@app/shared/commerce/decorators'
import type {Operation, OperationOptions} from '@app/shared/commerce/family'
import {
  type Basket,
  cachedBasket,
  justAnswered,
  storeBasket,
  type CustomerBaskets,
  type BasketContext,
} from '../public/basket'
import {withFreshBasket} from '../public/basket-call'

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

/** Stores what a change has answered. */
function keep(
  context: BasketContext,
  name: string,
  options: OperationOptions,
  answer: Basket,
): void {
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
const queuedBaskets = (client: Operations, context: BasketContext): Operations => ({
  ...client,
  ...Object.fromEntries(
    Object.keys(ShopperBasketsV2.operations)
      .filter((name) => !name.startsWith('get'))
      .map((name) => [name, changing(context, name, client[name] as Operation)]),
  ),
})

/** The shopper's own baskets: hooks store one beside them, such as a temporary one, where there is no other. */
function ownBaskets(before: unknown, after: unknown): unknown {
  const {baskets} = Object(after) as CustomerBaskets
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

decorate(ShopperCustomers, (client, context) => ({
  ...client,
  getCustomerBaskets: async (options = {}, rawResponse) => {
    const known = justAnswered(context, String(options.parameters?.customerId))
    return rawResponse || !known ? client.getCustomerBaskets?.(options, rawResponse) : known
  },
}))

export {ShopperBasketsV2, ShopperCustomers}
