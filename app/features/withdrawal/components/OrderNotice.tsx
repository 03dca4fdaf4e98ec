import {formatLocalDate} from '@app/features/order/public/order-care'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {stateOf, type WithdrawalOrder} from '../model/withdrawal-goods'
import styles from './Withdrawal.module.css'

/** What the shopper has to know before confirming: the period, or why the order is not shown. */
export function OrderNotice({order}: {order: WithdrawalOrder | null}) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale} = useShop()
  if (!order) return <p className={styles.notice}>{t('withdrawal.unknown')}</p>
  const {until, acceptsReturns, orderNo} = order
  const date = until === undefined ? '' : formatLocalDate(until, locale.id)
  switch (stateOf(order)) {
    case 'open':
      return (
        <p className={styles.text}>
          {date ? t('withdrawal.until', {date}) : t('withdrawal.notBegun')}
        </p>
      )
    case 'late':
      return (
        <div className={styles.notice}>
          <p>{t('withdrawal.late', {date})}</p>
          {acceptsReturns && (
            <p>
              {t('withdrawal.late.returns')}{' '}
              <AppLink to={paths.returnOrder(orderNo)}>{t('returns.title')}</AppLink>
            </p>
          )}
        </div>
      )
    case 'nothing':
      return <p className={styles.notice}>{t('withdrawal.nothing')}</p>
  }
}
