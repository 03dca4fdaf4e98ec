import {useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import {useGallery} from './use-gallery'
import styles from './Gallery.module.css'

/** Pictures of products are 7 to 8, as drawn; the largest fills half of a wide screen twice. */
const WIDTH = 840
const HEIGHT = 960
const WIDTHS = [360, 560, 840, 1200]
const SIZES = '(min-width: 992px) 46vw, (min-width: 768px) 48vw, 100vw'

interface GalleryProps {
  /** Paths on the static host. */
  pictures: readonly string[]
  product: string
  /** Name of the colour shown. */
  color?: string
}

interface ThumbnailsProps extends GalleryProps {
  index: number
  onShow: (index: number) => void
}

/** Small pictures; without JavaScript each leads to its large one. */
function Thumbnails({pictures, index, onShow}: ThumbnailsProps) {
  const t = useTranslate()
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((path, position) => (
        <li key={path}>
          <a
            className={styles.thumbnail}
            href={imageUrl(path, {width: 1200})}
            aria-label={t('product.gallery.thumbnail', {
              index: position + 1,
              total: pictures.length,
            })}
            aria-current={position === index || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onShow(position)
            }}
          >
            <img
              src={imageUrl(path, {width: 140, height: 160, fit: 'cut'})}
              alt=""
              width={70}
              height={80}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

/**
 * Pictures of a product in one colour. The first is part of the page and loads first; the others come
 * when the gallery is touched. Swiping, arrow keys, buttons and small pictures lead through it.
 */
export function Gallery({pictures, product, color}: GalleryProps) {
  const t = useTranslate()
  const {index, step, show, move, swipe, onKeyDown} = useGallery(pictures.length)
  const [awake, setAwake] = useState(false)
  const wake = () => setAwake(true)
  const total = pictures.length
  const altOf = (position: number): string => {
    const place = {product, index: position + 1, total}
    return color
      ? t('product.gallery.imageColor', {...place, color})
      : t('product.gallery.image', place)
  }
  return (
    // Arrow keys work wherever the focus is in the gallery; its buttons are the controls proper.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.gallery}
      role="group"
      aria-label={t('product.gallery.label', {product})}
      onPointerEnter={wake}
      onFocus={wake}
      onKeyDown={onKeyDown}
    >
      <div className={styles.stage} {...swipe}>
        {pictures.map((path, position) =>
          position === 0 || position === index || awake ? (
            <div
              key={path}
              className={classNames(
                styles.slide,
                position === index && styles.current,
                position === index && step !== 0 && (step > 0 ? styles.forward : styles.backward),
              )}
              aria-hidden={position !== index || undefined}
            >
              <Picture
                src={path}
                alt={altOf(position)}
                width={WIDTH}
                height={HEIGHT}
                sizes={SIZES}
                widths={WIDTHS}
                fit="cut"
                priority={position === 0}
              />
            </div>
          ) : null,
        )}
        {total > 1 && (
          <div className={styles.controls}>
            <button
              type="button"
              className={styles.arrow}
              aria-label={t('product.gallery.previous')}
              onClick={() => move(-1)}
            >
              <Icon name="chevron-left" size={22} />
            </button>
            <p className={styles.position} aria-live="polite">
              {t('product.gallery.position', {index: index + 1, total})}
            </p>
            <button
              type="button"
              className={styles.arrow}
              aria-label={t('product.gallery.next')}
              onClick={() => move(1)}
            >
              <Icon name="chevron-right" size={22} />
            </button>
          </div>
        )}
      </div>
      {total > 1 && (
        <Thumbnails pictures={pictures} product={product} index={index} onShow={show} />
      )}
    </div>
  )
}
