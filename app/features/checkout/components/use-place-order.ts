import {useRef, useState} from 'react'
import {faultFromThrown} from '@common/fault'
import {useShop} from '@app/shared/lib/shop-context'
import {loadCommerce, type Basket} from '@app/features/session/model/shopper-client'
import {placeOrder} from '../api/place-order'
import {orderRefusal, type OrderRefusal} from '../model/order-refusal'
import {useConfirmOrder} from '../use-confirm-order'
import type {OrderCheck} from '../use-order-check'

export interface PlacingOrder {
  isPlacing: boolean
  refusal: OrderRefusal | null
  place: () => Promise<void>
}

const PRICE_CHANGED: OrderRefusal = {message: 'checkout.error.priceChanged'}
const NOT_PLACED: OrderRefusal = {message: 'checkout.error.notPlaced'}

/**
 * Orders the basket as it is shown. If a price has changed since, the new sums are shown and the
 * shopper must confirm again. A refused order keeps the basket; `orderCheck` determines the outcome of
 * an order without a readable answer.
 */
export function usePlaceOrder(basket: Basket, orderCheck: OrderCheck): PlacingOrder {
  const shop = useShop()
  const confirm = useConfirmOrder()
  const [isPlacing, setIsPlacing] = useState(false)
  const [refusal, setRefusal] = useState(orderCheck.notPlaced ? NOT_PLACED : null)
  const inFlight = useRef(false)

  const attempt = async (token: string): Promise<OrderRefusal | null> => {
    const commerce = await loadCommerce()
    const current = await commerce.refreshBasket()
    if (current && current.orderTotal !== basket.orderTotal) return PRICE_CHANGED
    const placement = await placeOrder(shop, token)
    if (placement.status === 'unknown') {
      orderCheck.check(placement.pending)
      return null
    }
    if (placement.status === 'refused') {
      await commerce.refreshBasket().catch(() => null)
      return orderRefusal(placement.fault)
    }
    await confirm(token)
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
