import {useEffect} from 'react'
import {useTrack} from '@app/features/analytics/use-track'
import {itemOfBasketLine} from '@app/features/basket/model/line-event'
import type {OrderModel} from './model/order'

const KEY = 'told-orders'

/** Whether an order is tracked for the first time in this tab: the shopper may open a confirmation again. */
function isNews(orderNo: string): boolean {
  try {
    const told = (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
    if (told.includes(orderNo)) return false
    sessionStorage.setItem(KEY, [...told, orderNo].join(' '))
    return true
  } catch {
    // Storage is disabled: a repeated event is better than a missing one.
    return true
  }
}

/** Tracks a purchase once, on the confirmation page, because every payment method leads there. */
export function usePurchaseEvent(order: OrderModel): void {
  const track = useTrack()
  useEffect(() => {
    if (!isNews(order.orderNo)) return
    const {tax, shipping, total} = order.totals
    track({
      type: 'purchase',
      orderNo: order.orderNo,
      items: order.lines.map((line) => itemOfBasketLine(line)),
      value: total ?? 0,
      ...(tax !== null && {tax}),
      ...(shipping !== null && {shipping}),
      ...(order.coupon && {coupon: order.coupon}),
      ...(order.email && {email: order.email}),
    })
  }, [order, track])
}
