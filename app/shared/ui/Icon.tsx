import {classNames} from './class-names'
import styles from './Icon.module.css'
import {iconShapes, type IconName} from './icon-shapes'

interface IconProps {
  name: IconName
  /** CSS pixels. */
  size?: number
  /** Solid instead of outlined, for states such as "on the wishlist". */
  filled?: boolean
  className?: string
}

/** Decoration only: the control around it carries the name. */
export function Icon({name, size = 20, filled = false, className}: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames(styles.icon, filled && styles.filled, className)}
    >
      {iconShapes[name]}
    </svg>
  )
}
