import {useEffect, useRef, useState, type KeyboardEvent, type PointerEvent} from 'react'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {arrowStep} from '@app/shared/lib/reading-direction'
import {useTurntable} from '../public/use-turntable'
import {draggedFrame, loadingOrder, nearestLoaded} from '../model/turntable'
import styles from './viewer.module.css'

interface TurntableProps {
  productId: string
  /** Id of the colour; '' for a product without colours. */
  color: string
  product: string
  /** Picture shown until the first frame has loaded. */
  still: string | undefined
}

const WIDTH = 900

/** Loads the frames coarse first; returns the indexes of the loaded ones. */
function useFrames(paths: readonly string[]): ReadonlySet<number> {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    let gone = false
    const load = (index: number): Promise<void> =>
      new Promise((resolve) => {
        const image = new Image()
        image.onload = () => {
          if (!gone) setLoaded((known) => new Set(known).add(index))
          resolve()
        }
        image.onerror = () => resolve()
        image.src = imageUrl(paths[index] ?? '', {width: WIDTH})
      })
    const run = async () => {
      for (const index of loadingOrder(paths.length)) {
        if (gone) return
        await load(index)
      }
    }
    void run()
    return () => {
      gone = true
    }
  }, [paths])
  return loaded
}

/** Usage hint, or the loading progress of the frames. */
function hintOf(t: Translate, loaded: number, total: number): string {
  if (total === 0) return t('product.turntable.loading')
  if (loaded < total) return t('product.turntable.progress', {loaded, total})
  return t('product.turntable.hint')
}

/** Turntable view of a product: drag or arrow keys rotate it by 360 degrees. */
export default function Turntable({productId, color, product, still}: TurntableProps) {
  const t = useTranslate()
  const {frames: paths, isError} = useTurntable(productId, color)
  const loaded = useFrames(paths)
  const [frame, setFrame] = useState(0)
  const start = useRef<{x: number; frame: number} | null>(null)
  const count = paths.length
  const shown = nearestLoaded(frame, loaded, count)
  const path = paths[shown]

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = {x: event.clientX, frame}
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = start.current
    if (from) setFrame(draggedFrame(from.frame, event.clientX - from.x, count))
  }
  const onPointerUp = () => {
    start.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key) ?? {ArrowDown: -1, ArrowUp: 1}[event.key]
    if (step === undefined || count === 0) return
    event.preventDefault()
    setFrame((((frame + step) % count) + count) % count)
  }
  const degrees = count > 0 ? Math.round((360 / count) * frame) : 0
  return (
    <div className={styles.body}>
      <div
        className={styles.turn}
        role="slider"
        tabIndex={0}
        aria-label={t('product.turntable.label', {product})}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={t('product.turntable.degrees', {degrees})}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={onKeyDown}
      >
        {path && loaded.has(shown) ? (
          <img
            className={styles.frame}
            src={imageUrl(path, {width: WIDTH})}
            alt=""
            draggable={false}
          />
        ) : (
          <>
            {still && !isError && (
              <img
                className={styles.frame}
                src={imageUrl(still, {width: 840, height: 960, fit: 'cut'})}
                alt=""
                draggable={false}
              />
            )}
            {isError && (
              <p role="status" className={styles.wait}>
                {t('product.turntable.failed')}
              </p>
            )}
          </>
        )}
      </div>
      <p className={styles.hint}>{hintOf(t, loaded.size, count)}</p>
    </div>
  )
}
