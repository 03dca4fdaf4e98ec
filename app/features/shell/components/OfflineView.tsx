import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import styles from './OfflineView.module.css'

/** A shopper who is online is never told otherwise. */
const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine

/** Stands where a page should be whose code did not arrive (rule ERROR-9). */
export function OfflineView({onRetry}: {onRetry: () => void}) {
  const t = useTranslate()
  return (
    <section className={styles.page} role="alert">
      <h1>{t(isOnline() ? 'error.page.title' : 'offline.title')}</h1>
      <p className={styles.text}>{t(isOnline() ? 'error.page.text' : 'offline.text')}</p>
      <Button onClick={onRetry}>{t(isOnline() ? 'error.page.retry' : 'offline.retry')}</Button>
    </section>
  )
}

/** The same as a strip, when the page is there and only a part of it did not arrive. */
export function OfflineBanner({onRetry}: {onRetry: () => void}) {
  const t = useTranslate()
  return (
    <div className={styles.banner} role="alert">
      <p>{t(isOnline() ? 'error.page.text' : 'offline.banner')}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t(isOnline() ? 'error.page.retry' : 'offline.retry')}
      </Button>
    </div>
  )
}
