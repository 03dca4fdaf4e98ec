import {useEffect} from 'react'
import {useTrack} from '@app/features/analytics/use-track'
import {itemOfBasketLine} from '@app/features/basket/model/line-event'
import type {OrderModel} from './model/order'

const KEY = 'told-orders'

/** Whether an order is told of for the first time in this tab: a confirmation may be looked at again. */
function isNews(orderNo: string): boolean {
  try {
    const told = (sessionStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
    if (told.includes(orderNo)) return false
    sessionStorage.setItem(KEY, [...told, orderNo].join(' '))
    return true
  } catch {
    // Storage is shut off: told too often rather than never.
    return true
  }
}

/** Tells a purchase once, on the confirmation: that is where every way of paying leads. */
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
