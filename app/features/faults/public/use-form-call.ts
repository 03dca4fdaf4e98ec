import {useState, type SyntheticEvent} from 'react'
import {useForm, type DefaultValues, type FieldValues, type UseFormReturn} from 'react-hook-form'
import {problemsResolver, type FormProblems} from '@app/shared/form/form-problems'
import {useTranslate} from '@app/shared/i18n/messages'
import {useAction, type Action, type ActionOptions} from './use-action'

interface FormCallOptions<Values extends FieldValues, Result> extends ActionOptions<Values> {
  readonly values: DefaultValues<Values>
  readonly check: (values: Values) => FormProblems
  /** Sends valid values; the form sets problems that the backend found. @throws ApiFault (rejects) */
  readonly send: (values: Values, form: UseFormReturn<Values>) => Promise<Result>
  /** The form lists its problems above its fields, where the focus moves; otherwise to the first field with a problem. */
  readonly lists?: boolean
}

export interface FormCall<Values extends FieldValues, Result = unknown> extends Omit<
  Action<Values, Result>,
  'run' | 'running'
> {
  readonly form: UseFormReturn<Values>
  readonly submit: (event: SyntheticEvent) => void
  /** Number of successive attempts with problems; 0 once the values were sent. */
  readonly refusals: number
}

/**
 * A form that makes one call: its rules, its problems and the fault of the call. What was entered stays after a
 * failure, which is shown beside the fields by default.
 */
export function useFormCall<Values extends FieldValues, Result = unknown>(
  options: FormCallOptions<Values, Result>,
): FormCall<Values, Result> {
  const {values, check, send, lists = false, ...actionOptions} = options
  const t = useTranslate()
  const [refusals, setRefusals] = useState(0)
  const form = useForm<Values>({
    mode: 'onTouched',
    shouldFocusError: !lists,
    defaultValues: values,
    resolver: problemsResolver(check, t),
  })
  const {
    run,
    running: _,
    ...action
  } = useAction<Values, Result>((given) => send(given, form), {
    place: 'beside',
    ...actionOptions,
  })
  const submit = form.handleSubmit(
    async (given) => {
      setRefusals(0)
      await run(given)
    },
    () => {
      action.forget()
      setRefusals((count) => count + 1)
    },
  )
  return {
    ...action,
    form,
    refusals,
    submit: (event) => {
      if (action.busy) event.preventDefault()
      else void submit(event)
    },
  }
}
