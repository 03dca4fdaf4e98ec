import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Icon} from '@app/shared/ui/Icon'
import {STEPS, stepsDone, type OrderCare} from '../model/order-care'
import {formatLocalDate} from '../model/order-times'
import styles from './OrderStages.module.css'

const TIMES = {created: 'createdAt', shipped: 'shippedAt', delivered: 'deliveredAt'} as const

/** How far an order is on its way, or that it was cancelled, failed or returned. */
export function OrderStages({care}: {care: OrderCare}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {stage} = care
  if (stage === 'cancelled' || stage === 'failed') {
    return (
      <p className={styles.ended} role="status">
        {t(`order.stage.${stage}.text`)}
      </p>
    )
  }
  const done = stepsDone(care)
  return (
    <div>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const time = care[TIMES[step]]
          return (
            <li
              key={step}
              className={styles.step}
              data-done={index < done ? '' : undefined}
              aria-current={index === done - 1 ? 'step' : undefined}
            >
              <span className={styles.mark}>{index < done && <Icon name="check" size={16} />}</span>
              <span className={styles.name}>{t(`order.stage.${step}`)}</span>
              {index < done && time && (
                <span className={styles.time}>{formatLocalDate(time, locale.id)}</span>
              )}
            </li>
          )
        })}
      </ol>
      {stage === 'returned' && <p className={styles.ended}>{t('order.stage.returned')}</p>}
    </div>
  )
}
