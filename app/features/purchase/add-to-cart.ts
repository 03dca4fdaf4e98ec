import {OFFERS_KEY} from '@app/features/catalog/public/price'
import {ApiFault, isApiFault} from '@common/fault'
import type {EventItem, ShopEvent} from '@app/features/analytics/public/shop-event'
import {addItems} from '@app/features/basket/public/add-items'
import {cachedBasket, type BasketContext} from '@app/features/basket/public/basket'
import {loadBasket} from '@app/features/basket/public/get-basket'
import {addedItems} from '@app/features/basket/public/event-items'
import type {NewItem} from '@app/features/basket/public/new-item'
import {exceedsLimit} from '@app/features/basket/public/quantity-rules'
import type {Translate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import {announceAdded, announceAdding, withdrawAdding} from './announce-added'
import type {AddedProduct, CartChange} from './public/added'

/** Products to add to the basket, all or none. */
export interface Addition {
  readonly items: readonly NewItem[]
  /** Event data of the products. */
  readonly known?: readonly EventItem[]
  /** The addition as announced to the shopper; nothing is announced when absent. */
  readonly shown?: AddedProduct | undefined
  /** Opens the modal before the backend has answered, unless the known basket refuses the addition. */
  readonly atOnce?: boolean
  /** Called when the products are in the basket, before that is announced. */
  readonly onAdded?: () => void
}

/** The shopper who adds. */
export interface Buyer {
  readonly context: BasketContext
  /** Most units of one item in the basket. */
  readonly limit: number
  readonly business: boolean
  readonly t: Translate
  readonly track: (event: ShopEvent) => void
}

const overLimit = (): ApiFault =>
  new ApiFault({
    type: 'invalid-product-item-quantity',
    status: 400,
    title: 'Invalid Product Item Quantity',
    detail: 'The basket would have more units of an item than the limit.',
    arguments: {},
  })

/**
 * Adds products to the basket and announces them. The code is loaded when a press is likely (`use-add-to-cart.ts`).
 * @throws ApiFault (rejects), after the modal that was opened at once is closed
 */
export async function addToCart(
  {items, known, shown, atOnce = false, onAdded}: Addition,
  buyer: Buyer,
): Promise<CartChange> {
  const {context, limit, business, t, track} = buyer
  const cached = cachedBasket(context)
  const isWaiting = atOnce && !business && !exceedsLimit(cached, items, limit)
  if (shown && isWaiting) announceAdding(shown)
  try {
    const before = cached === undefined ? await loadBasket(context) : cached
    if (exceedsLimit(before, items, limit)) throw overLimit()
    const basket = await addItems(context, items)
    if (before && before.basketId !== basket.basketId) {
      showToast({title: t('cart.replaced'), status: 'info'})
    }
    track({type: 'add_to_cart', items: addedItems(items, basket, known)})
    const change = {before, basket, items}
    onAdded?.()
    if (shown) announceAdded({...shown, basket}, change, buyer)
    return change
  } catch (error) {
    if (isWaiting) withdrawAdding()
    // Refused because of insufficient stock: the page then shows the remaining stock.
    if (isApiFault(error)) void context.queryClient.invalidateQueries(OFFERS_KEY)
    throw error
  }
}
