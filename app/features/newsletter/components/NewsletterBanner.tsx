import {useTranslate} from '@app/shared/i18n/messages'
import {NewsletterForm} from '../public/NewsletterForm'
import styles from './NewsletterBanner.module.css'

/** Newsletter form above the footer (rule NEWS-1). Default export: lazy. */
export default function NewsletterBanner() {
  const t = useTranslate()
  return (
    <section className={styles.banner} aria-labelledby="newsletter-title">
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2 id="newsletter-title" className={styles.title}>
            {t('newsletter.title')}
          </h2>
          <p>{t('newsletter.text')}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  )
}
