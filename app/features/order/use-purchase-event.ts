import {useEffect} from 'react'
import {isFirstReport} from '@app/features/analytics/public/reported'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useShop, type Shop} from '@app/shared/lib/shop-context'
import {itemOfBasketLine} from '@app/features/basket/public/event-items'
import type {OrderModel} from './public/order'

/** Failure to load the code leaves the order out of the results of experiments. */
const reportToExperiments = (shop: Shop, orderNo: string): Promise<void> =>
  import('@app/features/experiments/public/report-conversion').then(
    ({reportConversion}) => reportConversion(shop, orderNo),
    () => undefined,
  )

/** Tracks a purchase once, on the confirmation page, because every payment method leads there (rule EVENT-6). */
export function usePurchaseEvent(order: OrderModel): void {
  const track = useTrack()
  const shop = useShop()
  useEffect(() => {
    if (!isFirstReport('told-orders', order.orderNo)) return
    if (shop.site.features.experiments) void reportToExperiments(shop, order.orderNo)
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
  }, [order, track, shop])
}
