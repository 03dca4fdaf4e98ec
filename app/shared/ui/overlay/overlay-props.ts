import type {ReactNode} from 'react'

export interface OverlayProps {
  open: boolean
  onClose: () => void
  /** Names the overlay; shown at its top unless `hideTitle`. */
  title: string
  hideTitle?: boolean
  /** In front of the title, such as a button that leads a level up. */
  leading?: ReactNode
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode
  className?: string
  /** Where the focus goes when it closes; where it was before when absent. */
  returnFocusTo?: () => HTMLElement | null
  children: ReactNode
}

export interface DrawerProps extends OverlayProps {
  /** Side the drawer comes from; `start` follows the reading direction. */
  placement?: 'start' | 'end' | 'bottom' | 'top'
}

export interface DialogProps extends OverlayProps {
  size?: 'small' | 'medium' | 'large' | 'full'
}
