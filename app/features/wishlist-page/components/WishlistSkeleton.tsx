import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import styles from './WishlistView.module.css'

/** Placeholder of the wish list. */
export function WishlistSkeleton({tiles}: {tiles: number}) {
  const t = useTranslate()
  return (
    <div className={styles.grid} role="status">
      <VisuallyHidden>{t('wishlist.loading')}</VisuallyHidden>
      {Array.from({length: tiles}, (_, index) => (
        <div key={index} className={styles.skeleton}>
          <Skeleton className={styles.picture} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.short} />
        </div>
      ))}
    </div>
  )
}
