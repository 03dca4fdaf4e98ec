import {useState} from 'react'
import {useHistory} from 'react-router-dom'
import {useQueryClient} from '@tanstack/react-query'
import type {ApiFault} from '@common/fault'
import {dropOthersData} from '@app/features/account/public/customer-record'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import type {FaultText} from '@app/features/faults/public/fault-message'
import {endMessagesHere} from '@app/features/push/public/PushParts'
import {forgetShopper} from '@app/features/offline-changes/public/shopper-record'
import {SaveFileButton} from '@app/features/order/public/SaveFileButton'
import {sessionOf} from '@app/features/session/public/session-client'
import {currentCustomerId} from '@app/features/session/public/shopper-client'
import {PasswordField} from '@app/features/sign-in/public/PasswordField'
import {codeProblem, plainCode} from '@app/features/sign-in/public/account-form'
import {publishWishes} from '@app/features/wishlist/public/wishes'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFrame} from '@app/shared/ui/form/FormFrame'
import {showToast} from '@app/shared/ui/toast'
import {closeAccount, getAccountData, requestCloseCode} from '../api/account-data'
import {useEmailState, type EmailState} from '../api/email-change'
import {proofFault} from '../model/proof-fault'
import {OwnerCode} from './OwnerCode'
import styles from './profile.module.css'

/** Download of everything that the shop stores about the customer (rule MY-6). */
export function DataExport() {
  const t = useTranslate()
  const shop = useShop()
  return (
    <FormBlock width="section">
      <p>{t('profile.data.text')}</p>
      <SaveFileButton name="my-data.json" read={() => getAccountData(shop)}>
        {t('profile.data.action')}
      </SaveFileButton>
    </FormBlock>
  )
}

const closeFault = (fault: ApiFault): FaultText =>
  fault.status === 409 ? {id: 'profile.close.open'} : proofFault(fault)

/** Forgets everything about the customer in this browser. */
function useLeave(): () => Promise<void> {
  const t = useTranslate()
  const shop = useShop()
  const {site} = shop
  const paths = usePaths()
  const history = useHistory()
  const queryClient = useQueryClient()
  return async () => {
    // The session has ended with the account: the service may refuse to end it again.
    await sessionOf(site.id)
      .signOut(false)
      .catch(() => undefined)
    await endMessagesHere(shop).catch(() => undefined)
    await forgetShopper(site.id)
    publishWishes(undefined)
    history.push(paths.home())
    dropOthersData(queryClient, currentCustomerId())
    void queryClient.invalidateQueries()
    showToast({title: t('profile.close.done'), status: 'success'})
  }
}

interface CloseFormProps {
  /** Address and kind of the account. */
  account: EmailState
  onCancel: () => void
}

interface CloseValues {
  currentPassword: string
  code: string
}

/** The consequences, and the password or the mailed code that confirms them. */
function CloseForm({account: {email, hasPassword = true}, onCancel}: CloseFormProps) {
  const t = useTranslate()
  const shop = useShop()
  const leave = useLeave()
  const [codeSent, setCodeSent] = useState(false)
  const {form, busy, submit, failure} = useFormCall<CloseValues>({
    values: {currentPassword: '', code: ''},
    check: ({currentPassword, code}) => ({
      currentPassword:
        hasPassword && currentPassword === '' ? {id: 'validation.password.required'} : undefined,
      code: hasPassword ? undefined : codeProblem(code),
    }),
    send: async ({currentPassword, code}) => {
      await closeAccount(shop, hasPassword ? {currentPassword} : {code: plainCode(code)})
      await leave()
    },
    textOf: closeFault,
  })
  const {errors} = form.formState
  return (
    <FormFrame
      width="section"
      onSubmit={submit}
      failure={failure}
      lead={<p>{t('profile.close.consequences')}</p>}
    >
      {hasPassword ? (
        <PasswordField
          {...form.register('currentPassword')}
          id="profile-close-password"
          autoComplete="current-password"
          label={t('profile.password.current')}
          error={errors.currentPassword?.message}
        />
      ) : (
        <OwnerCode
          id="profile-close-code"
          email={email}
          send={() => requestCloseCode(shop)}
          isSent={codeSent}
          onSent={() => setCodeSent(true)}
          registration={form.register('code')}
          error={errors.code?.message}
        />
      )}
      <div className={styles.ways}>
        {(hasPassword || codeSent) && (
          <Button type="submit" variant="attention" busy={busy}>
            {t('profile.close.confirm')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}

/** Stands in for the account when its state cannot be read: most accounts have a password. */
const UNKNOWN: EmailState = {email: '', pending: null}

/** Deletion of the account (rule MY-7). */
export function CloseAccount({customerId}: {customerId: string}) {
  const t = useTranslate()
  const {data: account, isLoading} = useEmailState({customerId})
  const [isAsked, setAsked] = useState(false)
  return isAsked && !isLoading ? (
    <CloseForm account={account ?? UNKNOWN} onCancel={() => setAsked(false)} />
  ) : (
    <FormBlock width="section">
      <p>{t('profile.close.text')}</p>
      <Button variant="secondary" busy={isAsked} onClick={() => setAsked(true)}>
        {t('profile.close.action')}
      </Button>
    </FormBlock>
  )
}
