import {useRef, useState} from 'react'
import {useAddToCart} from '@app/features/purchase/use-add-to-cart'
import {useBasketContext, type BasketContext} from '@app/features/basket/api/basket-context'
import {cachedBasket} from '@app/features/basket/api/basket-cache'
import {removeItem} from '@app/features/basket/api/remove-item'
import {updateItem} from '@app/features/basket/api/update-item'
import {useCartLimit} from '@app/features/basket/use-cart-limit'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {changeWish} from '@app/features/wishlist/change-wishes'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {showToast} from '@app/shared/ui/toast'
import type {WishedProduct} from './model/wished-product'

/** Takes units of a product out of the cart again; what was ordered or removed meanwhile is no error. */
async function takeOut(context: BasketContext, productId: string, units: number): Promise<void> {
  const lines = cachedBasket(context)?.productItems ?? []
  const line = [...lines]
    .reverse()
    .find((one) => one.productId === productId && !one.bonusProductLineItem)
  if (!line?.itemId) return
  const rest = (line.quantity ?? 0) - units
  await (rest > 0
    ? updateItem(context, line.itemId, {quantity: rest})
    : removeItem(context, line.itemId))
}

/**
 * Moves one wish to the cart, with the minimum order quantity: it is added, then leaves the list, and a toast takes
 * both back (rule WISH-17). A product that the cart refuses stays on the list.
 */
export function useMoveWish({tile, minOrderQuantity: quantity}: WishedProduct) {
  const t = useTranslate()
  const shop = useShop()
  const context = useBasketContext()
  const showFault = useFaultToast()
  const {add} = useAddToCart(useCartLimit())
  const [busy, setBusy] = useState(false)
  const isUndone = useRef(false)
  const target = {productId: tile.id}

  const undo = async () => {
    if (isUndone.current) return
    isUndone.current = true
    // The wish first: when a call fails, the product is in both places and in neither lost.
    await changeWish(shop, target, true)
    await takeOut(context, tile.id, quantity)
  }
  const run = async () => {
    if (!(await add([{productId: tile.id, quantity}]))) return
    isUndone.current = false
    await changeWish(shop, target, false)
    showToast({
      title: t('wishlist.movedOne', {product: tile.name}),
      status: 'success',
      action: {label: t('wishlist.undo'), onClick: () => void undo().catch(showFault)},
    })
  }
  const move = () => {
    if (busy) return
    setBusy(true)
    void run()
      .catch(showFault)
      .finally(() => setBusy(false))
  }
  return {busy, move}
}
