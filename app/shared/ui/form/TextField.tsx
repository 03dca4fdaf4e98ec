import {forwardRef, useId, type InputHTMLAttributes} from 'react'
import {describedBy, Field, type FieldTexts} from './Field'
import styles from './form.module.css'

type TextFieldProps = FieldTexts & InputHTMLAttributes<HTMLInputElement>

/** Single-line text field; works with `register` of react-hook-form. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {label, help, error, optional, id: givenId, className, ...input},
  ref,
) {
  const generated = useId()
  const id = givenId ?? generated
  const texts = {label, help, error, optional}
  return (
    <Field id={id} {...texts}>
      <input
        type="text"
        {...input}
        ref={ref}
        id={id}
        className={[styles.input, className].filter(Boolean).join(' ')}
        aria-required={input['aria-required'] ?? !optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  )
})
