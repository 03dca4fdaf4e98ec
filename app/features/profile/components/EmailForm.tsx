import {useEffect, useState} from 'react'
import {useQuery, useQueryClient} from '@tanstack/react-query'
import type {ApiFault} from '@common/fault'
import {customerQuery, type Customer} from '@app/features/account/api/customer'
import {emailProblem} from '@app/features/address/model/contact-rules'
import {faultText, type FaultText} from '@app/features/faults/model/fault-message'
import {useFaultToast} from '@app/features/faults/use-fault-toast'
import {EmailField} from '@app/features/sign-in/components/EmailField'
import {PasswordField} from '@app/features/sign-in/components/PasswordField'
import {useAuthForm} from '@app/features/sign-in/components/use-auth-form'
import type {FieldProblem} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFrame} from '@app/shared/ui/form/FormFrame'
import {showToast} from '@app/shared/ui/toast'
import {cancelEmailChange, emailStateQuery, requestEmailChange} from '../api/email-change'
import {formatExpiry} from '../model/expiry'
import styles from './profile.module.css'

interface EmailFormProps {
  customerId: string
  customer: Customer
}

function newEmailProblem(email: string, current: string): FieldProblem | undefined {
  if (email.trim().toLowerCase() === current.toLowerCase()) return {id: 'profile.email.same'}
  return emailProblem(email)
}

const requestFault = (fault: ApiFault): FaultText =>
  fault.status === 400 && fault.type === 'invalid-password'
    ? {id: 'profile.password.wrong'}
    : faultText(fault)

/** The state of the address. A confirmation in another place updates the record of the customer, too. */
function useEmailState({customerId, customer}: EmailFormProps) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = emailStateQuery(shop, customerId)
  const {data} = useQuery(query)
  const {queryKey: recordKey} = customerQuery(shop, customerId)
  const isChanged = data !== undefined && data.email !== customer.email
  useEffect(() => {
    if (isChanged) void queryClient.invalidateQueries({queryKey: recordKey})
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key has the same values in each render
  }, [isChanged, queryClient])
  return {
    current: data?.email ?? customer.email ?? '',
    pending: data?.pending ?? null,
    reload: () => queryClient.invalidateQueries({queryKey: query.queryKey}),
  }
}

/** The address that waits for its confirmation, and the button that takes it back. */
function PendingEmail({
  pending: {email, expiresAt},
  onCancelled,
}: {
  pending: {readonly email: string; readonly expiresAt: string}
  onCancelled: () => Promise<void>
}) {
  const t = useTranslate()
  const shop = useShop()
  const showFault = useFaultToast()
  const [busy, setBusy] = useState(false)
  const cancel = () => {
    setBusy(true)
    cancelEmailChange(shop)
      .then(onCancelled)
      .then(() => showToast({title: t('profile.email.cancelled'), status: 'info'}))
      .catch(showFault)
      .finally(() => setBusy(false))
  }
  return (
    <FormBlock width="section">
      <p role="status">
        {t('profile.email.pending', {email, time: formatExpiry(expiresAt, shop.locale.id)})}
      </p>
      <Button variant="secondary" busy={busy} onClick={cancel}>
        {t('profile.email.cancel')}
      </Button>
    </FormBlock>
  )
}

/** Change of the email address, which is the login too: the password, then a link in a mail to the new address (rule ACCT-26). */
export function EmailForm(props: EmailFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const {current, pending, reload} = useEmailState(props)
  const {form, submit, failure} = useAuthForm<{email: string; currentPassword: string}>({
    values: {email: '', currentPassword: ''},
    check: ({email, currentPassword}) => ({
      email: newEmailProblem(email, current),
      currentPassword: currentPassword === '' ? {id: 'validation.password.required'} : undefined,
    }),
    send: async ({email, currentPassword}) => {
      await requestEmailChange(shop, {email: email.trim(), currentPassword})
      form.reset()
      await reload()
    },
    textOf: requestFault,
  })
  const {errors, isSubmitting} = form.formState
  return (
    <>
      {pending && <PendingEmail pending={pending} onCancelled={reload} />}
      <FormFrame
        width="section"
        onSubmit={submit}
        failure={failure}
        lead={
          <p className={styles.email}>
            <strong>{current}</strong>
            <br />
            {t('profile.email.text')}
          </p>
        }
      >
        <EmailField
          {...form.register('email')}
          id="profile-email"
          autoComplete="email"
          label={t('profile.email.new')}
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register('currentPassword')}
          id="profile-email-password"
          autoComplete="current-password"
          label={t('profile.password.current')}
          error={errors.currentPassword?.message}
        />
        <Button type="submit" busy={isSubmitting}>
          {t('profile.email.send')}
        </Button>
      </FormFrame>
    </>
  )
}
