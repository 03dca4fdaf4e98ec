import {useState} from 'react'
import {useHistory} from 'react-router-dom'
import {useQueryClient} from '@tanstack/react-query'
import type {ApiFault} from '@common/fault'
import {faultText, type FaultText} from '@app/features/faults/model/fault-message'
import {SaveFileButton} from '@app/features/order/components/SaveFileButton'
import {sessionOf} from '@app/features/session/model/session-client'
import {PasswordField} from '@app/features/sign-in/components/PasswordField'
import {useAuthForm} from '@app/features/sign-in/components/use-auth-form'
import {publishWishes} from '@app/features/wishlist/model/wishlist-store'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {FormBlock, FormFrame} from '@app/shared/ui/form/FormFrame'
import {showToast} from '@app/shared/ui/toast'
import {closeAccount, getAccountData} from '../api/account-data'
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

function closeFault(fault: ApiFault): FaultText {
  if (fault.status === 400) return {id: 'profile.password.wrong'}
  if (fault.status === 409) return {id: 'profile.close.open'}
  return faultText(fault)
}

/** Forgets everything about the customer in this browser. */
function useLeave(): () => Promise<void> {
  const t = useTranslate()
  const {site} = useShop()
  const paths = usePaths()
  const history = useHistory()
  const queryClient = useQueryClient()
  return async () => {
    // The session has ended with the account: the service may refuse to end it again.
    await sessionOf(site.id)
      .signOut(false)
      .catch(() => undefined)
    publishWishes(undefined)
    history.push(paths.home())
    queryClient.removeQueries({queryKey: ['account']})
    void queryClient.invalidateQueries()
    showToast({title: t('profile.close.done'), status: 'success'})
  }
}

/** The consequences, and the password that confirms them. */
function CloseForm({onCancel}: {onCancel: () => void}) {
  const t = useTranslate()
  const shop = useShop()
  const leave = useLeave()
  const {form, submit, failure} = useAuthForm<{currentPassword: string}>({
    values: {currentPassword: ''},
    check: ({currentPassword}) => ({
      currentPassword: currentPassword === '' ? {id: 'validation.password.required'} : undefined,
    }),
    send: async ({currentPassword}) => {
      await closeAccount(shop, currentPassword)
      await leave()
    },
    textOf: closeFault,
  })
  const {errors, isSubmitting} = form.formState
  return (
    <FormFrame
      width="section"
      onSubmit={submit}
      failure={failure}
      lead={<p>{t('profile.close.consequences')}</p>}
    >
      <PasswordField
        {...form.register('currentPassword')}
        id="profile-close-password"
        autoComplete="current-password"
        label={t('profile.password.current')}
        error={errors.currentPassword?.message}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="attention" busy={isSubmitting}>
          {t('profile.close.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </FormFrame>
  )
}

/** Deletion of the account (rule MY-7). */
export function CloseAccount() {
  const t = useTranslate()
  const [isAsked, setAsked] = useState(false)
  return isAsked ? (
    <CloseForm onCancel={() => setAsked(false)} />
  ) : (
    <FormBlock width="section">
      <p>{t('profile.close.text')}</p>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {t('profile.close.action')}
      </Button>
    </FormBlock>
  )
}
