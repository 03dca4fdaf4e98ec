import {useState} from 'react'
import loadable from '@loadable/component'
import {useTranslate, type MessageId} from '@app/shared/i18n/messages'
import {ZoomPictures} from './ZoomPictures'
import styles from './viewer.module.css'

const Turntable = loadable(() => import('./Turntable'), {ssr: false})
const ModelViewer = loadable(() => import('./ModelViewer'), {ssr: false})

/** Modes of the viewer. */
export type ViewerMode = 'pictures' | 'turn' | 'model'

export interface ViewerProps {
  product: string
  productId: string
  /** Id of the chosen colour; '' for a product without colours. */
  color: string
  pictures: readonly string[]
  index: number
  altOf: (index: number) => string
  onMove: (step: number) => void
  onShow: (index: number) => void
  /** Available modes besides pictures. */
  modes: readonly ViewerMode[]
  startWith: ViewerMode
  /** Address of the 3D model, if there is one. */
  model: string | undefined
}

const NAMES: Readonly<Record<ViewerMode, MessageId>> = {
  pictures: 'product.viewer.pictures',
  turn: 'product.viewer.turn',
  model: 'product.viewer.model',
}

/** Full-window viewer of pictures, turntable and 3D model. Default export: loaded when it opens. */
export default function Viewer(props: ViewerProps) {
  const {product, productId, color, modes, startWith, model} = props
  const t = useTranslate()
  const [mode, setMode] = useState(startWith)
  return (
    <div className={styles.viewer}>
      {modes.length > 1 && (
        <div className={styles.modes} role="group" aria-label={t('product.viewer.modes')}>
          {modes.map((one) => (
            <button
              key={one}
              type="button"
              className={styles.mode}
              aria-pressed={one === mode}
              onClick={() => setMode(one)}
            >
              {t(NAMES[one])}
            </button>
          ))}
        </div>
      )}
      {mode === 'pictures' && <ZoomPictures {...props} />}
      {mode === 'turn' && (
        <Turntable
          productId={productId}
          color={color}
          product={product}
          still={props.pictures[0]}
        />
      )}
      {mode === 'model' && model && (
        <ModelViewer key={model} src={model} color={color} product={product} />
      )}
    </div>
  )
}
