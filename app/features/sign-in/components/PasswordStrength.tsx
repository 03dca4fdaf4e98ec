import {useTranslate} from '@app/shared/i18n/messages'
import {Icon} from '@app/shared/ui/Icon'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {passwordChecklist, passwordStrength} from '../model/password-rules'
import styles from './auth.module.css'

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
