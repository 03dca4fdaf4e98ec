import {useState, type KeyboardEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from './Icon'
import {nearestQuantity} from './quantity'
import styles from './QuantityStepper.module.css'

interface QuantityStepperProps {
  value: number
  min: number
  max: number
  step?: number
  onChange: (quantity: number) => void
  /** Called when a value above `max` is entered; the value is set to `max` if it was lower. */
  onTooMany?: () => void
  /** Accessible label of the number field, e.g. `Quantity of Fjell City`. */
  label: string
  decreaseLabel?: string
  increaseLabel?: string
  busy?: boolean
}

/** Number field with a button on either side; `min`, `max` and `step` in units. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {value, min, max, step = 1, onChange, onTooMany, label, busy} = props
  const t = useTranslate()
  const [draft, setDraft] = useState<string | null>(null)

  const request = (requested: number) => {
    setDraft(null)
    if (requested > max) onTooMany?.()
    const next = nearestQuantity(requested, {min, max, step})
    if (next !== value) onChange(next)
  }
  const commit = () => {
    if (draft === null) return
    const typed = Number.parseInt(draft, 10)
    if (Number.isNaN(typed)) setDraft(null)
    else request(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const change = {ArrowUp: step, ArrowDown: -step}[event.key]
    if (change !== undefined) {
      event.preventDefault()
      request(value + change)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      commit()
    }
  }
  const atTop = value + step > max && !onTooMany
  return (
    <div className={styles.stepper} role="group" aria-label={label} aria-busy={busy || undefined}>
      <button
        type="button"
        className={styles.button}
        aria-label={props.decreaseLabel ?? t('product.quantity.decrease')}
        disabled={busy || value - step < min}
        onClick={() => request(value - step)}
      >
        <Icon name="minus" size={18} />
      </button>
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        value={draft ?? String(value)}
        readOnly={busy}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, '').slice(0, 4))}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        className={styles.button}
        aria-label={props.increaseLabel ?? t('product.quantity.increase')}
        disabled={busy || atTop}
        onClick={() => request(value + step)}
      >
        <Icon name="plus" size={18} />
      </button>
    </div>
  )
}
