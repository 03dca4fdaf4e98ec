import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {requestLoginCode} from '../api/session-calls'
import {codeProblem, plainCode, passwordlessFault} from '../public/account-form'
import {useSignIn} from '../use-sign-in'
import {MailRequestForm} from './MailRequestForm'
import styles from './auth.module.css'

/** Asks for a mail with a link and a code for the login. */
export function LoginMailForm({onSent}: {onSent: (email: string) => void}) {
  const shop = useShop()
  return (
    <MailRequestForm
      id="mail-email"
      text="auth.passwordless.text"
      action="auth.passwordless.continue"
      send={(email) => requestLoginCode(shop, email)}
      textOf={passwordlessFault}
      onSent={onSent}
    />
  )
}

interface LoginCodeFormProps {
  email: string
  /** Code of the link that opened the page. */
  token?: string
  onSignedIn: () => void
}

/** Takes the code of the mail; spaces in a pasted code do not matter. */
export function LoginCodeForm({email, token = '', onSignedIn}: LoginCodeFormProps) {
  const t = useTranslate()
  const signIn = useSignIn()
  const {form, busy, submit, failure} = useFormCall<{token: string}>({
    values: {token},
    check: (values) => ({token: codeProblem(values.token)}),
    send: async (values) => {
      await signIn('code-login', {email, token: plainCode(values.token)})
      onSignedIn()
    },
    textOf: passwordlessFault,
  })
  return (
    <FormFrame
      onSubmit={submit}
      failure={failure}
      lead={
        <p className={styles.lead}>{t(token ? 'auth.code.link' : 'auth.code.text', {email})}</p>
      }
    >
      <TextField
        {...form.register('token')}
        id="login-code"
        inputMode="numeric"
        autoComplete="one-time-code"
        label={t('auth.code')}
        error={form.formState.errors.token?.message}
      />
      <Button block type="submit" busy={busy}>
        {t('auth.signIn')}
      </Button>
    </FormFrame>
  )
}
