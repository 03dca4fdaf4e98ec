import {useEffect, useRef, type ReactNode} from 'react'
import type {FieldValues, Path} from 'react-hook-form'
import type {ApiFault} from '@common/fault'
import type {FormCall} from '@app/features/faults/public/use-form-call'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {certificateRefusal} from '@app/features/basket/public/totals'
import {faultText} from '@app/features/faults/public/fault-message'
import {Alert} from './Alert'
import {shownProblems} from '@app/shared/form/form-problems'
import styles from './StepForm.module.css'

interface StepFormProps<Values extends FieldValues> {
  call: FormCall<Values>
  /** Paths of the fields in their order on the page. */
  fields: readonly Path<Values>[]
  submitLabel: string
  /** Message id for refusals of the backend without a message of their own (rule ERROR-2). */
  refusal?: MessageId
  children: ReactNode
}

/** The form of one step: its problems are listed above it, where the focus moves, and beside each field. */
export function StepForm<Values extends FieldValues>(props: StepFormProps<Values>) {
  const {call, fields, submitLabel, refusal, children} = props
  const {form, busy, fault, refusals, submit} = call
  const t = useTranslate()
  const alert = useRef<HTMLDivElement>(null)
  const focusDue = useRef(false)

  useEffect(() => {
    focusDue.current = fault !== null || refusals > 0
  }, [fault, refusals])

  // Runs after every render: the list of problems is rendered some time after the submit that found
  // them.
  useEffect(() => {
    if (!focusDue.current || !alert.current) return
    focusDue.current = false
    alert.current.focus()
  })

  const {errors} = form.formState
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
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      {fault && <Alert ref={alert} title={faultMessage(fault)} />}
      {!fault && refusals > 0 && problems.length > 0 && (
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
        <Button type="submit" busy={busy}>
          {busy ? t('checkout.saving') : submitLabel}
        </Button>
      </div>
    </form>
  )
}
