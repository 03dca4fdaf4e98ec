import {formatDate, formatMoney} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {OrderSummary} from '../api/get-orders'
import {orderState} from '../model/order-state'
import styles from './orders.module.css'

/** One order in a list, a link to its details. */
export function OrderRow({order}: {order: OrderSummary}) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale} = useShop()
  const {orderNo, createdAt, total, currency, lines, stage} = order
  return (
    <li className={styles.row}>
      <AppLink to={paths.order(orderNo)} className={styles.rowLink}>
        <span className={styles.rowHead}>
          <span className={styles.number}>{t('orders.number', {orderNo})}</span>
          <span className={styles.state}>{t(orderState(stage))}</span>
        </span>
        <span className={styles.names}>{lines.map((line) => line.productName).join(', ')}</span>
        <span className={styles.rowFoot}>
          <span>{formatDate(createdAt, locale.id)}</span>
          <span>{total !== undefined ? formatMoney(total, currency, locale.id) : ''}</span>
        </span>
        <Icon name="chevron-right" size={20} />
      </AppLink>
    </li>
  )
}
