import {useQuery} from '@tanstack/react-query'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import {useShop} from '@app/shared/lib/shop-context'
import {turntableQuery} from '../../api/get-turntable'
import {letterSize, tidy, type EngravingPosition} from '../../model/engraving'
import styles from './EngravingDesigner.module.css'

interface EngravingPreviewProps {
  productId: string
  color: string
  position: EngravingPosition
  text: string
  typeface: string
}

/** Ratio of every product picture. */
const [WIDTH, HEIGHT] = [700, 800]

/**
 * The product from the side that is engraved, with the name where it will be. Only the part around it is
 * shown: letters are small on a chair.
 */
export function EngravingPreview(props: EngravingPreviewProps) {
  const {productId, color, position, text, typeface} = props
  const t = useTranslate()
  const {data: frames = []} = useQuery(turntableQuery(useShop(), productId, color))
  const path = frames[position.frame - 1]
  const written = tidy(text)
  const [x, y] = [(position.x / 100) * WIDTH, (position.y / 100) * HEIGHT]
  const size = (letterSize(written, position) / 100) * WIDTH
  // Twice as wide as the board that is cut, in the ratio of the frame on the page.
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
      {/* Cut letters: a light lower edge, then the dark ground. */}
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
