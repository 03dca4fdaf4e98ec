import {useRef, useState, type FormEvent} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'
import type {OrderCare} from '@app/features/order/public/order-care'
import {useKnownContact} from '@app/features/order/public/WithdrawalLink'
import {useFindOrder} from '../api/find-guest-order'
import {lookupProblems, proofOf, type LookupPurpose, type LookupValues} from '../model/lookup-rules'
import styles from './OrderLookup.module.css'

interface LookupFormProps {
  /** Number of the order in the link that led here. */
  orderNo: string
  purpose: LookupPurpose
  onFound: (care: OrderCare) => void
}

/** Number of an order with its email address, or for reading with its postal code. What was entered stays after a failure. */
export function LookupForm({orderNo, purpose, onFound}: LookupFormProps) {
  const t = useTranslate()
  const findOrder = useFindOrder()
  const {remember} = useKnownContact()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<LookupValues>({orderNo, proof: ''})
  const [problems, setProblems] = useState<readonly (keyof LookupValues)[]>([])
  const {busy, result, failure, run} = useAction(
    async () => {
      const answer = await findOrder(values)
      if (answer.status === 'found') {
        const proof = proofOf(values)
        remember('email' in proof ? proof : {})
        onFound(answer.care)
      }
      return answer.status
    },
    {place: 'beside'},
  )
  const alert = result && result !== 'found' ? t(`orderLookup.${result}`) : failure

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = lookupProblems(values, purpose)
    setProblems(found)
    if (found[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name=${found[0]}]`)?.focus()
      return
    }
    void run()
  }
  const field = (name: keyof LookupValues) => ({
    name,
    value: values[name],
    onChange: ({target}: {target: HTMLInputElement}) =>
      setValues((current) => ({...current, [name]: target.value})),
    error: problems.includes(name) ? t(missing[name]) : undefined,
  })
  const missing = {
    orderNo: 'orderLookup.orderNo.missing',
    proof: purpose === 'change' ? 'validation.email.invalid' : 'orderLookup.proof.missing',
  } as const
  return (
    <form method="post" ref={form} className={styles.form} noValidate onSubmit={submit}>
      <TextField
        {...field('orderNo')}
        label={t('confirmation.orderNo')}
        help={t('orderLookup.orderNo.help')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...field('proof')}
        label={t(purpose === 'change' ? 'address.email' : 'orderLookup.proof')}
        autoComplete="email"
      />
      {alert && (
        <p className={styles.alert} role="alert">
          {alert}
        </p>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t('orderLookup.submit')}
        </Button>
      </div>
    </form>
  )
}
