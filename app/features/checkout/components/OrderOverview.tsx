import {useContext, useState} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {classNames} from '@app/shared/ui/class-names'
import {overridable} from '@app/shared/lib/overrides'
import {useLineProducts, LinePicture} from '@app/features/basket/public/LinePicture'
import {LineList} from '@app/features/basket/public/LineList'
import {PickupNote} from './PickupNote'
import {TotalsList} from '@app/features/basket/public/TotalsList'
import {
  basketLinesOf,
  productIdsOf,
  type BasketLine,
} from '@app/features/basket/public/basket-lines'
import {
  slotOf,
  deliveryShipmentsOf,
  isPickupMethod,
  pickupsOf,
} from '@app/features/basket/public/delivery'
import {totalQuantity, type Basket, type Shipment} from '@app/features/basket/public/basket'
import {totalsOf} from '@app/features/basket/public/totals'
import {CheckoutSlotsContext} from '../public/checkout-slots'
import {arrivalOf} from '../model/delivery-method'
import {EditGoods} from './EditGoods'
import styles from './OrderOverview.module.css'

interface OrderOverviewProps {
  basket: Basket
  /** True if the open step shows the lines: the overview then shows only the sums. */
  sumsOnly: boolean
}

/** Number of pictures beside the button that opens the overview on a phone. */
const MAX_PICTURES = 3

/** Pictures of the first products; the list that the button opens names them. */
function Pictures({lines}: {lines: readonly BasketLine[]}) {
  const {data: products} = useLineProducts(productIdsOf(lines), {keepPreviousData: true})
  const more = lines.length - MAX_PICTURES
  return (
    <span className={styles.pictures} aria-hidden="true">
      {lines.slice(0, MAX_PICTURES).map(({itemId, productId}) => (
        <LinePicture
          key={itemId}
          product={products?.[productId]}
          width={36}
          className={styles.picture}
        />
      ))}
      {more > 0 && <span className={styles.more}>{`+${more}`}</span>}
    </span>
  )
}

/** The chosen delivery method and when the goods arrive. */
function Delivery({shippingMethod: method, ...shipment}: Shipment) {
  const t = useTranslate()
  if (!method?.name || isPickupMethod(method)) return null
  const arrival = arrivalOf(method)
  return (
    <p className={styles.delivery}>
      <Icon name="truck" size={20} />
      <span>
        <span className={styles.deliveryMethod}>
          {method.name} {slotOf(shipment)}
        </span>
        {arrival && <span>{t('checkout.summaryArrival', {time: arrival})}</span>}
      </span>
    </p>
  )
}

/** Overview of the order: beside the steps on a desktop, above them and initially collapsed on a phone. */
export function DefaultOrderOverview({basket, sumsOnly}: OrderOverviewProps) {
  const t = useTranslate()
  const {site} = useShop()
  const {money} = usePriceText(basket.currency)
  const {Coupons} = useContext(CheckoutSlotsContext)
  const [open, setOpen] = useState(false)
  const lines = basketLinesOf(basket.productItems)
  const totals = totalsOf(basket, site.taxation)
  const total = totals.estimated
  const amount = total === null ? '' : money(total)
  return (
    <aside className={styles.overview} aria-labelledby="order-overview">
      <div className={styles.head}>
        <h2 id="order-overview" className={styles.title}>
          {t('checkout.summary')}
        </h2>
        <p className={styles.count}>{t('checkout.summaryItems', {count: totalQuantity(lines)})}</p>
      </div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="order-overview-content"
        onClick={() => setOpen(!open)}
      >
        <Pictures lines={lines} />
        <span className={styles.toggleText}>
          {t(open ? 'checkout.summaryHide' : 'checkout.summaryShow')}
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </span>
        <span className={styles.amount}>{amount}</span>
      </button>
      <div id="order-overview-content" className={styles.content} data-open={open || undefined}>
        <div className={classNames(styles.lines, sumsOnly && styles.elsewhere)}>
          <LineList lines={lines} currency={basket.currency} />
          <EditGoods className={styles.edit} />
        </div>
        {Coupons && <Coupons basket={basket} />}
        <TotalsList totals={totals} currency={basket.currency} />
        {deliveryShipmentsOf(basket).map((shipment) => (
          <Delivery key={shipment.shipmentId} {...shipment} />
        ))}
        {pickupsOf(basket).map((pickup) => (
          <PickupNote key={pickup.shipmentId} pickup={pickup} />
        ))}
      </div>
    </aside>
  )
}

/** Replaceable by `overrides/<SITE>/components/checkout/OrderOverview.tsx`. */
export const OrderOverview = overridable('checkout/OrderOverview', DefaultOrderOverview)
