import {useState} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {classNames} from '@app/shared/ui/class-names'
import {Icon} from '@app/shared/ui/Icon'
import {Picture} from '@app/shared/ui/Picture'
import type {Film, Hotspot} from './rich-content'
import {inStage} from '../model/stage'
import {wrapIndex} from '../model/swipe'
import {GalleryViewer, type ViewerSource} from './GalleryViewer'
import {useGallery} from '../components/use-gallery'
import styles from '../components/Gallery.module.css'

// Features that few products have are separate chunks.
const FilmSlide = loadable(() => import('../components/FilmSlide'), {ssr: false})
const Hotspots = loadable(() => import('./Hotspots'), {ssr: false})

/**
 * Width in CSS pixels. Product pictures have the ratio 7 to 8, of which the stage shows 7 to 9; this is half of a wide
 * screen at double density.
 */
const WIDTH = 840
const HEIGHT = 960
const WIDTHS = [360, 560, 840, 1120]
const SIZES = '(min-width: 992px) 46vw, (min-width: 768px) 48vw, 100vw'

const NO_FILMS: readonly Film[] = []
const NO_HOTSPOTS: readonly Hotspot[] = []

interface GalleryProps {
  /** Paths on the static host. */
  pictures: readonly string[]
  product: string
  /** Name of the colour shown. */
  color?: string
  films?: readonly Film[]
  /** Hotspots on the first picture. */
  hotspots?: readonly Hotspot[]
  /** Data of the viewer: turntable and 3D model besides the pictures. */
  viewer: ViewerSource
}

interface ThumbnailsProps {
  pictures: readonly string[]
  films: readonly Film[]
  index: number
  onShow: (index: number) => void
  /** Shows a film and plays it. */
  onWatch: (index: number) => void
}

/** Thumbnails; without JavaScript each is a link to its large picture. */
function Thumbnails({pictures, films, index, onShow, onWatch}: ThumbnailsProps) {
  const t = useTranslate()
  const total = pictures.length
  const small = (path: string) => imageUrl(path, {width: 140, height: 160, fit: 'cut'})
  return (
    <ul className={styles.thumbnails}>
      {pictures.map((path, position) => (
        <li key={path}>
          <a
            className={styles.thumbnail}
            href={imageUrl(path, {width: 1200})}
            aria-label={t('product.gallery.thumbnail', {index: position + 1, total})}
            aria-current={position === index || undefined}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              onShow(position)
            }}
          >
            <img src={small(path)} alt="" width={70} height={80} loading="lazy" />
          </a>
        </li>
      ))}
      {films.map((film, position) => (
        <li key={film.src}>
          <button
            type="button"
            className={classNames(styles.thumbnail, styles.filmThumbnail)}
            aria-label={t('product.gallery.film', {label: film.label})}
            aria-current={pictures.length + position === index || undefined}
            onClick={() => onWatch(pictures.length + position)}
          >
            <img
              src={small(film.poster ?? pictures[0] ?? '')}
              alt=""
              width={70}
              height={80}
              loading="lazy"
            />
            <svg className={styles.play} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M8 5.5v13l11-6.5z" fill="currentColor" />
            </svg>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface ControlsProps {
  index: number
  total: number
  /** Places the buttons at the upper edge: the controls of a film are at the lower one. */
  raised: boolean
  onMove: (step: number) => void
}

function Controls({index, total, raised, onMove}: ControlsProps) {
  const t = useTranslate()
  return (
    <div className={classNames(styles.controls, raised && styles.raised)}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('product.gallery.previous')}
        onClick={() => onMove(-1)}
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
        onClick={() => onMove(1)}
      >
        <Icon name="chevron-right" size={22} />
      </button>
    </div>
  )
}

/**
 * Pictures of a product in one colour, then its films. The first picture is part of the page and loads
 * first; after an interaction those beside the current one follow. Swiping, arrow keys, buttons and thumbnails change the
 * picture; a tap opens the full-window viewer.
 */
export function Gallery(props: GalleryProps) {
  const {pictures, product, color, viewer, films = NO_FILMS, hotspots = NO_HOTSPOTS} = props
  const t = useTranslate()
  const total = pictures.length + films.length
  const {index, step, show, move, swipe, onKeyDown} = useGallery(total)
  const [awake, setAwake] = useState(false)
  const wake = () => setAwake(true)
  const [watched, setWatched] = useState(0)
  const watch = (position: number) => {
    show(position)
    setWatched(watched + 1)
  }
  const altOf = (position: number): string => {
    const place = {product, index: position + 1, total: pictures.length}
    return color
      ? t('product.gallery.imageColor', {...place, color})
      : t('product.gallery.image', place)
  }
  const isNext = (position: number): boolean => [1, total - 1].includes(Math.abs(position - index))
  const slideClass = (position: number): string =>
    classNames(
      styles.slide,
      position === index && styles.current,
      position === index && step !== 0 && (step > 0 ? styles.forward : styles.backward),
    )
  return (
    // Handles the arrow keys that the focused button does not use, anywhere in the gallery.
    <div role="presentation" onPointerEnter={wake} onFocus={wake} onKeyDown={onKeyDown}>
      <div
        className={styles.gallery}
        role="group"
        aria-label={t('product.gallery.label', {product})}
      >
        <div className={styles.stage} {...swipe}>
          {pictures.map((path, position) =>
            position === 0 || position === index || (awake && isNext(position)) ? (
              <div
                key={path}
                className={slideClass(position)}
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
          {films.map((film, position) =>
            awake || pictures.length + position === index ? (
              <div
                key={film.src}
                className={slideClass(pictures.length + position)}
                aria-hidden={pictures.length + position !== index || undefined}
              >
                <FilmSlide
                  film={film}
                  poster={pictures[0]}
                  current={pictures.length + position === index}
                  watched={watched}
                />
              </div>
            ) : null,
          )}
          <GalleryViewer
            {...viewer}
            // Stays mounted on a film, so that the focus is kept: the film has its own controls.
            behind={index >= pictures.length}
            product={product}
            pictures={pictures}
            index={index < pictures.length ? index : 0}
            altOf={altOf}
            onMove={(by) => show(wrapIndex(index, by, pictures.length))}
            onShow={show}
          />
          {index === 0 && hotspots.length > 0 && <Hotspots hotspots={hotspots.map(inStage)} />}
          {total > 1 && (
            <Controls index={index} total={total} raised={index >= pictures.length} onMove={move} />
          )}
        </div>
        {total > 1 && <Thumbnails {...{pictures, films, index}} onShow={show} onWatch={watch} />}
      </div>
    </div>
  )
}
