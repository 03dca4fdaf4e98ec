import {isApiFault} from '@common/fault'
import {loadCommerce} from '@app/features/session/public/shopper-client'
import {pick} from '@app/shared/lib/pick'
import type {Basket, BasketContext} from '@app/features/basket/public/basket'
import {
  lineOfBundle,
  partChanges,
  productItemOf,
  type NewItem,
} from '@app/features/basket/public/new-item'
import {basketsOf} from '@app/features/basket/public/basket-call'

const QUOTA_EXCEEDED = 'customer-temporary-baskets-quota-exceeded'

/** The ids that the fault of a full quota names, oldest last. */
function abandonedIn(error: unknown): string[] {
  if (!isApiFault(error) || !error.type.endsWith(QUOTA_EXCEEDED)) return []
  return String(error.arguments.basketIds ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean)
}

const remove = (context: BasketContext, basketId: string) =>
  basketsOf(context)
    .deleteBasket({parameters: {basketId}})
    .catch(() => undefined)

/** Sets the chosen variants of bundles: the first call ignores them. */
async function chooseParts(context: BasketContext, basket: Basket, items: readonly NewItem[]) {
  const changes = items.flatMap((item) => {
    const line = item.parts?.length ? lineOfBundle(basket, item) : undefined
    return line ? partChanges(line, item) : []
  })
  if (changes.length === 0) return
  await basketsOf(context).updateItemsInBasket({
    parameters: {basketId: basket.basketId ?? ''},
    body: changes.map((change) => pick(change, 'itemId', 'productId', 'quantity')),
  })
}

/**
 * Creates a basket beside the shopper's own, which stays as it is: `POST baskets?temporary=true`. The backend
 * keeps a few such baskets for 15 minutes; when there is no room, the oldest one is deleted.
 * @returns the id of the basket
 * @throws ApiFault (rejects); no basket is left then
 */
export async function createTemporaryBasket(
  context: BasketContext,
  items: readonly NewItem[],
): Promise<string> {
  await loadCommerce()
  const create = () =>
    basketsOf(context).createBasket({
      parameters: {temporary: true},
      body: {
        currency: context.shop.currency,
        productItems: items.map((item) => productItemOf(item)),
      },
    })
  const basket = await create().catch(async (error: unknown) => {
    const oldest = abandonedIn(error).at(-1)
    if (!oldest) throw error
    await remove(context, oldest)
    return create()
  })
  const {basketId = ''} = basket
  try {
    await chooseParts(context, basket, items)
  } catch (error) {
    await remove(context, basketId)
    throw error
  }
  return basketId
}
