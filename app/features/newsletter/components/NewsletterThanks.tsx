import {useEffect, useRef} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import styles from './NewsletterForm.module.css'

/** Third step of the newsletter form: thanks, and the request to confirm the address. */
export function NewsletterThanks({email}: {email: string}) {
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
