import type {ReactNode} from 'react'
import styles from './PlainPage.module.css'

interface PlainPageProps {
  title: string
  text?: string
  /** Links or buttons below the text. */
  actions?: ReactNode
  children?: ReactNode
}

/** A page with a heading, a short text and content below them. */
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
