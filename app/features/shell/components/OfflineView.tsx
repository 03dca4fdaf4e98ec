import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import styles from './OfflineView.module.css'

/** The offline message is never shown while the browser is online. */
const isOnline = (): boolean => typeof navigator === 'undefined' || navigator.onLine

/** Replaces a page whose code or data did not load (rules ERROR-9 and ERROR-10). */
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

/** The same as a banner, for a page of which only a part did not load. */
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
