import type {ReactNode} from 'react'
import styles from './CartNotice.module.css'

interface CartNoticeProps {
  title: string
  text?: string
  /** Links or buttons for the next step. */
  children: ReactNode
}

/** Shown instead of the cart when there is no cart to show: a message and the next steps. */
export function CartNotice({title, text, children}: CartNoticeProps) {
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
