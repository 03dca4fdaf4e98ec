import {useTranslate} from '../i18n/messages'
import styles from './PagePending.module.css'
import {Skeleton} from './Skeleton'
import {VisuallyHidden} from './VisuallyHidden'

/** Stands in for a page whose code is on its way. */
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
