import {useEffect, useRef, type ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {StepId} from '../model/steps'
import styles from './StepSection.module.css'

interface StepSectionProps {
  step: StepId
  /** Place of the step, from 1, and number of steps. */
  number: number
  total: number
  state: 'open' | 'done' | 'todo'
  /** True if the step opened because the previous one was completed: it receives focus. */
  takesFocus: boolean
  /** Absent while the answers cannot be changed. */
  onEdit?: () => void
  /** The answers of a completed step. */
  summary?: ReactNode
  /** The form of the step. */
  children: ReactNode
}

/** One step of the checkout: a form while it is open, a summary of its answers when it is completed. */
export function StepSection(props: StepSectionProps) {
  const {step, number, total, state, takesFocus, onEdit, summary, children} = props
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOpen = state === 'open'
  const title = t(`checkout.step.${step}`)

  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus()
  }, [isOpen, takesFocus])

  return (
    <li className={styles.step} data-state={state} aria-current={isOpen ? 'step' : undefined}>
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          <VisuallyHidden>{`${t('checkout.step', {step: number, total})} `}</VisuallyHidden>
          {state === 'done' ? (
            <>
              <span aria-hidden="true">{title}</span>
              <VisuallyHidden>{t('checkout.stepDone', {title})}</VisuallyHidden>
            </>
          ) : (
            title
          )}
        </h2>
        {state === 'done' && onEdit && (
          <button
            type="button"
            className={styles.edit}
            aria-label={t('checkout.editStep', {step: title})}
            onClick={onEdit}
          >
            {t('common.edit')}
          </button>
        )}
      </div>
      {isOpen && <div className={styles.body}>{children}</div>}
      {state === 'done' && <div className={styles.summary}>{summary}</div>}
    </li>
  )
}
