import type {TileRow} from '@app/features/catalog/public/get-tiles'
import {formatLocalDate} from '@app/features/order/public/order-care'
import {joinNames} from '@app/shared/i18n/join-names'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {OrderSummary} from './get-orders'
import {orderState} from '../model/order-state'
import {OrderTiles} from '../components/OrderTiles'
import styles from '../components/orders.module.css'

interface OrderRowProps {
  order: OrderSummary
  /** Tiles of the products; absent while they are read, and when they cannot be. */
  tiles?: TileRow
  /** Element of the order's number, one level below the heading of the list. */
  heading?: 'h2' | 'h3'
}

/** Number of products that an order in a list shows as tiles. */
const MAX_TILES = 3

/** One order in a list: a link to its details, and its products. */
export function OrderRow({order, tiles, heading: Heading = 'h2'}: OrderRowProps) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale} = useShop()
  const {orderNo, createdAt, total, currency, lines, stage} = order
  const {money} = usePriceText(currency)
  return (
    <li className={styles.row}>
      <AppLink to={paths.order(orderNo)} className={styles.rowLink}>
        <div className={styles.rowHead}>
          <Heading className={styles.rowNumber}>{t('orders.number', {orderNo})}</Heading>
          <span className={styles.state}>{t(orderState(stage))}</span>
        </div>
        <span className={styles.names}>
          {joinNames(
            lines.map((line) => line.productName),
            locale.id,
          )}
        </span>
        <span className={styles.rowFoot}>
          <span>{formatLocalDate(createdAt, locale.id)}</span>
          <span>{total !== undefined ? money(total) : ''}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </AppLink>
      {tiles && (
        <OrderTiles
          row={tiles}
          productIds={lines.slice(0, MAX_TILES).map(({productId}) => productId)}
        />
      )}
    </li>
  )
}
