import {useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {arrowStep} from '@app/shared/lib/reading-direction'
import {degreesOf, dollied, dragged, orbitKey, START, type OrbitView} from '../model/orbit'
import type {ModelScene} from './model-scene'
import styles from './viewer.module.css'

type State = 'loading' | 'ready' | 'failed'

interface ModelViewerProps {
  /** Address of a binary glTF file on the page's origin. */
  src: string
  /** Id of the chosen colour; '' for a product without colours. */
  color: string
  product: string
}

/**
 * Loads the model into the canvas and draws it only when the view changes, so that slow devices stay
 * responsive. `ready` is true once the first frame is drawn.
 */
function useScene(src: string, color: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<ModelScene | null>(null)
  const view = useRef<OrbitView>(START)
  const [state, setState] = useState<State>('loading')
  const [degrees, setDegrees] = useState(degreesOf(START))

  useEffect(() => {
    const target = canvas.current
    if (!target) return undefined
    let gone = false
    const fail = (error: Error) => {
      console.warn(`3D model: ${error.message}`)
      if (!gone) setState('failed')
    }
    const onLost = () => fail(new Error('The browser took the drawing away.'))
    // Sizes the canvas to its container, initially and on every resize.
    const place = new ResizeObserver(() => {
      scene.current?.resize()
      scene.current?.draw(view.current)
    })
    if (target.parentElement) place.observe(target.parentElement)
    target.addEventListener('webglcontextlost', onLost)
    import('./model-scene')
      .then(({createModelScene}) => createModelScene(target, src, color))
      .then((loaded) => {
        if (gone) return loaded.dispose()
        scene.current = loaded
        loaded.draw(view.current)
        setState('ready')
      })
      .catch(fail)
    return () => {
      gone = true
      place.disconnect()
      target.removeEventListener('webglcontextlost', onLost)
      scene.current?.dispose()
      scene.current = null
    }
  }, [src, color])

  const look = (next: OrbitView) => {
    view.current = next
    setDegrees(degreesOf(next))
    scene.current?.draw(next)
  }
  return {canvas, view, look, degrees, state}
}

/** 3D model of a product: drag or arrow keys rotate it, wheel, plus and minus zoom. */
export default function ModelViewer({src, color, product}: ModelViewerProps) {
  const t = useTranslate()
  const {canvas, view, look, degrees, state} = useScene(src, color)
  const hintId = useId()
  const from = useRef<{x: number; y: number} | null>(null)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = {x: event.clientX, y: event.clientY}
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    look(dragged(view.current, event.clientX - from.current.x, event.clientY - from.current.y))
    from.current = {x: event.clientX, y: event.clientY}
  }
  const onPointerUp = () => {
    from.current = null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event.key)
    const key = step ? (step > 0 ? 'ArrowRight' : 'ArrowLeft') : event.key
    const next = orbitKey(view.current, key)
    if (!next) return
    event.preventDefault()
    look(next)
  }
  return (
    <div className={styles.body}>
      <div
        className={styles.turn}
        data-state={state}
        aria-busy={state === 'loading' || undefined}
        role="slider"
        tabIndex={0}
        aria-label={t('product.model.label', {product})}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={degrees}
        aria-valuetext={t('product.turntable.degrees', {degrees})}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerUp}
        onKeyDown={onKeyDown}
        onWheel={(event) => look(dollied(view.current, event.deltaY > 0 ? 1.08 : 1 / 1.08))}
      >
        <canvas ref={canvas} className={styles.canvas} />
        {state !== 'ready' && (
          <p role="status" className={styles.wait}>
            {t(state === 'failed' ? 'product.model.failed' : 'product.model.loading')}
          </p>
        )}
      </div>
      <p id={hintId} className={styles.hint}>
        {t('product.model.hint')}
      </p>
    </div>
  )
}
