import {useId, useRef, useState, type FormEvent, type ReactNode} from 'react'
import {halfWidth} from '@common/half-width'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'
import form from '@app/features/service/components/ServiceForm.module.css'

interface NumberCheckProps<Found> {
  title: string
  label: string
  /** Message for a number without an answer. */
  none: MessageId
  /** @throws ApiFault (rejects) */
  find: (number: string) => Promise<Found | null>
  children: (found: Found) => ReactNode
}

type State<Found> = 'open' | 'checking' | 'empty' | 'none' | 'failed' | {readonly found: Found}

/** Look-up of a number; the answer is announced. What was entered stays. */
export function NumberCheck<Found>(props: NumberCheckProps<Found>) {
  const {title, label, none, find, children} = props
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [number, setNumber] = useState('')
  const [state, setState] = useState<State<Found>>('open')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'checking') return
    if (number.trim() === '') {
      setState('empty')
      input.current?.focus()
      return
    }
    setState('checking')
    try {
      const found = await find(halfWidth(number))
      setState(found ? {found} : 'none')
    } catch {
      setState('failed')
    }
  }
  return (
    <form
      method="post"
      className={form.form}
      noValidate
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => void submit(event)}
    >
      <h2 id={`${id}-title`} className={form.title}>
        {title}
      </h2>
      <TextField
        ref={input}
        id={`${id}-number`}
        label={label}
        help={t('portal.number.help')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={number}
        onChange={({target}) => setNumber(target.value)}
        error={state === 'empty' ? t('portal.number.required') : undefined}
      />
      <div>
        <Button type="submit" variant="secondary" busy={state === 'checking'}>
          {t('portal.check')}
        </Button>
      </div>
      <div role="status">
        {state === 'none' && <p>{t(none)}</p>}
        {state === 'failed' && <p>{t('error.generic')}</p>}
        {typeof state === 'object' && children(state.found)}
      </div>
    </form>
  )
}
