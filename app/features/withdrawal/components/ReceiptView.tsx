import {useEffect, useRef} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {formatLocalDate, useOrderCare} from '@app/features/order/public/order-care'
import {ReturnsOfOrder} from '@app/features/returns/public/ReturnList'
import {formatLocale} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import pageStyles from '@app/shared/form/FormPage.module.css'
import {wholeName} from '../model/withdrawal-details'
import type {Receipt} from '../use-confirm'
import {Summary} from './Summary'
import styles from './Withdrawal.module.css'

/** What happens next, in words. */
function Consequence({receipt: {order}}: Pick<Receipt, 'receipt'>) {
  const t = useTranslate()
  const {locale} = useShop()
  const day = (time = '') => (time ? formatLocalDate(time, locale.id) : '')
  if (!order) return <p>{t('withdrawal.done.byHand')}</p>
  switch (order.outcome) {
    case 'cancelled':
      return <p>{t('withdrawal.done.cancelled')}</p>
    case 'return': {
      const id = order.delivered ? 'withdrawal.done.return' : 'withdrawal.done.transit'
      return <p>{t(id, {date: day(order.followUpUntil)})}</p>
    }
    case 'late':
      return <p>{t('withdrawal.done.late', {date: day(order.endedAt)})}</p>
    case 'nothing':
      return <p>{t('withdrawal.done.nothing')}</p>
  }
}

/** The returns of the order with their labels. */
function Labels({orderNo, lookupKey}: {orderNo: string; lookupKey: string | undefined}) {
  const {data: care} = useOrderCare({orderNo, ...(lookupKey && {accessKey: lookupKey})})
  return care ? <ReturnsOfOrder care={care} lookupKey={lookupKey} /> : null
}

/** The acknowledgement on screen: what was sent and when, and what follows (rule ORDER-14). */
export function ReceiptView({details, goods, lookupKey, receipt}: Receipt) {
  const t = useTranslate()
  const paths = usePaths()
  const {locale, market} = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const {order, receivedAt, withdrawalId} = receipt
  const {money} = usePriceText(order?.currency)
  const time = new Intl.DateTimeFormat(formatLocale(locale.id), {
    dateStyle: 'long',
    timeStyle: 'long',
  }).format(new Date(receivedAt))
  return (
    <div className={styles.page}>
      <div className={pageStyles.done} role="status">
        <h2 ref={heading} tabIndex={-1} className={pageStyles.title}>
          {t('withdrawal.done.title')}
        </h2>
        <p>{t('withdrawal.done.text', {time, email: details.email})}</p>
        <Consequence receipt={receipt} />
      </div>
      <Summary
        rows={[
          [t('withdrawal.reference'), withdrawalId],
          [t('withdrawal.name'), wholeName(details, market)],
          [t('confirmation.orderNo'), details.orderNo],
          [t('withdrawal.goods.label'), goods || t('withdrawal.whole')],
          ...(order?.refund === undefined
            ? []
            : [[t('returns.refund'), money(order.refund)] as const]),
        ]}
      />
      {order?.outcome === 'return' && <Labels orderNo={details.orderNo} lookupKey={lookupKey} />}
      <div className={styles.ways}>
        <ButtonLink variant="secondary" to={paths.home()}>
          {t('common.continueShopping')}
        </ButtonLink>
      </div>
    </div>
  )
}
