import {forwardRef, useState, type InputHTMLAttributes} from 'react'
import {useTranslate} from '@app/shared/i18n/messages'
import {TextField} from '@app/shared/ui/form/TextField'
import styles from '../components/auth.module.css'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {passwordChecklist, passwordStrength} from './account-form'

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

interface EmailFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string
  error?: string
  /** "Email address" when absent. */
  label?: string
}

/** The address of an account; browsers offer it with the stored password. */
export const EmailField = forwardRef<HTMLInputElement, EmailFieldProps>(function EmailField(
  {label, ...props},
  ref,
) {
  const t = useTranslate()
  return (
    <TextField
      autoComplete="username"
      {...props}
      ref={ref}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={label ?? t('address.email')}
    />
  )
})

const BARS = {weak: 1, fair: 2, strong: 3} as const

/** Strength meter and checklist of a new password (rule ACCT-11). */
export function PasswordStrength({password}: {password: string}) {
  const t = useTranslate()
  const strength = passwordStrength(password)
  const filled = strength ? BARS[strength] : 0
  return (
    <div className={styles.strength}>
      <div className={styles.meter} aria-hidden="true">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={styles.bar} data-filled={bar <= filled ? '' : undefined} />
        ))}
      </div>
      <p role="status">{strength ? t(`auth.password.strength.${strength}`) : ''}</p>
      <ul className={styles.rules}>
        {passwordChecklist(password).map(({name, met, label}) => (
          <li key={name} className={styles.rule} data-met={met ? '' : undefined}>
            <span className={styles.mark}>
              {met ? <Icon name="check" size={16} /> : <span aria-hidden="true">·</span>}
            </span>
            {t(label)}
            {met && <VisuallyHidden>{t('auth.password.rule.met')}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </div>
  )
}
