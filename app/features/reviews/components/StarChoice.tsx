import {useId, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {classNames} from '@app/shared/ui/class-names'
import {FieldError} from '@app/shared/ui/form/Field'
import form from '@app/shared/ui/form/form.module.css'
import styles from './StarChoice.module.css'

const CHOICES = [1, 2, 3, 4, 5]
const STAR = 'M10 2.2l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z'

interface StarChoiceProps {
  /** Number of stars; 0 while none is selected. */
  value: number
  error?: string
  onChange: (stars: number) => void
}

/** Star rating input: radio buttons, so that arrow keys and screen readers work. */
export function StarChoice({value, error, onChange}: StarChoiceProps) {
  const t = useTranslate()
  const id = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || value
  return (
    <fieldset
      className={styles.choice}
      aria-describedby={error ? `${id}-error` : undefined}
      onPointerLeave={() => setPointed(0)}
    >
      <legend className={form.label}>{t('reviews.form.rating')}</legend>
      <div className={styles.stars}>
        {CHOICES.map((stars) => (
          <label
            key={stars}
            className={classNames(styles.star, stars <= lit && styles.lit)}
            onPointerEnter={() => setPointed(stars)}
          >
            <input
              type="radio"
              name={id}
              className={styles.input}
              checked={value === stars}
              aria-label={t('reviews.starsOf', {stars})}
              onChange={() => onChange(stars)}
            />
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
        {lit > 0 && <span className={styles.said}>{t('reviews.starsOf', {stars: lit})}</span>}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
