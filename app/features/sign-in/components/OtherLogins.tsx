import loadable from '@loadable/component'
import type {AccountSettings} from '@common/account-settings'
import {useTranslate} from '@app/shared/i18n/messages'
import {Button} from '@app/shared/ui/Button'
import type {AuthView} from '../model/auth-view'
import {SocialButtons} from './SocialButtons'
import styles from './auth.module.css'

const PasskeyLogin = loadable(() => import('./PasskeyLogin'))

interface OtherLoginsProps {
  settings: AccountSettings
  go: (view: AuthView) => void
  onSignedIn: () => void
}

/** The ways to sign in without a password that the site has. */
export function OtherLogins({settings, go, onSignedIn}: OtherLoginsProps) {
  const t = useTranslate()
  const {passwordless, passkeys, social} = settings
  if (!passwordless && !passkeys && social.length === 0) return null
  return (
    <div className={styles.others}>
      <p className={styles.or}>{t('auth.or')}</p>
      {passkeys && <PasskeyLogin onSignedIn={onSignedIn} />}
      {passwordless && (
        <Button variant="secondary" block onClick={() => go('email')}>
          {t('auth.passwordless')}
        </Button>
      )}
      {social.length > 0 && <SocialButtons providers={social} />}
    </div>
  )
}
