import {forwardRef, type ReactNode} from 'react'
import {Icon} from '@app/shared/ui/Icon'
import styles from './Alert.module.css'

interface AlertProps {
  title: string
  /** Additional text, or links and buttons for the next step. */
  children?: ReactNode
}

/**
 * Alert for a problem that blocks a form or an order. It can be focused, so that screen readers
 * announce it at once.
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert({title, children}, ref) {
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.alert}>
      <Icon name="info" size={20} />
      <div className={styles.content}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  )
})
