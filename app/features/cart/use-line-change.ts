import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {useAction} from '@app/features/faults/public/use-action'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {cachedBasket, useBasketContext} from '@app/features/basket/public/basket'
import {itemChange, type ItemChange} from '@app/features/basket/public/item-change'
import type {BasketLine} from '@app/features/basket/public/basket-lines'
import {quantityEvent} from '@app/features/basket/public/event-items'
import {useLostGiftNotice} from './use-lost-gift-notice'
import {faultText} from '@app/features/faults/public/fault-message'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'

interface LineChange {
  readonly busy: boolean
  /** Why the backend refused the change; '' when it did not. */
  readonly problem: string
  /** @param name name of the product as changed */
  readonly save: (changes: readonly ItemChange[], name: string) => void
}

/** Changes a line in place in one call; a refused change leaves the cart as it is (rule BASKET-26). */
export function useLineChange(line: BasketLine, onDone: () => void): LineChange {
  const t = useTranslate()
  const context = useBasketContext()
  const {mutateAsync: updateItems} = useShopperBasketsV2Mutation('updateItemsInBasket')
  const business = useBusinessMode()
  const noticeLostGift = useLostGiftNotice()
  const track = useTrack()

  /** Another variant is another item for analytics; an engraving is the same one. */
  const tell = ({productId = line.productId, quantity = line.quantity}: ItemChange) => {
    const isSame = productId === line.productId
    const removed = quantityEvent(line, line.quantity, isSame ? quantity : 0)
    const added = isSame ? null : quantityEvent({...line, productId}, 0, quantity)
    for (const event of [removed, added]) if (event) track(event)
  }
  const {busy, failure, run} = useAction(
    async ({changes, name}: {changes: readonly ItemChange[]; name: string}) => {
      const [change] = changes
      if (!change) return
      const before = cachedBasket(context)
      const ownGift = line.bonus && line.productId
      const {basketId = ''} = before ?? {}
      const changed = await updateItems({parameters: {basketId}, body: changes.map(itemChange)})
      noticeLostGift(before, changed, ownGift)
      tell(change)
      const {quantity = line.quantity} = change
      showToast(
        quantity < line.quantity
          ? {title: t('error.onlyLeftFor', {n: quantity, product: name}), status: 'warning'}
          : {title: t('cart.item.changed', {product: name}), status: 'success'},
      )
      onDone()
    },
    {place: 'beside', textOf: (fault) => faultText(fault, {business})},
  )
  return {busy, problem: failure, save: (changes, name) => void run({changes, name})}
}
