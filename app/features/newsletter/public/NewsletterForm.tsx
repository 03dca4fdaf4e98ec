import {useEffect, useId, useRef, useState, type ComponentType, type FormEvent} from 'react'
import {isOffline} from '@common/fault'
import {useAction} from '@app/features/faults/public/use-action'
import {problemText} from '@app/shared/form/field-problem'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import {TextField} from '@app/shared/ui/form/TextField'
import {showToast} from '@app/shared/ui/toast'
import type {NewsletterDetailsProps} from '../components/NewsletterDetails'
import styles from '../components/NewsletterForm.module.css'

/** Code of the second step; it loads when the shopper begins with the first one. */
async function loadDetails() {
  const [details, form] = await Promise.all([
    import('../components/NewsletterDetails'),
    import('../model/newsletter-form'),
  ])
  return {Details: details.default, problemOf: form.newsletterEmailProblem}
}

/**
 * Newsletter form of banner and content: email address, then names, consent and bot check, then thanks (rule NEWS-2).
 * @param data origin of the sign-up, such as the id of the content that has the form
 */
export function NewsletterForm({data}: {data?: string}) {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [Details, setDetails] = useState<ComponentType<NewsletterDetailsProps> | null>(null)
  const isReturning = useRef(false)
  useEffect(() => {
    if (!Details && isReturning.current) field.current?.focus()
  }, [Details])

  const {busy, run} = useAction(
    async () => {
      const loaded = await loadDetails()
      const found = loaded.problemOf(email)
      setProblem(found && problemText(found, t))
      if (found) field.current?.focus()
      else setDetails(() => loaded.Details)
    },
    {
      onFault: () =>
        showToast({
          status: 'error',
          title: t('newsletter.failure'),
          ...(isOffline() && {description: t('error.offline')}),
        }),
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  if (Details) {
    const change = () => {
      isReturning.current = true
      setDetails(null)
    }
    return <Details email={email.trim()} data={data} onChange={change} />
  }
  return (
    <form method="post" className={styles.start} noValidate onSubmit={submit}>
      <TextField
        ref={field}
        id={`newsletter-email${id}`}
        type="email"
        autoComplete="email"
        label={t('address.email')}
        value={email}
        error={problem}
        onFocus={() => void loadDetails().catch(() => undefined)}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={busy} className={styles.next}>
        {t('common.continue')}
      </Button>
    </form>
  )
}
