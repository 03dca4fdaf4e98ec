import type {ReactNode} from 'react'
import styles from './EmptyListing.module.css'

interface EmptyListingProps {
  title: string
  /** Level of the title; 1 where it is all the page has to say. */
  level?: 1 | 2
  text: string
  /** What to do next. */
  children: ReactNode
}

/** A listing without results says so and leads on. */
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
