import type {ReactNode} from 'react'
import styles from './EmptyListing.module.css'

interface EmptyListingProps {
  title: string
  text: string
  /** What to do next. */
  children: ReactNode
}

/** A listing without results says so and leads on. */
export function EmptyListing({title, text, children}: EmptyListingProps) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
