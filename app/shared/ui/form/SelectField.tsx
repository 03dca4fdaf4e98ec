import {forwardRef, useId, type SelectHTMLAttributes} from 'react'
import {describedBy, Field, type FieldTexts} from './Field'
import styles from './form.module.css'

export interface SelectOption {
  value: string
  label: string
}

type SelectFieldProps = FieldTexts &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> & {
    options: readonly SelectOption[]
    /** First option, which is empty. */
    placeholder?: string
  }

/** Native select; works with `register` of react-hook-form. */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(
  {label, help, error, optional, options, placeholder, id: givenId, ...select},
  ref,
) {
  const generated = useId()
  const id = givenId ?? generated
  const texts = {label, help, error, optional}
  return (
    <Field id={id} {...texts}>
      <span className={styles.selectWrap}>
        <select
          {...select}
          ref={ref}
          id={id}
          className={styles.input}
          aria-required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </span>
    </Field>
  )
})
