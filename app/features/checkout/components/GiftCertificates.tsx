import {useState, type FormEvent} from 'react'
import {faultFromThrown} from '@common/fault'
import {halfWidth} from '@common/half-width'
import {faultMessage} from '@app/features/faults/model/fault-message'
import {usePriceText} from '@app/features/catalog/components/use-price-text'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {TextField} from '@app/shared/ui/form/TextField'
import {useBasketContext} from '@app/features/basket/api/basket-context'
import {addGiftCertificate} from '@app/features/basket/api/gift-certificates'
import {removePaymentInstrument} from '@app/features/basket/api/remove-payment-instrument'
import type {Basket} from '@app/features/basket/model/basket'
import {
  certificateRefusal,
  certificatesOf,
  dueOf,
  type AppliedCertificate,
} from '@app/features/basket/model/gift-certificates'
import styles from './GiftCertificates.module.css'

interface GiftCertificatesProps {
  basket: Basket
  /** Called before a change: a certificate that pays everything completes the step, which has to stay open. */
  onChange: () => void
}

/** The gift certificates of the payment, with a form for another code (rule PAY-8). */
export function GiftCertificates({basket, onChange}: GiftCertificatesProps) {
  const t = useTranslate()
  const context = useBasketContext()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [status, setStatus] = useState('')
  const [busy, setBusy] = useState(false)
  const certificates = certificatesOf(basket)
  const due = dueOf(basket)
  const {money} = usePriceText(basket.currency)

  const run = async (change: () => Promise<Basket>, done: (changed: Basket) => void) => {
    if (busy) return
    setBusy(true)
    setError(undefined)
    onChange()
    try {
      done(await change())
    } catch (thrown) {
      const fault = faultFromThrown(thrown)
      const message = certificateRefusal(fault)
      setError(message ? t(message) : faultMessage(fault, t))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = halfWidth(code)
    if (!wanted) return setError(t('payment.gift.required'))
    void run(
      () => addGiftCertificate(context, wanted),
      (changed) => {
        const added = certificatesOf(changed).at(-1)
        setCode('')
        setStatus(t('payment.gift.applied', {amount: money(added?.amount ?? 0)}))
      },
    )
  }
  const remove = ({id, digits}: AppliedCertificate) =>
    void run(
      () => removePaymentInstrument(context, id),
      () => setStatus(t('payment.gift.removed', {digits})),
    )
  return (
    <section className={styles.gifts} aria-labelledby="gift-title">
      <h3 id="gift-title" className={styles.title}>
        {t('payment.gift.question')}
      </h3>
      <form method="post" noValidate className={styles.form} onSubmit={submit}>
        <TextField
          id="gift-code"
          label={t('payment.gift.title')}
          optional
          value={code}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} className={styles.submit}>
          {t('payment.gift.add')}
        </Button>
      </form>
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
                onClick={() => remove(one)}
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
