import {useEffect} from 'react'
import {isFirstReport} from '@app/features/analytics/model/reported'
import {useTrack} from '@app/features/analytics/use-track'
import {itemOfBasketLine} from '@app/features/basket/model/line-event'
import type {OrderModel} from './model/order'

/** Tracks a purchase once, on the confirmation page, because every payment method leads there (rule EVENT-6). */
export function usePurchaseEvent(order: OrderModel): void {
  const track = useTrack()
  useEffect(() => {
    if (!isFirstReport('told-orders', order.orderNo)) return
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
