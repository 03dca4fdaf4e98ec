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
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {iconShapes[name]}
    </svg>
  )
}
