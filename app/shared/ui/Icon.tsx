import type {ReactNode} from 'react'
import {classNames} from './class-names'
import styles from './Icon.module.css'
import {iconShapes, type IconName} from './icon-shapes'

interface DrawingProps {
  /** Size in CSS pixels. */
  size?: number
  /** Solid instead of outlined, for states such as "on the wishlist". */
  filled?: boolean
  className?: string
  /** Name for `static/theme/rtl.css`, which mirrors drawings with a direction. */
  name?: IconName
}

/** Frame of a line drawing. Decorative: the control around it has the accessible name. */
export function Drawing({
  size = 20,
  filled = false,
  className,
  name,
  children,
}: DrawingProps & {children: ReactNode}) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      data-icon={name}
      className={classNames(styles.icon, filled && styles.filled, className)}
    >
      {children}
    </svg>
  )
}

/** An icon of the set that every page loads. */
export function Icon(props: DrawingProps & {name: IconName}) {
  return <Drawing {...props}>{iconShapes[props.name]}</Drawing>
}
