import {useId, type ReactNode} from 'react'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {CodeForm} from '@app/shared/ui/form/CodeForm'
import form from '@app/shared/form/FormPage.module.css'

interface NumberCheckProps<Found> {
  title: string
  label: string
  /** Message for a number without an answer. */
  none: MessageId
  /** @throws ApiFault (rejects) */
  find: (number: string) => Promise<Found | null>
  children: (found: Found) => ReactNode
}

/** Look-up of a number; the answer is announced. What was entered stays. */
export function NumberCheck<Found>(props: NumberCheckProps<Found>) {
  const {title, label, none, find, children} = props
  const t = useTranslate()
  const id = useId()
  const {busy, done, result, failure, run, forget} = useAction(find, {
    place: 'beside',
    textOf: () => ({id: 'error.generic'}),
  })
  return (
    <CodeForm
      className={form.form}
      labelledBy={`${id}-title`}
      lead={
        <h2 id={`${id}-title`} className={form.title}>
          {title}
        </h2>
      }
      id={`${id}-number`}
      label={label}
      help={t('portal.number.help')}
      action={t('portal.check')}
      busy={busy}
      problemOf={(number) => (number ? undefined : t('portal.number.required'))}
      onCode={async (number) => {
        await run(number)
        return undefined
      }}
      onEdit={forget}
    >
      <div role="status">
        {done && !result && <p>{t(none)}</p>}
        {failure && <p>{failure}</p>}
        {result && children(result)}
      </div>
    </CodeForm>
  )
}
