import {classNames} from '@app/shared/ui/class-names'
import styles from './swatches.module.css'

/**
 * Class that sets `--hue` and `--grain` of a colour way (`spruce`) or of a colour group of the filter
 * (`green`). The stylesheet knows the materials of the brand; undefined for a colour it does not know.
 */
export const colorClass = (colorId: string): string | undefined => styles[colorId]

/** Class of a round swatch; an unknown colour is a neutral one, and the name beside it says which. */
export const swatchClass = (colorId: string): string =>
  classNames(styles.swatch, colorClass(colorId))
