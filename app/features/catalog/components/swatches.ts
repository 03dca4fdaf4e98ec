import {classNames} from '@app/shared/ui/class-names'
import styles from './swatches.module.css'

/**
 * Class of a small swatch of a colour way (`spruce`) or a colour group of the filter (`green`). The
 * stylesheet knows the materials of the brand; a colour it does not know is a neutral dot, and the name
 * beside or behind it says which.
 */
export function swatchClass(colorId: string): string {
  return classNames(styles.swatch, styles[colorId])
}
