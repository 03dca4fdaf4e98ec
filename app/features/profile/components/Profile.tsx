import loadable from '@loadable/component'
import {accountSettingsOf} from '@common/account-settings'
import {useCustomerRecord} from '@app/features/account/public/customer-record'
import {useBusinessMode} from '@app/features/account/public/business-mode'
import {PushSettings} from '@app/features/push/public/PushParts'
import {useSignOut} from '@app/features/sign-in/public/use-sign-out'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {FormBlock} from '@app/shared/ui/form/FormFrame'
import {CloseAccount, DataExport} from './AccountData'
import {CompanyForm} from './CompanyForm'
import {Preferences} from './Preferences'
import {EmailForm} from './EmailForm'
import {DetailsForm, PasswordForm} from './ProfileForms'
import styles from './profile.module.css'

const PasskeySection = loadable(() => import('./PasskeySection'))

/** Ends all sessions of the customer. */
function Devices() {
  const t = useTranslate()
  const {busy, signOut} = useSignOut()
  return (
    <FormBlock width="section">
      <p>{t('profile.devices.text')}</p>
      <Button variant="secondary" busy={busy} onClick={() => signOut(true)}>
        {t('profile.devices.action')}
      </Button>
    </FormBlock>
  )
}

/** Personal data, email address, password and devices of a customer. */
export function Profile({customerId}: {customerId: string}) {
  const t = useTranslate()
  const shop = useShop()
  const isBusiness = useBusinessMode()
  const {data: customer, isError, refetch} = useCustomerRecord(customerId)
  if (!customer) {
    return isError ? (
      <FormBlock width="section" role="alert">
        <p>{t('error.generic')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </FormBlock>
    ) : (
      <p role="status">{t('common.loading')}</p>
    )
  }
  const props = {customerId, customer}
  return (
    <div className={styles.sections}>
      {isBusiness && (
        <section aria-labelledby="profile-company-title">
          <h2 id="profile-company-title">{t('address.company')}</h2>
          <CompanyForm {...props} />
        </section>
      )}
      <section aria-labelledby="profile-details">
        <h2 id="profile-details">{t('profile.name.title')}</h2>
        <DetailsForm {...props} />
      </section>
      <section aria-labelledby="profile-email-title">
        <h2 id="profile-email-title">{t('profile.email.title')}</h2>
        <EmailForm {...props} />
      </section>
      <section aria-labelledby="profile-password">
        <h2 id="profile-password">{t('profile.password.title')}</h2>
        <PasswordForm customer={customer} />
      </section>
      {accountSettingsOf(shop.site).passkeys && (
        <PasskeySection customerId={customerId} email={customer.email ?? ''} />
      )}
      <section aria-labelledby="profile-preferences">
        <h2 id="profile-preferences">{t('profile.preferences.title')}</h2>
        <Preferences {...props} />
      </section>
      <PushSettings customerId={customerId} />
      <section aria-labelledby="profile-devices">
        <h2 id="profile-devices">{t('profile.devices.title')}</h2>
        <Devices />
      </section>
      <section aria-labelledby="profile-data">
        <h2 id="profile-data">{t('profile.data.title')}</h2>
        <DataExport />
      </section>
      <section aria-labelledby="profile-close">
        <h2 id="profile-close">{t('profile.close.title')}</h2>
        <CloseAccount customerId={customerId} />
      </section>
    </div>
  )
}
