import {forwardRef, useId, type InputHTMLAttributes, type ReactNode} from 'react'
import {FieldError} from './Field'
import styles from './form.module.css'

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: string
}

/** A single checkbox; works with `register` of react-hook-form. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(
  function CheckboxField({label, error, id: givenId, ...input}, ref) {
    const generated = useId()
    const id = givenId ?? generated
    return (
      <div className={styles.checkField} data-invalid={error ? '' : undefined}>
        <label className={styles.check} htmlFor={id}>
          <input
            {...input}
            ref={ref}
            id={id}
            type="checkbox"
            className={styles.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
          />
          <span>{label}</span>
        </label>
        <FieldError id={id} error={error} />
      </div>
    )
  },
)
