import {useTranslate} from '../i18n/messages'
import styles from './PagePending.module.css'
import {Skeleton} from './Skeleton'
import {VisuallyHidden} from './VisuallyHidden'

/** Placeholder of a page whose code is loading. */
export function PagePending() {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <Skeleton className={styles.title} />
      <Skeleton className={styles.body} />
    </div>
  )
}
