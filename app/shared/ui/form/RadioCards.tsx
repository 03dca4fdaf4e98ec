import {forwardRef, useId, type InputHTMLAttributes, type ReactNode} from 'react'
import {FieldError} from './Field'
import hiddenText from '@app/shared/ui/VisuallyHidden.module.css'
import styles from './form.module.css'

export interface RadioCard {
  value: string
  title: string
  /** Text of one line, or of several with line breaks. */
  text?: string
  /** Content at the end of the card: a price, an icon. */
  aside?: ReactNode
  /** Content below the card while it is selected, such as the fields of a payment method. */
  detail?: ReactNode
}

interface RadioCardsProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  /** Group label for screen readers; visible unless `legendHidden`. */
  legend: string
  legendHidden?: boolean
  options: readonly RadioCard[]
  value?: string
  error?: string
}

/**
 * Radio group of a few options, each a row that can be read before it is selected. Arrow keys work as in
 * any radio group.
 */
export const RadioCards = forwardRef<HTMLInputElement, RadioCardsProps>(function RadioCards(
  {legend, legendHidden, options, value, error, id: givenId, ...input},
  ref,
) {
  const generated = useId()
  const id = givenId ?? generated
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={legendHidden ? hiddenText.hidden : styles.legend}>{legend}</legend>
      <div className={styles.cards}>
        {options.map((option, index) => {
          const optionId = `${id}-${index}`
          return (
            <div key={option.value} className={styles.card}>
              <label className={styles.cardHead} htmlFor={optionId}>
                <input
                  {...input}
                  ref={ref}
                  id={optionId}
                  type="radio"
                  className={styles.radio}
                  value={option.value}
                  checked={value === undefined ? undefined : value === option.value}
                  aria-describedby={option.text ? `${optionId}-text` : undefined}
                />
                <span className={styles.cardTitle}>{option.title}</span>
                {option.aside && <span className={styles.cardAside}>{option.aside}</span>}
                {option.text && (
                  <span className={styles.cardText} id={`${optionId}-text`}>
                    {option.text}
                  </span>
                )}
              </label>
              {option.detail && <div className={styles.cardDetail}>{option.detail}</div>}
            </div>
          )
        })}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
})
