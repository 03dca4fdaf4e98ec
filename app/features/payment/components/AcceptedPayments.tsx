import {useTranslate} from '@app/shared/i18n/messages'
import {usePaymentIcons, PaymentIcons} from '../public/PaymentIcons'
import {siteIcons} from '../public/payment-icons'
import styles from './PaymentIcons.module.css'

/** The ways to pay on this site, as icons. Default export: lazy. */
export default function AcceptedPayments() {
  const t = useTranslate()
  const {data = []} = usePaymentIcons()
  const icons = siteIcons(data)
  if (icons.length === 0) return null
  return (
    <div className={styles.accepted} role="group" aria-label={t('footer.paymentLabel')}>
      <span aria-hidden="true">{t('footer.paymentLabel')}</span>
      <PaymentIcons icons={icons} />
    </div>
  )
}
