import {useBusinessMode} from '@app/features/account/public/business-mode'
import {faultMessage} from '@app/features/faults/public/fault-message'
import {useTranslate} from '@app/shared/i18n/messages'
import {showToast} from '@app/shared/ui/toast'

/**
 * Returns a function that shows why no more units of an item can be bought: because of stock where the
 * stock is below the limit, otherwise because the limit is reached.
 * @param product name of the product, for the message with the units that are left
 */
export function useQuantityRefusal(
  limit: number,
  stock?: number | null,
  product?: string,
): () => void {
  const t = useTranslate()
  const business = useBusinessMode()
  const short = typeof stock === 'number' && stock < limit
  const type = short ? 'product-item-not-available' : 'invalid-product-item-quantity'
  const context = {business, ...(short && {stockLevel: stock})}
  return () => {
    const few = short && !business && product !== undefined
    const title = few
      ? t('error.onlyLeftFor', {n: stock, product})
      : faultMessage({type, status: 400}, t, context)
    showToast({title, status: 'error'})
  }
}
