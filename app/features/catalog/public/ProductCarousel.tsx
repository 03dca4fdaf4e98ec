import {useId, useRef, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {readingSign} from '@app/shared/lib/reading-direction'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import type {TileModel} from './tile'
import type {TileVariant} from '../model/tile-variant'
import {ProductGrid} from './ProductGrid'
import styles from './ProductCarousel.module.css'

interface ProductCarouselProps {
  title: string
  tiles: readonly TileModel[]
  /** Folder that the pictures of `tiles` are relative to. */
  imageFolder: string
  variant?: TileVariant
  /** Link to all products. */
  viewAll?: {readonly to: string; readonly label: string}
  /** True inside a page with its own margins: the row then keeps to these margins. */
  inset?: boolean
  /** Content below the title. */
  children?: ReactNode
}

/** Number of tiles visible at once on a wide screen. */
const FITTING = 4

/** Carousel of products; without JavaScript the row scrolls. */
export function ProductCarousel(props: ProductCarouselProps) {
  const {title, tiles, imageFolder, variant, viewAll, inset, children} = props
  const t = useTranslate()
  const titleId = useId()
  const scroller = useRef<HTMLDivElement>(null)

  const leaf = (direction: 1 | -1) => {
    const list = scroller.current?.querySelector('ul')
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    list?.scrollBy({
      left: direction * readingSign() * list.clientWidth * 0.8,
      behavior: calm ? 'instant' : 'smooth',
    })
  }
  return (
    <section className={inset ? styles.inset : styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.tools}>
          {viewAll && (
            <AppLink to={viewAll.to} className={styles.all}>
              {viewAll.label}
              <Icon name="arrow-right" size={18} />
            </AppLink>
          )}
          {tiles.length > FITTING && (
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
          )}
        </div>
      </div>
      {children}
      <div ref={scroller}>
        <ProductGrid
          tiles={tiles}
          imageFolder={imageFolder}
          variant={variant}
          className={styles.row}
        />
      </div>
    </section>
  )
}
