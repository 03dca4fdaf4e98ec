import {forwardRef, useId, type TextareaHTMLAttributes} from 'react'
import {describedBy, Field, type FieldTexts} from './Field'
import styles from './form.module.css'

type TextAreaProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Text field of several lines; works with `register` of react-hook-form. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {label, help, error, optional, id: givenId, rows = 6, ...area},
  ref,
) {
  const generated = useId()
  const id = givenId ?? generated
  const texts = {label, help, error, optional}
  return (
    <Field id={id} {...texts}>
      <textarea
        {...area}
        ref={ref}
        id={id}
        rows={rows}
        className={styles.input}
        aria-required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  )
})
