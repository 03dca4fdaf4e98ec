import {useRef, useState, type FormEvent} from 'react'
import {usePriceText} from '@app/features/catalog/public/price'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useLineProducts} from '@app/features/basket/public/LinePicture'
import {type OrderCare, formatLocalDate} from '@app/features/order/public/order-care'
import {useCreateReturn} from '../api/create-return'
import {
  linesWithoutReason,
  refundOf,
  requestLines,
  returnsEverything,
  type ReturnChoice,
} from '../model/return-choice'
import {ReturnLine} from './ReturnLine'
import styles from './Returns.module.css'

const KEPT = {quantity: 0, reason: ''}

interface ReturnFormProps {
  care: OrderCare
  lookupKey: string | undefined
  onCreated: (returnId: string) => void
}

/** Chooses lines, quantities and reasons, and shows the refund before the return is announced. */
export function ReturnForm({care, lookupKey, onCreated}: ReturnFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const track = useTrack()
  const createReturn = useCreateReturn()
  const requestId = useRef(crypto.randomUUID())
  const [choice, setChoice] = useState<ReturnChoice>({})
  const [submitted, setSubmitted] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const {orderNo, currency, returnReasons} = care
  // Goods of an announced return are not offered again.
  const lines = care.lines.filter(({refunds}) => refunds.length > 0)
  const {data: products} = useLineProducts(lines.map(({productId}) => productId))
  const {money} = usePriceText(currency)
  const missing = linesWithoutReason(choice)
  const refund = refundOf(care, choice)

  const change = (itemId: string, next: ReturnChoice[string]) => {
    requestId.current = crypto.randomUUID()
    setEmpty(false)
    forget()
    setChoice((current) => ({...current, [itemId]: next}))
  }
  const {busy, result, failure, run, forget} = useAction(
    async () => {
      const access = {orderNo, ...(lookupKey && {accessKey: lookupKey})}
      const request = {requestId: requestId.current, lines: requestLines(choice)}
      const answer = await createReturn({...access, ...request})
      if (answer.status !== 'created') return answer.status
      track({type: 'refund', orderNo, value: refund})
      onCreated(answer.returnId)
      return null
    },
    {place: 'beside'},
  )
  const refusal = isEmpty ? 'nothing' : result
  const problem = refusal ? t(`returns.problem.${refusal}`) : failure
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setSubmitted(true)
    const nothing = requestLines(choice).length === 0
    setEmpty(nothing)
    if (nothing) return
    if (missing[0]) return document.getElementById(`reason-${missing[0]}`)?.focus()
    void run()
  }
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      {care.returnUntil && (
        <p>{t('returns.until', {date: formatLocalDate(care.returnUntil, shop.locale.id)})}</p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <ReturnLine
            key={line.itemId}
            line={line}
            currency={currency}
            product={products?.[line.productId]}
            reasons={returnReasons}
            choice={choice[line.itemId] ?? KEPT}
            onChange={(next) => change(line.itemId, next)}
            invalid={submitted && missing.includes(line.itemId)}
          />
        ))}
      </ul>
      <div className={styles.sum} aria-live="polite">
        {refund > 0 && returnsEverything(care, choice) && care.deliveryRefund > 0 && (
          <p className={styles.row}>
            <span>{t('returns.delivery')}</span>
            <span>{money(care.deliveryRefund)}</span>
          </p>
        )}
        <p className={styles.row}>
          <strong>{t('returns.refund')}</strong>
          <strong>{money(refund)}</strong>
        </p>
        <p className={styles.quiet}>
          {t(care.paymentState === 'toBePaid' ? 'returns.refund.credit' : 'returns.refund.text')}
        </p>
      </div>
      {problem && (
        <p className={styles.alert} role="alert">
          {problem}
        </p>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t('returns.submit')}
        </Button>
      </div>
    </form>
  )
}
