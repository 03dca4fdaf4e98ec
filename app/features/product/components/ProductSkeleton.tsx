import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import view from './ProductView.module.css'
import styles from './ProductSkeleton.module.css'

/** Placeholder of a product page that is loading. */
export function ProductSkeleton() {
  const t = useTranslate()
  return (
    <div className={view.page}>
      <p role="status">
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      </p>
      <Skeleton className={styles.trail} />
      <div className={view.columns}>
        <Skeleton className={styles.picture} />
        <div className={styles.column}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.price} />
          <Skeleton className={styles.choice} />
          <Skeleton className={styles.button} />
        </div>
      </div>
    </div>
  )
}
