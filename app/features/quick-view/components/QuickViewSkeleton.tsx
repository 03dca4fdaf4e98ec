import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './QuickView.module.css'

/** Placeholder of a quick view that is loading. */
export function QuickViewSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.columns}>
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <Skeleton className={styles.picture} />
      <div className={styles.column}>
        <Skeleton className={styles.price} />
        <Skeleton className={styles.words} />
        <Skeleton className={styles.button} />
      </div>
    </div>
  )
}
