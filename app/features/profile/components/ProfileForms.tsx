import {useWatch} from 'react-hook-form'
import type {ApiFault} from '@common/fault'
import type {Customer} from '@app/features/account/public/customer-record'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {
  firstNameProblem,
  lastNameProblem,
  phoneProblem,
} from '@app/features/address/public/contact-rules'
import type {FaultText} from '@app/features/faults/public/fault-message'
import {sessionOf} from '@app/features/session/public/session-client'
import {PasswordField, PasswordStrength} from '@app/features/sign-in/public/PasswordField'
import {loginFault, newPasswordProblem} from '@app/features/sign-in/public/account-form'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {nameInputs} from '@app/shared/ui/form/name-inputs'
import {TextField} from '@app/shared/ui/form/TextField'
import {showToast} from '@app/shared/ui/toast'
import {changePassword, useUpdateCustomer} from '../api/update-customer'
import {birthdayProblem, birthdayRange} from '../model/birthday'

interface ProfileProps {
  customerId: string
  customer: Customer
}

const passwordFault = (fault: ApiFault): FaultText =>
  fault.status === 400 || fault.status === 403 || fault.status === 401
    ? {id: 'profile.password.wrong'}
    : loginFault(fault)

interface DetailValues {
  firstName: string
  lastName: string
  phoneHome: string
  birthday: string
}

const trimmed = (values: DetailValues): DetailValues => ({
  firstName: values.firstName.trim(),
  lastName: values.lastName.trim(),
  phoneHome: values.phoneHome.trim(),
  birthday: values.birthday.trim(),
})

/** Name, phone number and date of birth. */
export function DetailsForm({customerId, customer}: ProfileProps) {
  const t = useTranslate()
  const shop = useShop()
  const updateCustomer = useUpdateCustomer(customerId)
  const {min, max} = birthdayRange(new Date())
  const {form, busy, submit, failure} = useFormCall<DetailValues>({
    values: {
      firstName: customer.firstName ?? '',
      lastName: customer.lastName ?? '',
      phoneHome: customer.phoneHome ?? '',
      birthday: customer.birthday ?? '',
    },
    check: ({firstName, lastName, phoneHome, birthday}) => ({
      firstName: firstNameProblem(firstName),
      lastName: lastNameProblem(lastName),
      phoneHome: phoneProblem(phoneHome),
      birthday: birthdayProblem(birthday, new Date()),
    }),
    send: async (values) => {
      const {birthday, ...person} = trimmed(values)
      await updateCustomer({...person, ...(birthday && {birthday})})
      showToast({title: t('profile.saved'), status: 'success'})
    },
  })
  const {errors} = form.formState
  return (
    <FormFrame width="section" onSubmit={submit} failure={failure}>
      {nameInputs({market: shop.market, t}, (name) => ({
        ...form.register(name),
        id: `profile-${name}`,
        error: errors[name]?.message,
      }))}
      <TextField
        {...form.register('phoneHome')}
        id="profile-phone"
        type="tel"
        autoComplete="tel"
        optional
        label={t('address.phone')}
        error={errors.phoneHome?.message}
      />
      <TextField
        {...form.register('birthday')}
        id="profile-birthday"
        type="date"
        min={min}
        max={max}
        autoComplete="bday"
        optional
        label={t('profile.birthday')}
        error={errors.birthday?.message}
      />
      <Button type="submit" busy={busy}>
        {t('common.save')}
      </Button>
    </FormFrame>
  )
}

interface PasswordValues {
  currentPassword: string
  password: string
}

/** A new password. It ends every session, so this browser signs in again with it. */
export function PasswordForm({customer}: Pick<ProfileProps, 'customer'>) {
  const t = useTranslate()
  const shop = useShop()
  const {form, busy, submit, failure} = useFormCall<PasswordValues>({
    values: {currentPassword: '', password: ''},
    check: ({currentPassword, password}) => ({
      currentPassword: currentPassword === '' ? {id: 'validation.password.required'} : undefined,
      password: newPasswordProblem(password),
    }),
    send: async (values) => {
      await changePassword(shop, values)
      const {login = customer.email ?? ''} = customer
      await sessionOf(shop.site.id).signIn('login', {login, password: values.password})
      form.reset()
      showToast({title: t('profile.password.saved'), status: 'success'})
    },
    textOf: passwordFault,
  })
  const {errors} = form.formState
  const password = useWatch({control: form.control, name: 'password'})
  return (
    <FormFrame width="section" onSubmit={submit} failure={failure}>
      <PasswordField
        {...form.register('currentPassword')}
        id="profile-current-password"
        autoComplete="current-password"
        label={t('profile.password.current')}
        error={errors.currentPassword?.message}
      />
      <div>
        <PasswordField
          {...form.register('password')}
          id="profile-new-password"
          autoComplete="new-password"
          label={t('auth.password.new')}
          error={errors.password?.message}
        />
        <PasswordStrength password={password} />
      </div>
      <Button type="submit" busy={busy}>
        {t('common.save')}
      </Button>
    </FormFrame>
  )
}
