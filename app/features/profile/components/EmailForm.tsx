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
import {codeProblem, plainCode} from '@app/features/sign-in/model/account-form'
import type {FieldProblem} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {TextField} from '@app/shared/ui/form/TextField'
import {emailStateQuery, requestEmailChange, requestEmailCode} from '../api/email-change'
import {PendingEmail} from './PendingEmail'
import styles from './profile.module.css'

interface EmailFormProps {
  customerId: string
  customer: Customer
}

function newEmailProblem(email: string, current: string): FieldProblem | undefined {
  if (email.trim().toLowerCase() === current.toLowerCase()) return {id: 'profile.email.same'}
  return emailProblem(email)
}

const requestFault = (fault: ApiFault): FaultText => {
  if (fault.type === 'invalid-password') return {id: 'profile.password.wrong'}
  if (fault.type === 'invalid-access-code-request') return {id: 'auth.error.token'}
  return faultText(fault)
}

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
    hasPassword: data?.hasPassword !== false,
    reload: () => queryClient.invalidateQueries({queryKey: query.queryKey}),
  }
}

interface SendCodeProps {
  email: string
  isSent: boolean
  onSent: () => void
}

/** Mails the code that stands in for the password. */
function SendCode({email, isSent, onSent}: SendCodeProps) {
  const t = useTranslate()
  const shop = useShop()
  const showFault = useFaultToast()
  const [busy, setBusy] = useState(false)
  const send = () => {
    setBusy(true)
    requestEmailCode(shop)
      .then(onSent)
      .catch(showFault)
      .finally(() => setBusy(false))
  }
  return (
    <>
      <p role="status">
        {t(isSent ? 'profile.email.code.sent' : 'profile.email.code.text', {email})}
      </p>
      <Button variant="secondary" busy={busy} onClick={send}>
        {t('profile.email.code.send')}
      </Button>
    </>
  )
}

interface EmailValues {
  email: string
  currentPassword: string
  code: string
}

/**
 * Change of the email address, which is the login too: the password, or a mailed code for an account without one, then
 * a link in a mail to the new address (rule ACCT-26).
 */
export function EmailForm(props: EmailFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const {current, pending, hasPassword, reload} = useEmailState(props)
  const [codeSent, setCodeSent] = useState(false)
  const {form, submit, failure} = useAuthForm<EmailValues>({
    values: {email: '', currentPassword: '', code: ''},
    check: ({email, currentPassword, code}) => ({
      email: newEmailProblem(email, current),
      currentPassword:
        hasPassword && currentPassword === '' ? {id: 'validation.password.required'} : undefined,
      code: hasPassword ? undefined : codeProblem(code),
    }),
    send: async ({email, currentPassword, code}) => {
      const proof = hasPassword ? {currentPassword} : {code: plainCode(code)}
      await requestEmailChange(shop, {email: email.trim(), ...proof})
      form.reset()
      setCodeSent(false)
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
        {!hasPassword && (
          <SendCode email={current} isSent={codeSent} onSent={() => setCodeSent(true)} />
        )}
        {!hasPassword && codeSent && (
          <TextField
            {...form.register('code')}
            id="profile-email-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            label={t('auth.code')}
            error={errors.code?.message}
          />
        )}
        {hasPassword && (
          <PasswordField
            {...form.register('currentPassword')}
            id="profile-email-password"
            autoComplete="current-password"
            label={t('profile.password.current')}
            error={errors.currentPassword?.message}
          />
        )}
        {(hasPassword || codeSent) && (
          <Button type="submit" busy={isSubmitting}>
            {t('profile.email.send')}
          </Button>
        )}
      </FormFrame>
    </>
  )
}
