import {useRef} from 'react'
import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {useAction} from '@app/features/faults/public/use-action'
import {useAddToCart} from '@app/features/purchase/public/use-add-to-cart'
import {useBasketContext, cachedBasket} from '@app/features/basket/public/basket'
import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import {changeWish} from '@app/features/wishlist/public/change-wishes'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import type {WishedProduct} from './public/wished-product'

/** Takes units of a product out of the cart again; what was ordered or removed meanwhile is no error. */
function useTakeOut() {
  const context = useBasketContext()
  const {mutateAsync: updateItem} = useShopperBasketsV2Mutation('updateItemInBasket')
  const {mutateAsync: removeItem} = useShopperBasketsV2Mutation('removeItemFromBasket')
  return async (productId: string, units: number): Promise<void> => {
    const {basketId = '', productItems = []} = cachedBasket(context) ?? {}
    const line = [...productItems]
      .reverse()
      .find((one) => one.productId === productId && !one.bonusProductLineItem)
    if (!line?.itemId) return
    const parameters = {basketId, itemId: line.itemId}
    const quantity = (line.quantity ?? 0) - units
    await (quantity > 0 ? updateItem({parameters, body: {quantity}}) : removeItem({parameters}))
  }
}

/**
 * Moves one wish to the cart, with the minimum order quantity: it is added, then leaves the list, and a toast takes
 * both back (rule WISH-17). A product that the cart refuses stays on the list.
 */
export function useMoveWish({tile, minOrderQuantity: quantity}: WishedProduct) {
  const t = useTranslate()
  const context = useBasketContext()
  const takeOut = useTakeOut()
  const {add} = useAddToCart(useCartLimit())
  const isUndone = useRef(false)
  const target = {productId: tile.id}

  const {run: undo} = useAction(async () => {
    if (isUndone.current) return
    isUndone.current = true
    // The wish first: when a call fails, the product is in both places and in neither lost.
    await changeWish(context, target, true)
    await takeOut(tile.id, quantity)
  })
  const {busy, run} = useAction(async () => {
    if (!(await add({items: [{productId: tile.id, quantity}]}))) return
    isUndone.current = false
    await changeWish(context, target, false)
    showToast({
      title: t('wishlist.movedOne', {product: tile.name}),
      status: 'success',
      action: {label: t('wishlist.undo'), onClick: () => void undo()},
    })
  })
  return {busy, move: () => void run()}
}
