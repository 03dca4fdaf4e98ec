import {useRef, useState} from 'react'
import {useBusinessMode} from '@app/features/account/business-mode'
import type {EventItem} from '@app/features/analytics/model/shop-event'
import {useTrack} from '@app/features/analytics/use-track'
import type {FaultContext} from '@app/features/faults/model/fault-message'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {useQuantityRefusal} from '@app/features/basket/use-quantity-refusal'
import type {CartChange} from './model/added'
import {useBasketContext} from '@app/features/basket/api/basket-context'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import type {NewItem} from '@app/features/basket/model/new-item'
import {useTranslate} from '@app/shared/i18n/messages'
import {isChunkFailure, reportMissingPart} from '@app/shared/lib/chunk-failure'
import {showToast} from '@app/shared/ui/toast'
import {isApiFault} from '@common/fault'

export interface AddToCart {
  readonly busy: boolean
  /**
   * @param known event data of the products
   * @param onBegin called when the call begins; returns what is called when it fails
   * @returns the change of the basket, or null when the items were refused and an error was shown
   */
  readonly add: (
    items: readonly NewItem[],
    known?: readonly EventItem[],
    onBegin?: () => (() => void) | undefined,
  ) => Promise<CartChange | null>
}

const addition = () => import('./add-to-cart')

/**
 * Adds products to the basket, all or none, within the basket's limit per item. Presses during a running
 * call are ignored.
 * @param limit most units of one item in the basket
 * @param refusal what the message of a refusal depends on (rule ERROR-3)
 */
export function useAddToCart(
  limit: number,
  refusal: Omit<FaultContext, 'business'> = {},
): AddToCart {
  const business = useBusinessMode()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const t = useTranslate()
  const showFault = useFaultToast()
  const context = useBasketContext()
  const refuse = useQuantityRefusal(limit)
  const track = useTrack()

  const add: AddToCart['add'] = async (items, known, onBegin) => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(true)
    const withdraw = onBegin?.()
    try {
      const {addToCart, eventOf} = await addition()
      const change = await addToCart(context, items, limit)
      if (!change) {
        withdraw?.()
        refuse()
        return null
      }
      if (change.before && change.before.basketId !== change.basket.basketId) {
        showToast({title: t('cart.replaced'), status: 'info'})
      }
      track(eventOf(change, known))
      return change
    } catch (error) {
      withdraw?.()
      if (isChunkFailure(error)) {
        reportMissingPart(error)
        return null
      }
      showFault(error, {...refusal, business})
      // Refused because of insufficient stock: the page then shows the remaining stock.
      if (isApiFault(error)) void context.queryClient.invalidateQueries(['product', 'offers'])
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
  addition().catch(() => undefined)
}
