import type {ReactNode} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import styles from './form.module.css'

export interface FieldTexts {
  label: string
  /** Help text below the field until there is an error. */
  help?: string
  error?: string
  /** Adds "optional" to the label: fields without it are required. */
  optional?: boolean
}

interface FieldProps extends FieldTexts {
  id: string
  children: ReactNode
}

/** `aria-describedby` of a control: the ids of its help and its error. */
export function describedBy(id: string, {help, error}: FieldTexts): string | undefined {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label, control, help and error of one input. */
export function Field({id, label, help, error, optional, children}: FieldProps) {
  const t = useTranslate()
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {t('common.optional')}</span>}
      </label>
      {children}
      {help && (
        <p className={styles.help} id={`${id}-help`}>
          {help}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/** Error message of an invalid control. */
export function FieldError({id, error}: {id: string; error?: string}) {
  if (!error) return null
  return (
    <p className={styles.error} id={`${id}-error`}>
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.75" stroke="currentColor" strokeWidth="1.5" />
        <path d="M8 4.75v4" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="8" cy="11.1" r="0.9" fill="currentColor" />
      </svg>
      <span>{error}</span>
    </p>
  )
}
