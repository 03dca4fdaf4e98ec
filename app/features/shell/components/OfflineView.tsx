import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import styles from './OfflineView.module.css'

/** Stands where a page should be whose code did not arrive (spec 8 "Chunk load failure"). */
export function OfflineView({onRetry}: {onRetry: () => void}) {
  const t = useTranslate()
  return (
    <section className={styles.page} role="alert">
      <h1>{t('offline.title')}</h1>
      <p className={styles.text}>{t('offline.text')}</p>
      <Button onClick={onRetry}>{t('offline.retry')}</Button>
    </section>
  )
}

/** The same as a strip, when the page is there and only a part of it did not arrive. */
export function OfflineBanner({onRetry}: {onRetry: () => void}) {
  const t = useTranslate()
  return (
    <div className={styles.banner} role="alert">
      <p>{t('offline.banner')}</p>
      <Button size="small" variant="secondary" onClick={onRetry}>
        {t('offline.retry')}
      </Button>
    </div>
  )
}
