import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {useTurntable} from '@app/features/gallery/public/use-turntable'
import {type EngravingPosition} from '../public/engraving'
import {letterSize, tidy} from '../model/engraving-text'
import styles from './EngravingDesigner.module.css'

interface EngravingPreviewProps {
  productId: string
  color: string
  position: EngravingPosition
  text: string
  typeface: string
}

/** Size of a product picture; every product picture has this ratio. */
const [WIDTH, HEIGHT] = [700, 800]

/**
 * Preview of the engraved side of the product with the name in its place. Only the part around the name is
 * shown: the letters are small on a chair.
 */
export function EngravingPreview(props: EngravingPreviewProps) {
  const {productId, color, position, text, typeface} = props
  const t = useTranslate()
  const {frames} = useTurntable(productId, color)
  const path = frames[position.frame - 1]
  const written = tidy(text)
  const [x, y] = [(position.x / 100) * WIDTH, (position.y / 100) * HEIGHT]
  const size = (letterSize(written, position) / 100) * WIDTH
  // Visible width: 2.1 times the engraved area, in the ratio of the preview frame.
  const seen = (position.width / 100) * WIDTH * 2.1
  const box = [x - seen / 2, y - seen * 0.34, seen, seen * 0.75]
  return (
    <svg
      className={styles.preview}
      viewBox={box.join(' ')}
      role="img"
      aria-label={written ? t('engraving.preview', {text: written}) : t('engraving.previewEmpty')}
    >
      {path && <image href={imageUrl(path, {width: 1400})} width={WIDTH} height={HEIGHT} />}
      {/* Engraved letters: a light lower edge, then the dark ground. */}
      {[1, 0].map((edge) => (
        <text
          key={edge}
          x={x}
          y={y + edge * size * 0.035}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={size}
          className={edge === 1 ? styles.edge : styles.cut}
          data-typeface={typeface}
        >
          {written}
        </text>
      ))}
    </svg>
  )
}
