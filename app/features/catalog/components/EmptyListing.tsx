import type {ReactNode} from 'react'
import styles from './EmptyListing.module.css'

interface EmptyListingProps {
  title: string
  /** Heading level; 1 where the message is the only content of the page. */
  level?: 1 | 2
  text: string
  /** Links or controls for the next step. */
  children: ReactNode
}

/** Message for a listing without results, with the next steps. */
export function EmptyListing({title, text, level = 2, children}: EmptyListingProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
