import {useWatch} from 'react-hook-form'
import {accountSettingsOf, needsActivation} from '@common/account-settings'
import {useBotCheck} from '@app/features/bot-check/use-bot-check'
import {subscribeToNewsletter, type Subscriber} from '@app/features/newsletter/api/subscribe'
import {newsletterPreselected} from '@app/features/newsletter/model/preselection'
import {useNewsletterFailure} from '@app/features/newsletter/use-newsletter-failure'
import {useTrack} from '@app/features/analytics/use-track'
import {inNameOrder} from '@app/shared/form/name-order'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {TextField} from '@app/shared/ui/form/TextField'
import {requestActivation} from '../api/activate-account'
import {registerCustomer} from '../api/register-customer'
import {registerProblems, type RegisterValues} from '../model/account-form'
import {registrationFault} from '../model/auth-fault'
import type {AuthView} from '../model/auth-view'
import {useSignIn} from '../use-sign-in'
import {BusinessRegistration} from './BusinessRegistration'
import {EmailField} from './EmailField'
import {PasswordField} from './PasswordField'
import {PasswordStrength} from './PasswordStrength'
import {useAgreement} from './use-agreement'
import {useAuthForm} from './use-auth-form'
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
      showFailure(error)
    }
  }
}

/** Opens the account, and signs the customer in where no activation is needed. */
function useRegister({onRegistered, onMailed}: Omit<RegisterFormProps, 'go'>) {
  const shop = useShop()
  const signIn = useSignIn()
  const track = useTrack()
  const subscribe = useSubscribe()
  return async ({news, password, ...values}: RegisterValues) => {
    const person = {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
    }
    await registerCustomer(shop, {...person, password})
    track({type: 'sign_up', method: 'password'})
    if (news) await subscribe(person)
    if (needsActivation(accountSettingsOf(shop.site), person.email, false)) {
      await requestActivation(shop, person.email)
      return onMailed(person.email)
    }
    await signIn('login', {login: person.email, password})
    onRegistered()
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
  const {form, submit, failure} = useAuthForm<RegisterValues>({
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
  const {errors, isSubmitting} = form.formState
  const password = useWatch({control: form.control, name: 'password'})
  return (
    <FormFrame onSubmit={submit} failure={failure}>
      <div className={styles.fields}>
        <div className={styles.names}>
          {inNameOrder(market, {
            firstName: () => (
              <TextField
                {...form.register('firstName')}
                id="register-first-name"
                autoComplete="given-name"
                label={t('address.firstName')}
                error={errors.firstName?.message}
              />
            ),
            lastName: () => (
              <TextField
                {...form.register('lastName')}
                id="register-last-name"
                autoComplete="family-name"
                label={t('address.lastName')}
                error={errors.lastName?.message}
              />
            ),
          })}
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
      <CheckboxField {...form.register('news')} id="register-news" label={t('auth.news')} />
      <CheckboxField
        {...form.register('terms')}
        id="register-terms"
        label={agreement}
        error={errors.terms?.message}
      />
      <Button block type="submit" busy={isSubmitting}>
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
