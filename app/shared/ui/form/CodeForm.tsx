import {
  useEffect,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
} from 'react'
import {halfWidth} from '@common/half-width'
import {Button} from '../Button'
import {classNames} from '../class-names'
import {TextField} from './TextField'
import styles from './CodeForm.module.css'

type FieldProps = Omit<
  ComponentPropsWithoutRef<typeof TextField>,
  'value' | 'onChange' | 'error' | 'children' | 'className'
>

interface CodeFormProps extends FieldProps {
  /** Label of the button. */
  action: string
  busy?: boolean
  initial?: string
  /** Message of a text that is no code; undefined for a code. */
  problemOf: (code: string) => string | undefined
  /** Message of the backend about the last code; '' without one. */
  failure?: string
  /** Takes a code, in half-width characters. @returns the text that replaces it in the field; undefined leaves it */
  onCode: (code: string) => string | undefined | Promise<string | undefined>
  /** Called when the text changes or is no code: what was said about the last code no longer holds. */
  onEdit?: () => void
  className?: string
  labelledBy?: string
  /** Above the field. */
  lead?: ReactNode
  children?: ReactNode
}

/**
 * A form for one code: its field, its button, and the message of a code that is refused, with which the focus moves to the
 * field.
 */
export function CodeForm(props: CodeFormProps) {
  const {action, busy, initial = '', problemOf, failure, onCode, onEdit, ...more} = props
  const {className, labelledBy, lead, children, help, ...field} = more
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const error = problem ?? (failure || undefined)
  const isAnswerDue = useRef(false)
  useEffect(() => {
    if (!failure || !isAnswerDue.current) return
    isAnswerDue.current = false
    input.current?.focus()
  }, [failure])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = halfWidth(text)
    const found = problemOf(code)
    setProblem(found)
    if (found) {
      onEdit?.()
      input.current?.focus()
      return
    }
    isAnswerDue.current = true
    const next = await onCode(code)
    if (next === undefined) return
    isAnswerDue.current = false
    setText(next)
  }
  return (
    <form
      method="post"
      noValidate
      className={classNames(styles.form, className)}
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
    >
      {lead}
      <div className={styles.row}>
        <TextField
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...field}
          ref={input}
          value={text}
          help={error ? undefined : help}
          error={error}
          onChange={(event) => {
            setText(event.target.value)
            setProblem(undefined)
            onEdit?.()
          }}
        />
        <Button type="submit" variant="secondary" busy={busy} className={styles.submit}>
          {action}
        </Button>
      </div>
      {children}
    </form>
  )
}
