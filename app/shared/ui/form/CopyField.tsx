import {useRef, useState} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '../Button'
import {TextField} from './TextField'
import styles from './CopyField.module.css'

interface CopyFieldProps {
  id: string
  label: string
  value: string
}

/** A text that cannot be changed, with a button that copies it. */
export function CopyField({id, label, value}: CopyFieldProps) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  const [state, setState] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setState(t('share.copied'))
    } catch {
      // Without clipboard permission the shopper copies the selected text manually.
      field.current?.select()
      setState(t('share.copyFailed'))
    }
  }
  return (
    <div className={styles.field}>
      <TextField ref={field} id={id} label={label} value={value} aria-required={false} readOnly />
      <Button variant="secondary" onClick={() => void copy()}>
        {t('share.copy')}
      </Button>
      <p role="status" className={styles.state}>
        {state}
      </p>
    </div>
  )
}
