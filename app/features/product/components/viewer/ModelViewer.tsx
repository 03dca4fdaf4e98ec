import {useEffect, useRef, useState, type KeyboardEvent, type PointerEvent} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {dollied, dragged, orbitKey, START, type OrbitView} from '../../model/orbit'
import type {ModelScene} from './model-scene'
import styles from './viewer.module.css'

type State = 'loading' | 'ready' | 'failed'

interface ModelViewerProps {
  /** Address of a binary glTF file on this origin. */
  src: string
  product: string
}

/** Loads the model into the canvas and draws it whenever the view changes. */
function useScene(src: string) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<ModelScene | null>(null)
  const view = useRef<OrbitView>(START)
  const [state, setState] = useState<State>('loading')

  useEffect(() => {
    const target = canvas.current
    if (!target) return undefined
    let gone = false
    const redraw = () => {
      scene.current?.resize()
      scene.current?.draw(view.current)
    }
    import('./model-scene')
      .then(({createModelScene}) => createModelScene(target, src))
      .then((loaded) => {
        if (gone) return loaded.dispose()
        scene.current = loaded
        loaded.draw(view.current)
        setState('ready')
      })
      .catch((error: Error) => {
        console.warn(`3D model: ${error.message}`)
        if (!gone) setState('failed')
      })
    window.addEventListener('resize', redraw)
    return () => {
      gone = true
      window.removeEventListener('resize', redraw)
      scene.current?.dispose()
      scene.current = null
    }
  }, [src])

  const look = (next: OrbitView) => {
    view.current = next
    scene.current?.draw(next)
  }
  return {canvas, view, look, state}
}

/** A product as a body: drag or arrow keys turn it, wheel, plus and minus bring it nearer. */
export default function ModelViewer({src, product}: ModelViewerProps) {
  const t = useTranslate()
  const {canvas, view, look, state} = useScene(src)
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
    const next = orbitKey(view.current, event.key)
    if (!next) return
    event.preventDefault()
    look(next)
  }
  return (
    <div className={styles.body}>
      {/* Keys and pointers turn the model: it is a widget of its own, with a name that says how. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.turn}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="application"
        aria-label={t('product.model.label', {product})}
        aria-describedby="model-hint"
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
      <p id="model-hint" className={styles.hint}>
        {t('product.model.hint')}
      </p>
    </div>
  )
}
