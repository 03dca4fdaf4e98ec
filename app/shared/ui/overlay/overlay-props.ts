import type {ReactNode} from 'react'

export interface OverlayProps {
  open: boolean
  onClose: () => void
  /** Accessible name of the overlay; shown at its top unless `hideTitle`. */
  title: ReactNode
  hideTitle?: boolean
  /** Content before the title, such as a button to the level above. */
  leading?: ReactNode
  /** Content that stays at the lower edge while the body scrolls. */
  footer?: ReactNode
  className?: string
  /** Element that receives the focus on closing; by default the one that had it before. */
  returnFocusTo?: () => HTMLElement | null
  children: ReactNode
}

export interface DrawerProps extends OverlayProps {
  /** Edge at which the drawer opens; `start` follows the reading direction. */
  placement?: 'start' | 'end' | 'bottom' | 'top'
}

export interface DialogProps extends OverlayProps {
  size?: 'small' | 'medium' | 'large' | 'full'
}
