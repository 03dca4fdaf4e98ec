import {useRef, useState} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {addedItems} from '@app/features/analytics/model/basket-items'
import type {EventItem} from '@app/features/analytics/model/shop-event'
import {useTrack} from '@app/features/analytics/use-track'
import type {FaultContext} from '@app/features/faults/model/fault-message'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {exceedsLimit} from '@app/features/basket/model/quantity-rules'
import {useQuantityRefusal} from '@app/features/basket/use-quantity-refusal'
import type {CartChange} from './model/added'
import {
  currentBasket,
  loadCommerce,
  type Basket,
  type ShopperClient,
  type NewItem,
} from '@app/features/session/model/shopper-client'
import {isApiFault} from '@common/fault'

interface AddToCart {
  readonly busy: boolean
  /**
   * @param known event data of the products
   * @returns the change of the basket, or null when the items were refused and an error was shown
   */
  readonly add: (
    items: readonly NewItem[],
    known?: readonly EventItem[],
  ) => Promise<CartChange | null>
}

/** The basket before a change. */
async function knownBasket(client: ShopperClient): Promise<Basket | null> {
  const known = currentBasket()
  return known === undefined ? client.loadBasket() : known
}

/**
 * Adds products to the basket, all or none, within the basket's limit per item. Presses during a running
 * call are ignored.
 * @param limit most units of one item in the basket
 * @param context what a refusal depends on (rule ERROR-3)
 */
export function useAddToCart(limit: number, context: FaultContext = {}): AddToCart {
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const showFault = useFaultToast()
  const queryClient = useQueryClient()
  const refuse = useQuantityRefusal(limit)
  const track = useTrack()

  const add: AddToCart['add'] = async (items, known) => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    try {
      const client = await loadCommerce()
      const before = await knownBasket(client)
      if (exceedsLimit(before, items, limit)) {
        refuse()
        return null
      }
      const basket = await client.addItems(items)
      track({type: 'add_to_cart', items: addedItems(items, basket, known)})
      return {before, basket, items}
    } catch (error) {
      showFault(error, context)
      // Refused because of insufficient stock: the page then shows the remaining stock.
      if (isApiFault(error)) void queryClient.invalidateQueries(['product', 'offers'])
      return null
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return {busy, add}
}

/** Loads session and basket code when a press is likely. */
export function prepareAddToCart(): void {
  void loadCommerce()
}
