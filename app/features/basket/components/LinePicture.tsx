import {Picture} from '@app/shared/ui/Picture'
import {classNames} from '@app/shared/ui/class-names'
import type {LineProduct} from '../model/line-product'
import styles from './LinePicture.module.css'

interface LinePictureProps {
  product: LineProduct | undefined
  /** Width in the layout in CSS pixels. */
  width: number
  className?: string
}

/** Picture of a line in its reserved space; decorative beside the product's name. Ratio 7/8 (rule LIMIT-7). */
export function LinePicture({product, width, className}: LinePictureProps) {
  return (
    <span className={classNames(styles.frame, className)}>
      {product?.image && (
        <Picture
          src={product.image.link}
          alt=""
          width={width}
          height={Math.round((width * 8) / 7)}
          sizes={`${width}px`}
          widths={[width, width * 2]}
        />
      )}
    </span>
  )
}
