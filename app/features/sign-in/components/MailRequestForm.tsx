import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import type {ApiFault} from '@common/fault'
import {emailProblem} from '@app/features/address/public/contact-rules'
import type {FaultText} from '@app/features/faults/public/fault-message'
import {EmailField} from '../public/PasswordField'
import styles from './auth.module.css'

interface MailRequestFormProps {
  /** Id of the field. */
  id: string
  text: MessageId
  action: MessageId
  /** Asks for the mail. @throws ApiFault (rejects) */
  send: (email: string) => Promise<void>
  /** Message of a failed call. */
  textOf: (fault: ApiFault) => FaultText
  onSent: (email: string) => void
}

/** One email address, to which a mail is sent. */
export function MailRequestForm({id, text, action, send, textOf, onSent}: MailRequestFormProps) {
  const t = useTranslate()
  const {form, busy, submit, failure} = useFormCall<{email: string}>({
    values: {email: ''},
    check: ({email}) => ({email: emailProblem(email)}),
    send: async ({email}) => {
      await send(email.trim())
      onSent(email.trim())
    },
    textOf,
  })
  const {errors} = form.formState
  return (
    <FormFrame onSubmit={submit} failure={failure} lead={<p className={styles.lead}>{t(text)}</p>}>
      <EmailField {...form.register('email')} id={id} error={errors.email?.message} />
      <Button block type="submit" busy={busy}>
        {t(action)}
      </Button>
    </FormFrame>
  )
}
