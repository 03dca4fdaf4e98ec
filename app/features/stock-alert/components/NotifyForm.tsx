import {useWatch} from 'react-hook-form'
import {faultFromThrown} from '@common/fault'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import type {EventItem} from '@app/features/analytics/public/shop-event'
import {useTrack} from '@app/features/analytics/public/use-track'
import {useBotCheck} from '@app/features/scripts/public/use-bot-check'
import {
  subscribeToNewsletter,
  useNewsletterFailure,
} from '@app/features/newsletter/public/subscribe'
import {failureText} from '@app/features/faults/public/fault-message'
import {PushOffer} from '@app/features/push/public/PushParts'
import {nameFields} from '@app/shared/ui/form/name-inputs'
import {useIntl} from 'react-intl'
import {loadCommerce, customerIdOf} from '@app/features/session/public/shopper-client'
import {useOwnDetails} from '@app/features/session/public/use-own-details'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {TextField} from '@app/shared/ui/form/TextField'
import {Icon} from '@app/shared/ui/Icon'
import {notifyWhenInStock} from '../public/notify-when-in-stock'
import {EMPTY_NOTIFY, notifyProblems, type NotifyValues} from '../model/notify-form'
import styles from './NotifyForm.module.css'

interface NotifyFormProps {
  /** Event data of the product, or of its chosen variant. */
  item: EventItem
  /** Product name with the chosen colour, as shown to the shopper. */
  name: string
  onClose: () => void
}

const FIELDS = {
  firstName: {label: 'address.firstName', autoComplete: 'given-name', type: 'text'},
  lastName: {label: 'address.lastName', autoComplete: 'family-name', type: 'text'},
  email: {label: 'address.email', autoComplete: 'email', type: 'email'},
  phone: {label: 'address.phone', autoComplete: 'tel', type: 'tel'},
} as const

/** Runs the bot check and puts the product on the shopper's list. */
function useSend(productId: string): (values: NotifyValues) => Promise<void> {
  const shop = useShop()
  const check = useBotCheck()
  const showNewsFailure = useNewsletterFailure()
  return async ({news, ...values}) => {
    const token = await check('notify')
    const customerId = customerIdOf(await (await loadCommerce()).accessToken(false))
    const person = {
      firstName: values.firstName.trim(),
      lastName: values.lastName.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
    }
    await notifyWhenInStock(shop, customerId, {...person, productId})
    // The stock alert stays valid even if the newsletter sign-up fails.
    const source = 'Web - Notify'
    if (news)
      await subscribeToNewsletter(shop, person, {source, token}).catch((error: unknown) =>
        showNewsFailure(faultFromThrown(error)),
      )
  }
}

function Done({name, onClose}: Omit<NotifyFormProps, 'item'>) {
  const t = useTranslate()
  return (
    <div className={styles.done} role="status">
      <span className={styles.sign}>
        <Icon name="check" size={24} />
      </span>
      <p>{t('notify.success', {product: name})}</p>
      <PushOffer kind="stock" />
      <Button variant="secondary" onClick={onClose}>
        {t('common.close')}
      </Button>
    </div>
  )
}

/** Form for a stock alert (rules PROD-19 to PROD-21). */
export default function NotifyForm({item, name, onClose}: NotifyFormProps) {
  const t = useTranslate()
  const intl = useIntl()
  const paths = usePaths()
  const {market} = useShop()
  const send = useSend(item.sku ?? item.id)
  const track = useTrack()
  const {form, busy, done, failure, submit} = useFormCall<NotifyValues>({
    values: EMPTY_NOTIFY,
    check: (values) => notifyProblems(values),
    send: async (values) => {
      await send(values)
      track({type: 'notify_me', item})
    },
    textOf: (fault) => ({id: failureText(fault, 'notify.failure')}),
  })
  useOwnDetails(form)
  const {register, control, formState} = form
  const {errors} = formState
  const consent = useWatch({control, name: 'consent'})
  if (done) return <Done name={name} onClose={onClose} />
  return (
    <form method="post" className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lead}>{t('notify.text')}</p>
      <div className={styles.fields}>
        {([...nameFields(market), 'email', 'phone'] as const).map((field) => {
          const {label, ...input} = FIELDS[field]
          return (
            <TextField
              key={field}
              {...register(field)}
              {...input}
              id={`notify-${field}`}
              label={t(label)}
              optional={field === 'phone'}
              error={errors[field]?.message}
            />
          )
        })}
      </div>
      <CheckboxField
        {...register('consent')}
        id="notify-consent"
        label={intl.formatMessage(
          {id: 'notify.consent'},
          {
            link: (chunks) => (
              <a key="link" href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
                {chunks}
              </a>
            ),
          },
        )}
      />
      <CheckboxField {...register('news')} id="notify-news" label={t('notify.news')} />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      <Button block type="submit" busy={busy} disabled={!consent}>
        {t('product.notifyMe')}
      </Button>
    </form>
  )
}
