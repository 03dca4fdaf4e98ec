import {forwardRef, type ReactNode} from 'react'
import {Icon} from '@app/shared/ui/Icon'
import styles from './Alert.module.css'

interface AlertProps {
  title: string
  /** More to say, or ways out. */
  children?: ReactNode
}

/** What keeps a form or an order from going on. It can be focused, so that it is read at once. */
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
