import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'
import type {Basket} from '@app/features/basket/public/basket'

/** Ids of the gifts in a basket. */
const giftsOf = (basket: Basket | null | undefined): string[] =>
  (basket?.productItems ?? []).flatMap(({bonusProductLineItem, productId}) =>
    bonusProductLineItem && productId ? [productId] : [],
  )

/**
 * Returns a function that says when a change lost a gift: a promotion removes its gifts when the cart no longer
 * qualifies (rule BASKET-24). A gift that the shopper changed or removed, `ownGift`, is not lost.
 */
export function useLostGiftNotice(): (
  before: Basket | null | undefined,
  after: Basket,
  ownGift?: string,
) => void {
  const t = useTranslate()
  return (before, after, ownGift) => {
    const left = giftsOf(after)
    const lost = giftsOf(before).filter((id) => id !== ownGift && !left.includes(id))
    if (lost.length > 0) showToast({title: t('cart.giftLost'), status: 'warning'})
  }
}
