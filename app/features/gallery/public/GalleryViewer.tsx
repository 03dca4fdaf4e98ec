import {useState} from 'react'
import loadable from '@loadable/component'
import {useTranslate} from '@app/shared/i18n/messages'
import {classNames} from '@app/shared/ui/class-names'
import {LazyDialog, preloadDialog} from '@app/shared/ui/overlay/lazy'
import {preloadSoon} from '@app/shared/lib/when-painted'
import type {ViewerMode, ViewerProps} from '../components/Viewer'
import styles from './GalleryViewer.module.css'

const Viewer = loadable(() => import('../components/Viewer'), {ssr: false})

const prepare = () => {
  preloadDialog()
  preloadSoon(Viewer)
}

/** Data of the viewer: turntable and 3D model besides the pictures. */
export interface ViewerSource {
  readonly productId: string
  /** Id of the chosen colour; '' for a product without colours. */
  readonly color: string
  readonly hasTurn: boolean
  /** Address of the 3D model, if there is one. */
  readonly model: string | undefined
}

type GalleryViewerProps = ViewerSource & {
  /** A film is shown and receives pointer events. */
  behind: boolean
} & Pick<ViewerProps, 'product' | 'pictures' | 'index' | 'altOf' | 'onMove' | 'onShow'>

/** The buttons over the gallery, and the full-window viewer that they open. */
export function GalleryViewer({hasTurn, behind, ...rest}: GalleryViewerProps) {
  const t = useTranslate()
  const [mode, setMode] = useState<ViewerMode | null>(null)
  const [last, setLast] = useState<ViewerMode>('pictures')
  const {model, product} = rest
  const modes: ViewerMode[] = [
    'pictures',
    ...(hasTurn ? (['turn'] as const) : []),
    ...(model ? (['model'] as const) : []),
  ]
  const open = (one: ViewerMode) => {
    setMode(one)
    setLast(one)
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.cover, behind && styles.behind)}
        aria-label={t('product.gallery.open')}
        aria-haspopup="dialog"
        onClick={() => open('pictures')}
        onPointerEnter={prepare}
        onFocus={prepare}
      />
      {modes.length > 1 && !behind && (
        <ul className={styles.modes}>
          {modes.slice(1).map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.mode}
                aria-haspopup="dialog"
                onClick={() => open(one)}
                onPointerEnter={prepare}
                onFocus={prepare}
              >
                {t(one === 'turn' ? 'product.viewer.turn' : 'product.viewer.model')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <LazyDialog
        open={mode !== null}
        onClose={() => setMode(null)}
        size="full"
        title={product}
        className={styles.panel}
      >
        <Viewer key={last} {...rest} modes={modes} startWith={last} />
      </LazyDialog>
    </>
  )
}
