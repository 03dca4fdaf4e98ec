import {useEffect, useId, useState} from 'react'
import {useForm, useWatch} from 'react-hook-form'
import {useIntl} from 'react-intl'
import {useBotCheck} from '@app/features/bot-check/use-bot-check'
import {problemsResolver} from '@app/shared/form/form-problems'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button} from '@app/shared/ui/Button'
import {CheckboxField} from '@app/shared/ui/form/CheckboxField'
import {nameFields, nameInputs} from '@app/shared/ui/form/name-inputs'
import {subscribeToNewsletter} from '../api/subscribe'
import {EMPTY_NEWSLETTER, newsletterProblems, type NewsletterValues} from '../model/newsletter-form'
import {useNewsletterFailure} from '../use-newsletter-failure'
import {NewsletterThanks} from './NewsletterThanks'
import styles from './NewsletterForm.module.css'

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
  const [done, setDone] = useState(false)
  const {register, handleSubmit, control, formState, setFocus} = useForm<NewsletterValues>({
    mode: 'onTouched',
    defaultValues: EMPTY_NEWSLETTER,
    resolver: problemsResolver((values) => newsletterProblems(values), t),
  })
  const {errors, isSubmitting} = formState
  const consent = useWatch({control, name: 'consent'})
  const {market} = useShop()
  const [firstField] = nameFields(market)
  useEffect(() => setFocus(firstField), [setFocus, firstField])
  if (done) return <NewsletterThanks email={email} />
  const submit = handleSubmit(async (values) => {
    try {
      await subscribe(values)
      setDone(true)
    } catch (error) {
      showFailure(error)
    }
  })
  return (
    <form
      method="post"
      className={styles.details}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ChosenEmail email={email} onChange={onChange} />
      <div className={styles.names}>
        {nameInputs({market, t}, (name) => ({
          ...register(name),
          id: `newsletter-${name}${id}`,
          error: errors[name]?.message,
        }))}
      </div>
      <CheckboxField {...register('consent')} id={`newsletter-consent${id}`} label={consentText} />
      <Button type="submit" busy={isSubmitting} disabled={!consent} className={styles.submit}>
        {t('newsletter.submit')}
      </Button>
    </form>
  )
}
