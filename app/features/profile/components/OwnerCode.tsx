import type {UseFormRegisterReturn} from 'react-hook-form'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'

interface OwnerCodeProps {
  id: string
  /** Address that the code goes to. */
  email: string
  /** Mails the code. Rejects with ApiFault. */
  send: () => Promise<unknown>
  isSent: boolean
  onSent: () => void
  registration: UseFormRegisterReturn
  error: string | undefined
}

/** The mailed code that stands in for the password of an account without one (rules ACCT-26 and MY-7). */
export function OwnerCode({id, email, send, isSent, onSent, registration, error}: OwnerCodeProps) {
  const t = useTranslate()
  const {busy, run} = useAction(async () => {
    await send()
    onSent()
  })
  return (
    <>
      <p role="status">
        {t(isSent ? 'profile.email.code.sent' : 'profile.email.code.text', {email})}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void run()}>
        {t('profile.email.code.send')}
      </Button>
      {isSent && (
        <TextField
          {...registration}
          id={id}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={t('auth.code')}
          error={error}
        />
      )}
    </>
  )
}
