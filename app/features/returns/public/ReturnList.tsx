import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {getCreditNote, SaveFileButton} from '@app/features/order/public/SaveFileButton'
import {type OrderCare, formatLocalDate} from '@app/features/order/public/order-care'
import {getReturnLabel} from '../api/get-return-label'
import styles from '../components/Returns.module.css'

interface ReturnListProps {
  care: OrderCare
  lookupKey: string | undefined
}

/** The returns of an order under their heading. */
export function ReturnsOfOrder(props: ReturnListProps) {
  const t = useTranslate()
  return (
    <section aria-labelledby="returns-list">
      <h2 id="returns-list" className={styles.subtitle}>
        {t('returns.list')}
      </h2>
      <ReturnList {...props} />
    </section>
  )
}

/** The returns of an order with state, goods, refund and label; the credit note names persons and is for the account alone. */
export function ReturnList({care, lookupKey}: ReturnListProps) {
  const t = useTranslate()
  const shop = useShop()
  const {orderNo, currency, lines, returns} = care
  const {money} = usePriceText(currency)
  const nameOf = (itemId: string) =>
    lines.find((line) => line.itemId === itemId)?.productName ?? itemId
  return (
    <ul className={styles.returns}>
      {returns.map((one) => (
        <li key={one.returnId} className={styles.return}>
          <p className={styles.row}>
            <strong>{one.returnId}</strong>
            <span>{t(`returns.state.${one.state}`)}</span>
          </p>
          <p className={styles.quiet}>
            {formatLocalDate(one.receivedAt ?? one.createdAt, shop.locale.id)}
          </p>
          <ul className={styles.goods}>
            {one.lines.map(({itemId, quantity}) => (
              <li key={itemId}>
                {quantity} × {nameOf(itemId)}
              </li>
            ))}
          </ul>
          <p className={styles.row}>
            <span>{t('returns.refund')}</span>
            <span>{money(one.refund)}</span>
          </p>
          {one.state === 'announced' && (
            <SaveFileButton
              name={`${one.returnId}.pdf`}
              read={() =>
                getReturnLabel(
                  shop,
                  {orderNo, ...(lookupKey && {accessKey: lookupKey})},
                  one.returnId,
                )
              }
            >
              {t('returns.label')}
            </SaveFileButton>
          )}
          {one.state === 'received' && !lookupKey && (
            <SaveFileButton
              name={`${one.returnId}.pdf`}
              read={() => getCreditNote(shop, orderNo, one.returnId)}
            >
              {t('order.creditNote')}
            </SaveFileButton>
          )}
        </li>
      ))}
    </ul>
  )
}
