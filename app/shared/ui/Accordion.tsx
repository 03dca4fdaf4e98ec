import type {ReactNode} from 'react'
import {classNames} from './class-names'
import {Icon} from './Icon'
import styles from './Accordion.module.css'

interface AccordionProps {
  title: ReactNode
  /** Open at first; the browser keeps the state after that. */
  defaultOpen?: boolean
  /** Makes the title a heading of this level, for readers who go from heading to heading. */
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
