import {useId, useRef} from 'react'
import {ProductGrid} from '@app/features/catalog/components/ProductGrid'
import {unpackTiles} from '@app/features/catalog/model/packed-listing'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {HomePage} from '../api/get-home'
import type {HomeProductRow} from '../model/home-content'
import styles from './ProductRow.module.css'

interface ProductRowProps {
  row: HomeProductRow
  products: NonNullable<HomePage['products']>
}

/** Products to leaf through; without JavaScript the row scrolls. */
export function ProductRow({row, products}: ProductRowProps) {
  const t = useTranslate()
  const paths = usePaths()
  const titleId = useId()
  const scroller = useRef<HTMLDivElement>(null)

  const leaf = (direction: 1 | -1) => {
    const list = scroller.current?.querySelector('ul')
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollBy({
      left: direction * list.clientWidth * 0.8,
      behavior: calm ? 'instant' : 'smooth',
    })
  }
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{row.title}</h2>
        <div className={styles.tools}>
          <AppLink to={paths.category(row.categoryId)} className={styles.all}>
            {t('home.productsViewAll')}
            <Icon name="arrow-right" size={18} />
          </AppLink>
          <div className={styles.buttons}>
            <button
              type="button"
              className={styles.button}
              aria-label={t('home.carousel.previous')}
              onClick={() => leaf(-1)}
            >
              <Icon name="chevron-left" size={22} />
            </button>
            <button
              type="button"
              className={styles.button}
              aria-label={t('home.carousel.next')}
              onClick={() => leaf(1)}
            >
              <Icon name="chevron-right" size={22} />
            </button>
          </div>
        </div>
      </div>
      <div ref={scroller}>
        <ProductGrid
          tiles={unpackTiles(products.tiles)}
          imageFolder={products.imageFolder}
          className={styles.row}
        />
      </div>
    </section>
  )
}
