import {accountSettingsOf} from '@common/account-settings'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useAction} from '@app/features/faults/public/use-action'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {requestActivation} from '../api/activate-account'
import {loginProblems, type LoginValues, loginFault} from '../public/account-form'
import type {AuthView} from '../model/auth-view'
import {useSignIn} from '../use-sign-in'
import {BusinessRegistration} from './BusinessRegistration'
import {EmailField, PasswordField} from '../public/PasswordField'
import {OtherLogins} from './OtherLogins'
import styles from './auth.module.css'

interface LoginFormProps {
  go: (view: AuthView) => void
  onSignedIn: () => void
}

/** Offers the mail again to a customer whose account waits for its activation. */
function SendActivation({email}: {email: string}) {
  const t = useTranslate()
  const shop = useShop()
  const {busy, done, failure, run} = useAction(() => requestActivation(shop, email), {
    place: 'beside',
    textOf: () => ({id: 'error.generic'}),
  })
  return (
    <div>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void run()}>
        {t('auth.activation.again')}
      </Button>
      <p role="status">
        {done && t('auth.activation.sent', {email})}
        {failure}
      </p>
    </div>
  )
}

/** Sign-in with email and password, and the ways to the other views. */
export function LoginForm({go, onSignedIn}: LoginFormProps) {
  const t = useTranslate()
  const {site} = useShop()
  const settings = accountSettingsOf(site)
  const signIn = useSignIn()
  const {form, busy, submit, failure, fault} = useFormCall<LoginValues>({
    values: {email: '', password: ''},
    check: loginProblems,
    send: async ({email, password}) => {
      await signIn('login', {login: email.trim(), password})
      onSignedIn()
    },
    textOf: loginFault,
  })
  const {errors} = form.formState
  return (
    <FormFrame onSubmit={submit} failure={failure}>
      {fault?.type === 'activation-needed' && (
        <SendActivation email={form.getValues('email').trim()} />
      )}
      <div className={styles.fields}>
        <EmailField
          {...form.register('email')}
          id="login-email"
          // Browsers offer passkeys with the stored logins of a field that says so.
          autoComplete={settings.passkeys ? 'username webauthn' : 'username'}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('password')}
          id="login-password"
          autoComplete="current-password"
          label={t('auth.password')}
          error={errors.password?.message}
        />
      </div>
      <Button block type="submit" busy={busy}>
        {t('auth.signIn')}
      </Button>
      <div className={styles.links}>
        <button type="button" className={styles.link} onClick={() => go('password')}>
          {t('auth.forgot')}
        </button>
        <button type="button" className={styles.link} onClick={() => go('register')}>
          {t('auth.create')}
        </button>
      </div>
      <BusinessRegistration />
      <OtherLogins settings={settings} go={go} onSignedIn={onSignedIn} />
    </FormFrame>
  )
}
