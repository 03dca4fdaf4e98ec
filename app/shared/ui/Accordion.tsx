import type {ReactNode} from 'react'
import {classNames} from './class-names'
import {Icon} from './Icon'
import styles from './Accordion.module.css'

interface AccordionProps {
  title: ReactNode
  /** Open at first; the browser keeps the state after that. */
  defaultOpen?: boolean
  className?: string
  children: ReactNode
}

/** Section that opens and closes without JavaScript (`details`). */
export function Accordion({title, defaultOpen = false, className, children}: AccordionProps) {
  return (
    <details className={classNames(styles.accordion, className)} open={defaultOpen}>
      <summary className={styles.summary}>
        <span className={styles.title}>{title}</span>
        <span className={styles.sign}>
          <Icon name="plus" size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
