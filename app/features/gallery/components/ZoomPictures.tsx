import {useRef, type KeyboardEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {arrowStep} from '@app/shared/lib/reading-direction'
import {Icon} from '@app/shared/ui/Icon'
import {ZOOM_STEP} from '../model/zoom'
import {useZoom} from './use-zoom'
import styles from './viewer.module.css'

interface ZoomPicturesProps {
  pictures: readonly string[]
  index: number
  /** Alternative text of each picture. */
  altOf: (index: number) => string
  onMove: (step: number) => void
  onShow: (index: number) => void
}

/** Maximum width that the picture service offers, in pixels. */
const WIDTH = 1400
/** Picture size that the gallery of the page has already loaded. */
const SHOWN = {width: 840, height: 960, fit: 'cut'} as const

function ZoomPicture({src, alt, onStep}: {src: string; alt: string; onStep: (by: number) => void}) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const {view, zoomBy, handlers} = useZoom({frame, picture, onStep})
  const {scale, x, y} = view
  return (
    <>
      <div
        ref={frame}
        className={styles.zoom}
        data-zoomed={scale > 1 || undefined}
        role="button"
        tabIndex={0}
        aria-label={t(scale > 1 ? 'product.gallery.zoomOut' : 'product.gallery.zoom')}
        {...handlers}
      >
        {/* The picture that the page has already loaded, shown until the large one has loaded. */}
        {scale === 1 && (
          <img className={styles.frame} src={imageUrl(src, SHOWN)} alt="" draggable={false} />
        )}
        <img
          ref={picture}
          className={styles.picture}
          src={imageUrl(src, {width: WIDTH})}
          alt={alt}
          draggable={false}
          style={{transform: `translate3d(${x}px, ${y}px, 0) scale(${scale})`}}
        />
      </div>
      <div className={styles.tools}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('product.gallery.zoomOut')}
          disabled={scale <= 1}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        >
          <Icon name="minus" size={20} />
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('product.gallery.zoom')}
          onClick={() => zoomBy(ZOOM_STEP)}
        >
          <Icon name="plus" size={20} />
        </button>
      </div>
    </>
  )
}

/** Full-window pictures, one at a time. */
export function ZoomPictures({pictures, index, altOf, onMove, onShow}: ZoomPicturesProps) {
  const t = useTranslate()
  const total = pictures.length
  const path = pictures[index]
  if (!path) return null
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrowStep(event.key)
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
  }
  return (
    // Arrow keys change the picture wherever the focus is; the buttons are the accessible controls.
    <div role="presentation" className={styles.body} onKeyDown={onKeyDown}>
      <div className={styles.stage}>
        <ZoomPicture key={path} src={path} alt={altOf(index)} onStep={onMove} />
        {total > 1 && (
          <>
            <button
              type="button"
              className={styles.previous}
              aria-label={t('product.gallery.previous')}
              onClick={() => onMove(-1)}
            >
              <Icon name="chevron-left" size={24} />
            </button>
            <button
              type="button"
              className={styles.next}
              aria-label={t('product.gallery.next')}
              onClick={() => onMove(1)}
            >
              <Icon name="chevron-right" size={24} />
            </button>
          </>
        )}
      </div>
      {total > 1 && (
        <ul className={styles.strip}>
          {pictures.map((picture, position) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.small}
                aria-label={t('product.gallery.thumbnail', {index: position + 1, total})}
                aria-current={position === index || undefined}
                onClick={() => onShow(position)}
              >
                <img
                  src={imageUrl(picture, {width: 140, height: 160, fit: 'cut'})}
                  alt=""
                  width={56}
                  height={64}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
