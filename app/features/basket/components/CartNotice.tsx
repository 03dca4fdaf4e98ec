import type {ReactNode} from 'react'
import styles from './CartNotice.module.css'

interface CartNoticeProps {
  title: string
  text?: string
  /** Ways on. */
  children: ReactNode
}

/** What stands in the place of the cart when there is none to show: what is so, and what to do next. */
export function CartNotice({title, text, children}: CartNoticeProps) {
  return (
    <div className={styles.notice}>
      <h1>{title}</h1>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
