import {forwardRef, useState, type InputHTMLAttributes} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {TextField} from '@app/shared/ui/form/TextField'
import styles from './auth.module.css'

interface PasswordFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  label: string
  error?: string
  autoComplete: 'current-password' | 'new-password'
}

/** Password with a button that shows what was typed; pasting and password managers work. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(props, ref) {
    const t = useTranslate()
    const [shown, setShown] = useState(false)
    return (
      <div className={styles.password}>
        <TextField
          {...props}
          ref={ref}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.show}
          aria-pressed={shown}
          aria-controls={props.id}
          aria-label={t('auth.password.show')}
          onClick={() => setShown(!shown)}
        >
          {t(shown ? 'auth.password.hideShort' : 'auth.password.showShort')}
        </button>
      </div>
    )
  },
)
