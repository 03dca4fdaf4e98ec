import {useEffect, useId, useRef} from 'react'
import {useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {useFormCall} from '@app/features/faults/public/use-form-call'
import {useBotCheck} from '@app/features/scripts/public/use-bot-check'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {nameFields, nameInputs} from '@app/shared/ui/form/name-inputs'
import {subscribeToNewsletter, useNewsletterFailure} from '../public/subscribe'
import {EMPTY_NEWSLETTER, newsletterProblems, type NewsletterValues} from '../model/newsletter-form'
import styles from './NewsletterForm.module.css'
import {Icon} from '@app/shared/ui/Icon'

/** Third step of the newsletter form: thanks, and the request to confirm the address. */
function NewsletterThanks({email}: {email: string}) {
  const t = useTranslate()
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <div ref={message} tabIndex={-1} role="status" className={styles.thanks}>
      <Icon name="check" size={24} />
      <div>
        <p className={styles.thanksTitle}>{t('newsletter.thanks')}</p>
        <p>{t('newsletter.confirm', {email})}</p>
      </div>
    </div>
  )
}

export interface NewsletterDetailsProps {
  /** Valid address of the first step. */
  email: string
  /** Origin of the sign-up. */
  data?: string
  /** Returns to the first step. */
  onChange: () => void
}

/** Consent text with a link to the privacy policy. */
function useConsentText() {
  const intl = useIntl()
  const paths = usePaths()
  return intl.formatMessage(
    {id: 'newsletter.consent'},
    {
      link: (chunks) => (
        <a key="link" href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
          {chunks}
        </a>
      ),
    },
  )
}

/** Runs the bot check and signs up. */
function useSubscribe(email: string, data: string | undefined) {
  const shop = useShop()
  const check = useBotCheck()
  return async ({firstName, lastName}: NewsletterValues): Promise<void> => {
    const token = await check('newsletter')
    const person = {email, firstName: firstName.trim(), lastName: lastName.trim()}
    await subscribeToNewsletter(shop, person, {source: 'Web - Newsletter', token, data})
  }
}

/** The address of the first step, with a button that returns to it. */
function ChosenEmail({email, onChange}: Pick<NewsletterDetailsProps, 'email' | 'onChange'>) {
  const t = useTranslate()
  return (
    <p className={styles.chosen}>
      <bdi>{email}</bdi>
      <button type="button" className={styles.change} onClick={onChange}>
        {t('common.change')}
      </button>
    </p>
  )
}

/** Second and third step of the newsletter form (rules NEWS-2 to NEWS-5). Default export: lazy. */
export default function NewsletterDetails({email, data, onChange}: NewsletterDetailsProps) {
  const t = useTranslate()
  const id = useId()
  const consentText = useConsentText()
  const subscribe = useSubscribe(email, data)
  const showFailure = useNewsletterFailure()
  const {form, busy, done, submit} = useFormCall<NewsletterValues>({
    values: EMPTY_NEWSLETTER,
    check: (values) => newsletterProblems(values),
    send: subscribe,
    onFault: showFailure,
  })
  const {register, control, formState, setFocus} = form
  const {errors} = formState
  const consent = useWatch({control, name: 'consent'})
  const {market} = useShop()
  const [firstField] = nameFields(market)
  useEffect(() => setFocus(firstField), [setFocus, firstField])
  if (done) return <NewsletterThanks email={email} />
  return (
    <form method="post" className={styles.details} noValidate onSubmit={submit}>
      <ChosenEmail email={email} onChange={onChange} />
      <div className={styles.names}>
        {nameInputs({market, t}, (name) => ({
          ...register(name),
          id: `newsletter-${name}${id}`,
          error: errors[name]?.message,
        }))}
      </div>
      <CheckboxField {...register('consent')} id={`newsletter-consent${id}`} label={consentText} />
      <Button type="submit" busy={busy} disabled={!consent} className={styles.submit}>
        {t('newsletter.submit')}
      </Button>
    </form>
  )
}
