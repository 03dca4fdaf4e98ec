import {useState} from 'react'
import {useForm, type DefaultValues, type FieldValues, type UseFormReturn} from 'react-hook-form'
import {faultFromThrown, type ApiFault} from '@common/fault'
import {problemsResolver, type FormProblems} from '@app/shared/form/form-problems'
import {useTranslate} from '@app/shared/i18n/messages'
import type {FaultText} from '@app/features/faults/model/fault-message'

interface AuthFormOptions<Values extends FieldValues> {
  readonly values: DefaultValues<Values>
  readonly check: (values: Values) => FormProblems
  /** @throws ApiFault (rejects) */
  readonly send: (values: Values) => Promise<void>
  /** Message of a failed call. */
  readonly textOf: (fault: ApiFault) => FaultText
}

interface AuthForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  readonly submit: (event: {preventDefault: () => void}) => void
  /** Fault of the last attempt; null before and during the next one. */
  readonly fault: ApiFault | null
  /** Message of the fault; '' without one. */
  readonly failure: string
}

/** State of a form that makes one call. What was typed stays after a failure. */
export function useAuthForm<Values extends FieldValues>({
  values,
  check,
  send,
  textOf,
}: AuthFormOptions<Values>): AuthForm<Values> {
  const t = useTranslate()
  const [fault, setFault] = useState<ApiFault | null>(null)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: values,
    resolver: problemsResolver(check, t),
  })
  const run = form.handleSubmit(async (given) => {
    setFault(null)
    await send(given).catch((error: unknown) => setFault(faultFromThrown(error)))
  })
  const {id, values: arguments_} = fault ? textOf(fault) : {id: null, values: undefined}
  return {
    form,
    fault,
    failure: id ? t(id, arguments_) : '',
    submit: (event) => {
      event.preventDefault()
      if (!form.formState.isSubmitting) void run()
    },
  }
}
