import {useEffect, useRef} from 'react'
import {notePrices} from '@app/features/wishlist/api/wish-list'
import {loadCustomerId} from '@app/features/session/model/shopper-client'
import type {Wish} from '@app/features/wishlist/model/wish'
import {useShop} from '@app/shared/lib/shop-context'
import {unnotedPrices} from './model/price-note'
import type {WishedProduct} from './model/wished-product'

/** Notes the price of each wish that is shown for the first time. A failure is tried again with the next visit. */
export function usePriceNotes(
  wishes: readonly Wish[],
  products: readonly WishedProduct[] | undefined,
): void {
  const shop = useShop()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    const open = unnotedPrices(wishes, products ?? [], shop.currency ?? '').filter(
      ({itemId}) => !sent.current.has(itemId),
    )
    if (open.length === 0) return
    open.forEach(({itemId}) => sent.current.add(itemId))
    loadCustomerId()
      .then((customerId) => notePrices({shop, customerId}, open))
      .catch(() => undefined)
  }, [wishes, products, shop])
}
