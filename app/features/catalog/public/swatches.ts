import {classNames} from '@app/shared/ui/class-names'
import styles from './swatches.module.css'

/**
 * Class that sets `--hue` and `--grain` of a colour way (`spruce`) or of a colour group of the filter
 * (`green`). The stylesheet defines the materials of the brand; undefined for an unknown colour.
 */
export const colorClass = (colorId: string): string | undefined => styles[colorId]

/** Class of a round swatch; an unknown colour has a neutral swatch, identified by the name beside it. */
export const swatchClass = (colorId: string): string =>
  classNames(styles.swatch, colorClass(colorId))
