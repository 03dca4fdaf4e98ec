import {formatList} from '@app/shared/i18n/format-list'
import {useShop} from '@app/shared/lib/shop-context'
import type {OrderCare} from '../model/order-care'

/** Tracking numbers of an order: one alone, or each with the goods of its parcel (rule ORDER-9). */
export function ParcelNumbers({care: {parcels, lines}}: {care: OrderCare}) {
  const {locale} = useShop()
  const [only] = parcels
  if (only && parcels.length === 1 && only.itemIds.length === lines.length) {
    return <bdi>{only.trackingNumber}</bdi>
  }
  return (
    <ul>
      {parcels.map(({shipmentId, trackingNumber, itemIds}) => {
        const goods = lines.filter(({itemId}) => itemIds.includes(itemId))
        const names = goods.map(({quantity, productName}) => `${quantity} × ${productName}`)
        return (
          <li key={shipmentId}>
            <bdi>{trackingNumber}</bdi>: {formatList(names, locale.id)}
          </li>
        )
      })}
    </ul>
  )
}
