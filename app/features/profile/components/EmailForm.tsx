import {useEffect, useState} from 'react'
import {useQueryClient} from '@tanstack/react-query'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {customerQuery, type Customer} from '@app/features/account/public/customer-record'
import {emailProblem} from '@app/features/address/public/contact-rules'
import {EmailField, PasswordField} from '@app/features/sign-in/public/PasswordField'
import {codeProblem, plainCode} from '@app/features/sign-in/public/account-form'
import type {FieldProblem} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormFrame} from '@app/shared/ui/form/FormFrame'
import {requestEmailCode, useEmailState, useRequestEmailChange} from '../api/email-change'
import {proofFault} from '../model/proof-fault'
import {OwnerCode} from './OwnerCode'
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

/** The state of the address. A confirmation in another place updates the record of the customer, too. */
function useAddresses({customerId, customer}: EmailFormProps) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const {data} = useEmailState({customerId})
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
  }
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
  const {customerId} = props
  const {current, pending, hasPassword} = useAddresses(props)
  const requestChange = useRequestEmailChange()
  const [codeSent, setCodeSent] = useState(false)
  const {form, busy, submit, failure} = useFormCall<EmailValues>({
    values: {email: '', currentPassword: '', code: ''},
    check: ({email, currentPassword, code}) => ({
      email: newEmailProblem(email, current),
      currentPassword:
        hasPassword && currentPassword === '' ? {id: 'validation.password.required'} : undefined,
      code: hasPassword ? undefined : codeProblem(code),
    }),
    send: async ({email, currentPassword, code}) => {
      const proof = hasPassword ? {currentPassword} : {code: plainCode(code)}
      await requestChange({customerId, email: email.trim(), proof})
      form.reset()
      setCodeSent(false)
    },
    textOf: proofFault,
  })
  const {errors} = form.formState
  return (
    <>
      {pending && <PendingEmail pending={pending} customerId={customerId} />}
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
          <OwnerCode
            id="profile-email-code"
            email={current}
            send={() => requestEmailCode(shop)}
            isSent={codeSent}
            onSent={() => setCodeSent(true)}
            registration={form.register('code')}
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
          <Button type="submit" busy={busy}>
            {t('profile.email.send')}
          </Button>
        )}
      </FormFrame>
    </>
  )
}
