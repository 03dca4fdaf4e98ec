import {useRef} from 'react'
import {useWatch} from 'react-hook-form'
import {accountSettingsOf, needsActivation} from '@common/account-settings'
import {faultFromThrown} from '@common/fault'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useBotCheck} from '@app/features/scripts/public/use-bot-check'
import {
  subscribeToNewsletter,
  type Subscriber,
  useNewsletterFailure,
} from '@app/features/newsletter/public/subscribe'
import {newsletterPreselected} from '../model/preselection'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {nameInputs} from '@app/shared/ui/form/name-inputs'
import {requestActivation} from '../api/activate-account'
import {registerCustomer, type NewCustomer} from '../api/register-customer'
import {
  registerProblems,
  type RegisterValues,
  isRegisteredAddress,
  registrationFault,
} from '../public/account-form'
import type {AuthView} from '../model/auth-view'
import {useSignIn} from '../use-sign-in'
import {BusinessRegistration} from './BusinessRegistration'
import {EmailField, PasswordField, PasswordStrength} from '../public/PasswordField'
import {useAgreement} from './use-agreement'
import styles from './auth.module.css'

interface RegisterFormProps {
  go: (view: AuthView) => void
  onRegistered: () => void
  /** The account waits for its activation. */
  onMailed: (email: string) => void
}

/** Signs up for the newsletter; a failure is shown, and the new account stays (rule NEWS-5). */
function useSubscribe() {
  const shop = useShop()
  const check = useBotCheck()
  const showFailure = useNewsletterFailure()
  return async (person: Subscriber): Promise<void> => {
    try {
      const token = await check('registration')
      await subscribeToNewsletter(shop, person, {source: 'Web - Registration', token})
    } catch (error) {
      showFailure(faultFromThrown(error))
    }
  }
}

/**
 * Opens an account. An address that is taken counts as opened when an earlier attempt of this form may have opened it:
 * its answer, or that of the sign-in after it, was lost (rule ACCT-27).
 */
function useOpenAccount() {
  const shop = useShop()
  const track = useTrack()
  const subscribe = useSubscribe()
  const unfinished = useRef('')
  const open = async (customer: NewCustomer, news: boolean): Promise<void> => {
    const {email} = customer
    const isAgain = unfinished.current === email
    unfinished.current = email
    try {
      await registerCustomer(shop, customer)
    } catch (error) {
      const fault = faultFromThrown(error)
      if (isAgain && isRegisteredAddress(fault)) return
      if (fault.status >= 400 && fault.status < 500) unfinished.current = ''
      throw fault
    }
    track({type: 'sign_up', method: 'password'})
    if (news) await subscribe(customer)
  }
  const finish = () => {
    unfinished.current = ''
  }
  return {open, finish}
}

/** Opens the account, and signs the customer in where no activation is needed. */
function useRegister({onRegistered, onMailed}: Omit<RegisterFormProps, 'go'>) {
  const shop = useShop()
  const signIn = useSignIn()
  const {open, finish} = useOpenAccount()
  return async ({news, password, ...values}: RegisterValues) => {
    const email = values.email.trim()
    const names = {firstName: values.firstName.trim(), lastName: values.lastName.trim()}
    await open({...names, email, password}, news)
    const isMailed = needsActivation(accountSettingsOf(shop.site), email, false)
    if (isMailed) await requestActivation(shop, email)
    else await signIn('login', {login: email, password})
    finish()
    if (isMailed) onMailed(email)
    else onRegistered()
  }
}

/** Registration (rules ACCT-11 and FIELD-2). */
export function RegisterForm({go, ...done}: RegisterFormProps) {
  const t = useTranslate()
  const agreement = useAgreement()
  const register = useRegister(done)
  const shop = useShop()
  const {market} = shop
  const ticked = newsletterPreselected(shop)
  const {form, busy, submit, failure} = useFormCall<RegisterValues>({
    values: {
      firstName: '',
      lastName: '',
      email: '',
      password: '',
      news: ticked,
      terms: false,
    },
    check: registerProblems,
    send: register,
    textOf: registrationFault,
  })
  const {errors} = form.formState
  const password = useWatch({control: form.control, name: 'password'})
  return (
    <FormFrame onSubmit={submit} failure={failure}>
      <div className={styles.fields}>
        <div className={styles.names}>
          {nameInputs({market, t}, (name) => ({
            ...form.register(name),
            id: `register-${name}`,
            error: errors[name]?.message,
          }))}
        </div>
        <EmailField
          {...form.register('email')}
          id="register-email"
          autoComplete="email"
          error={errors.email?.message}
        />
        <div>
          <PasswordField
            {...form.register('password')}
            id="register-password"
            autoComplete="new-password"
            label={t('auth.password')}
            error={errors.password?.message}
          />
          <PasswordStrength password={password} />
        </div>
      </div>
      <CheckboxField
        {...form.register('news')}
        data-duty="newsletter"
        id="register-news"
        defaultChecked={ticked}
        label={t('auth.news')}
      />
      <CheckboxField
        {...form.register('terms')}
        id="register-terms"
        label={agreement}
        error={errors.terms?.message}
      />
      <Button block type="submit" busy={busy}>
        {t('auth.create')}
      </Button>
      <p>
        {t('auth.haveAccount')}{' '}
        <button type="button" className={styles.link} onClick={() => go('login')}>
          {t('auth.signIn')}
        </button>
      </p>
      <BusinessRegistration />
    </FormFrame>
  )
}
