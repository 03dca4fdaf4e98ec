import type {ReactNode} from 'react'
import styles from './PlainPage.module.css'

interface PlainPageProps {
  title: string
  text?: string
  /** Ways on. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page of a heading, a few words and what belongs below them. */
export function PlainPage({title, text, actions, children}: PlainPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </header>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
