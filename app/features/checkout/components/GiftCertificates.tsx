import {useState} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {faultText} from '@app/features/faults/public/fault-message'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {CodeForm} from '@app/shared/ui/form/CodeForm'
import {useBasketContext, type Basket} from '@app/features/basket/public/basket'
import {addGiftCertificate} from '../api/gift-certificates'
import {removePaymentInstrument} from '@app/features/basket/public/checkout-changes'
import {
  certificateRefusal,
  certificatesOf,
  dueOf,
  type AppliedCertificate,
} from '@app/features/basket/public/totals'
import styles from './GiftCertificates.module.css'

interface GiftCertificatesProps {
  basket: Basket
  /** Called before a change: a certificate that pays everything completes the step, which has to stay open. */
  onChange: () => void
}

/** The gift certificates of the payment, with a form for another code (rule PAY-8). Default export: lazy. */
export default function GiftCertificates({basket, onChange}: GiftCertificatesProps) {
  const t = useTranslate()
  const context = useBasketContext()
  const [status, setStatus] = useState('')
  const certificates = certificatesOf(basket)
  const due = dueOf(basket)
  const {money} = usePriceText(basket.currency)
  const {busy, failure, run, forget} = useAction(
    async (change: string | AppliedCertificate) => {
      onChange()
      if (typeof change === 'string') {
        const added = certificatesOf(await addGiftCertificate(context, change)).at(-1)
        setStatus(t('payment.gift.applied', {amount: money(added?.amount ?? 0)}))
      } else {
        await removePaymentInstrument(context, change.id)
        setStatus(t('payment.gift.removed', {digits: change.digits}))
      }
      return ''
    },
    {
      place: 'beside',
      textOf: (fault) => {
        const id = certificateRefusal(fault)
        return id ? {id} : faultText(fault)
      },
    },
  )
  return (
    <section className={styles.gifts} aria-labelledby="gift-title">
      <h3 id="gift-title" className={styles.title}>
        {t('payment.gift.question')}
      </h3>
      <CodeForm
        id="gift-code"
        label={t('payment.gift.title')}
        optional
        maxLength={64}
        action={t('payment.gift.add')}
        busy={busy}
        failure={failure}
        problemOf={(code) => (code ? undefined : t('payment.gift.required'))}
        onCode={run}
        onEdit={forget}
      />
      {certificates.length > 0 && (
        <ul className={styles.list} aria-label={t('payment.gift.list')}>
          {certificates.map((one) => (
            <li key={one.id} className={styles.certificate}>
              <span>{t('payment.gift.name', {digits: one.digits})}</span>
              <span>{money(one.amount)}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={t('payment.gift.remove', {digits: one.digits})}
                onClick={() => void run(one)}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {certificates.length > 0 && due !== null && (
        <p className={styles.due}>
          {due > 0 ? t('payment.gift.left', {amount: money(due)}) : t('payment.gift.whole')}
        </p>
      )}
      <p role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
    </section>
  )
}
