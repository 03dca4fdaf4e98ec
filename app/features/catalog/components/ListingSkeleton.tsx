import {useTranslate} from '@app/shared/i18n/messages'
import {Skeleton} from '@app/shared/ui/Skeleton'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import grid from './ProductGrid.module.css'
import styles from './ListingSkeleton.module.css'

const TILES = Array.from({length: 8}, (_, index) => index)

/** Placeholders for product tiles that are still loading. */
export function ListingSkeleton() {
  const t = useTranslate()
  return (
    <>
      <p role="status">
        <VisuallyHidden>{t('listing.loading')}</VisuallyHidden>
      </p>
      <div className={grid.grid}>
        {TILES.map((index) => (
          <div key={index} className={styles.tile}>
            <Skeleton className={styles.media} />
            <Skeleton className={styles.name} />
            <Skeleton className={styles.price} />
          </div>
        ))}
      </div>
    </>
  )
}
