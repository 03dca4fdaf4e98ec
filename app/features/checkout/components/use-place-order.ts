import {useRef, useState} from 'react'
import {useHistory} from 'react-router-dom'
import {faultFromThrown, type ApiFault} from '@app/shared/api/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {loadCommerce, type Basket} from '@app/features/session/model/commerce-bridge'
import {placeOrder} from '../api/place-order'
import {clearDraft, forgetPending, rememberPending} from '../model/draft'
import {orderRefusal, type OrderRefusal} from '../model/order-refusal'

export interface PlacingOrder {
  isPlacing: boolean
  refusal: OrderRefusal | null
  place: () => Promise<void>
}

const PRICE_CHANGED: OrderRefusal = {message: 'checkout.error.priceChanged'}

/** Whether it is certain that there is no order: an unanswered call leaves that open. */
const isCertain = ({status}: ApiFault): boolean => status >= 400 && status < 500

/**
 * Orders the basket as it is shown. When a price has changed since, the new sums are shown and the
 * shopper decides again. A refused order keeps the basket.
 */
export function usePlaceOrder(basket: Basket): PlacingOrder {
  const shop = useShop()
  const paths = usePaths()
  const history = useHistory()
  const [isPlacing, setIsPlacing] = useState(false)
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null)
  const inFlight = useRef(false)
  const siteId = shop.site.id

  const attempt = async (basketId: string): Promise<OrderRefusal | null> => {
    const commerce = await loadCommerce()
    const current = await commerce.refreshBasket()
    if (current && current.orderTotal !== basket.orderTotal) return PRICE_CHANGED
    rememberPending(siteId, basketId)
    const placement = await placeOrder(shop, basketId)
    if (placement.status === 'refused') {
      if (isCertain(placement.fault)) forgetPending(siteId)
      await commerce.refreshBasket().catch(() => null)
      return orderRefusal(placement.fault)
    }
    forgetPending(siteId)
    clearDraft(siteId)
    history.replace(paths.confirmation(basketId))
    await commerce.refreshBasket().catch(() => null)
    return null
  }

  const place = async () => {
    if (inFlight.current || !basket.basketId) return
    inFlight.current = true
    setIsPlacing(true)
    setRefusal(null)
    try {
      setRefusal(await attempt(basket.basketId))
    } catch (error) {
      setRefusal(orderRefusal(faultFromThrown(error)))
    } finally {
      inFlight.current = false
      setIsPlacing(false)
    }
  }
  return {isPlacing, refusal, place}
}
