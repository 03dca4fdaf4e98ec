import type {ReactNode} from 'react'
import styles from './VisuallyHidden.module.css'

interface VisuallyHiddenProps {
  as?: 'span' | 'h2'
  id?: string
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({as: Element = 'span', id, children}: VisuallyHiddenProps) {
  return (
    <Element id={id} className={styles.hidden}>
      {children}
    </Element>
  )
}
