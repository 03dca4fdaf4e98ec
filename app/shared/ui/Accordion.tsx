import type {ReactNode} from 'react'
import {classNames} from './class-names'
import {Icon} from './Icon'
import styles from './Accordion.module.css'

interface AccordionProps {
  title: ReactNode
  /** Open initially; after that the browser keeps the state. */
  defaultOpen?: boolean
  /** Heading level of the title, for screen reader users who navigate by headings. */
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/** Section that opens and closes without JavaScript (`details`). */
export function Accordion(props: AccordionProps) {
  const {title, defaultOpen = false, level, className, children} = props
  const Title = level ? (`h${level}` as const) : 'span'
  return (
    <details className={classNames(styles.accordion, className)} open={defaultOpen}>
      <summary className={styles.summary}>
        <Title className={styles.title}>{title}</Title>
        <span className={styles.sign}>
          <Icon name="plus" size={20} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
