import {useEffect, useRef, useState, type FormEvent, type ReactNode} from 'react'
import type {FieldValues, Path, UseFormReturn} from 'react-hook-form'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {certificateRefusal} from '@app/features/basket/model/gift-certificates'
import {faultText} from '@app/features/faults/model/fault-message'
import {Alert} from './Alert'
import {shownProblems} from '@app/shared/form/form-problems'
import styles from './StepForm.module.css'

interface StepFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** Paths of the fields in their order on the page. */
  fields: readonly Path<Values>[]
  /** Sends the answers; a rejection is shown and no input is lost. */
  save: (values: Values) => Promise<void>
  submitLabel: string
  /** Message id for refusals of the backend without a message of their own (rule ERROR-2). */
  refusal?: MessageId
  children: ReactNode
}

/** The form of one step: its problems are listed above it, where the focus moves, and beside each field. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const {form, fields, save, submitLabel, refusal, children} = props
  const t = useTranslate()
  const [fault, setFault] = useState<ApiFault | null>(null)
  const [listed, setListed] = useState(false)
  const alert = useRef<HTMLDivElement>(null)
  const inFlight = useRef(false)
  const focusDue = useRef(false)

  // Runs after every render: the list of problems is rendered some time after the submit that found
  // them.
  useEffect(() => {
    if (!focusDue.current || !alert.current) return
    focusDue.current = false
    alert.current.focus()
  })

  const send = async (values: Values) => {
    setFault(null)
    setListed(false)
    try {
      await save(values)
    } catch (error) {
      setFault(faultFromThrown(error))
      focusDue.current = true
    }
  }
  const list = () => {
    setFault(null)
    setListed(true)
    focusDue.current = true
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (inFlight.current) return
    inFlight.current = true
    try {
      await form.handleSubmit(send, list)(event)
    } finally {
      inFlight.current = false
    }
  }

  const {isSubmitting, errors} = form.formState
  const problems = shownProblems(
    (path) => form.getFieldState(path, {...form.formState, errors}).error,
    fields,
  )
  const faultMessage = (failure: ApiFault): string => {
    const certificate = certificateRefusal(failure)
    if (certificate) return t(certificate)
    const {id, values} = faultText(failure)
    const wasRefused = failure.status >= 400 && failure.status < 500
    return id === 'error.generic' && refusal && wasRefused ? t(refusal) : t(id, values)
  }
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {fault && <Alert ref={alert} title={faultMessage(fault)} />}
      {!fault && listed && problems.length > 0 && (
        <Alert ref={alert} title={t('checkout.error.summary', {count: problems.length})}>
          <ul>
            {problems.map(({path, message}) => (
              <li key={path}>
                <button type="button" onClick={() => form.setFocus(path)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {children}
      <div className={styles.submit}>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? t('checkout.saving') : submitLabel}
        </Button>
      </div>
    </form>
  )
}
