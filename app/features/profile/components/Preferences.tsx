import type {Customer} from '@app/features/account/public/customer-record'
import {useAction} from '@app/features/faults/public/use-action'
import {askAgain} from '@app/features/consent/public/ask-again'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {FormBlock} from '@app/shared/ui/form/FormFrame'
import {SelectField} from '@app/shared/ui/form/SelectField'
import {showToast} from '@app/shared/ui/toast'
import {
  isSubscribed,
  useMailSubscriptions,
  useSubscribe,
  type Subscription,
} from '../api/subscriptions'
import {useUpdateCustomer} from '../api/update-customer'

interface PreferencesProps {
  customerId: string
  customer: Customer
}

/** Makes one change at a time: says that it was saved, or why it was not. */
function useChange<Value>(send: (value: Value) => Promise<unknown>) {
  const t = useTranslate()
  return useAction(async (value: Value) => {
    await send(value)
    showToast({title: t('profile.preferences.saved'), status: 'success'})
  })
}

/** One subscription; a change is stored at once. */
function SubscriptionField({
  subscription,
  customer,
}: {
  subscription: Subscription
  customer: Customer
}) {
  const subscribe = useSubscribe()
  const {subscriptionId, title = '', subtitle = ''} = subscription
  const {busy, run} = useChange((optIn: boolean) =>
    subscribe({subscriptionId, email: customer.email ?? '', optIn}),
  )
  return (
    <CheckboxField
      id={`profile-subscription-${subscriptionId}`}
      checked={isSubscribed(subscription)}
      aria-disabled={busy}
      onChange={({target}) => void run(target.checked)}
      label={`${title}: ${subtitle}`}
    />
  )
}

/** The subscriptions by mail; a failed read leaves them out with a way to try again. */
function Subscriptions({customer}: Pick<PreferencesProps, 'customer'>) {
  const t = useTranslate()
  const {data, isError, refetch} = useMailSubscriptions()
  if (isError && !data) {
    return (
      <FormBlock width="section" role="alert">
        <p>{t('error.generic')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </FormBlock>
    )
  }
  return (
    <>
      {data?.data.map((subscription) => (
        <SubscriptionField
          key={subscription.subscriptionId}
          subscription={subscription}
          customer={customer}
        />
      ))}
    </>
  )
}

/** B2C Commerce writes locales with an underscore: de_DE. */
const toRecord = (locale: string): string => locale.replace('-', '_')

/** Language of the mails, where the site has more than one. */
function LanguageField({customerId, customer}: PreferencesProps) {
  const t = useTranslate()
  const shop = useShop()
  const updateCustomer = useUpdateCustomer(customerId)
  const {busy, run} = useChange((preferredLocale: string) => updateCustomer({preferredLocale}))
  const {supportedLocales: locales} = shop.site.l10n
  if (locales.length < 2) return null
  const {preferredLocale = toRecord(shop.locale.id)} = customer
  return (
    <SelectField
      id="profile-language"
      label={t('profile.language')}
      value={preferredLocale}
      aria-disabled={busy}
      options={locales.map(({id, name}) => ({value: toRecord(id), label: name}))}
      onChange={({target}) => void run(target.value)}
    />
  )
}

/** Subscriptions by mail, language of the mails, and the choice about measuring visits (rule MY-9). */
export function Preferences(props: PreferencesProps) {
  const t = useTranslate()
  const {site} = useShop()
  return (
    <FormBlock width="section">
      <Subscriptions customer={props.customer} />
      <LanguageField {...props} />
      {site.tracking.askConsent && (
        <Button variant="secondary" onClick={askAgain}>
          {t('consent.settings')}
        </Button>
      )}
    </FormBlock>
  )
}
