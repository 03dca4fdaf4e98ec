import {useEffect, useRef} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import styles from './Withdrawal.module.css'

interface StepHeadProps {
  number: 1 | 2
  title: string
  /** The step follows another one: it gets the focus. */
  focused?: boolean
}

/** Heading of a step of the withdrawal. */
export function StepHead({number, title, focused}: StepHeadProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus()
  }, [focused])
  return (
    <div className={styles.step}>
      <p className={styles.count}>{t('withdrawal.step', {number})}</p>
      <h2 id="withdrawal-step" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
    </div>
  )
}
