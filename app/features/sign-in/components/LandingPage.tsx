import {useState} from 'react'
import {useHistory} from 'react-router-dom'
import {accountSettingsOf} from '@common/account-settings'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ButtonLink} from '@app/shared/ui/Button'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {PlainPage} from '@app/shared/ui/PlainPage'
import {useMailLink} from '../public/use-mail-link'
import {LoginCodeForm, LoginMailForm} from './CodeForms'
import {NewPasswordForm} from './NewPasswordForm'
import {NoAccountHere} from '../public/NoAccountHere'
import styles from './auth.module.css'

/** The page of the link in a mail for a new password. */
export function NewPasswordPage() {
  const t = useTranslate()
  const {site} = useShop()
  const link = useMailLink()
  if (site.isContentOnlySite) return <NoAccountHere />
  const title = t('auth.title.newPassword')
  return (
    <>
      <PageMeta title={title} noIndex />
      <div className={styles.page}>
        <h1>{title}</h1>
        {link && <NewPasswordForm email={link.email} token={link.token} />}
      </div>
    </>
  )
}

/** The page on a site where customers sign in with a password only. */
function LoginUnavailable() {
  const t = useTranslate()
  const paths = usePaths()
  const title = t('auth.title.email')
  return (
    <>
      <PageMeta title={title} noIndex />
      <PlainPage
        title={title}
        text={t('auth.error.unavailable')}
        actions={<ButtonLink to={paths.login()}>{t('auth.signIn')}</ButtonLink>}
      />
    </>
  )
}

/** The page of the link in a mail for a login; without an address it offers a new mail. */
export function LoginLinkPage() {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const link = useMailLink()
  const {site} = useShop()
  const [asked, setAsked] = useState('')
  if (site.isContentOnlySite) return <NoAccountHere />
  const email = asked || (link?.email ?? '')
  if (!accountSettingsOf(site).passwordless) return <LoginUnavailable />
  const token = asked ? '' : (link?.token ?? '')
  // A link that has its code needs no look into the mails.
  const title = t(!email ? 'auth.title.email' : token ? 'auth.title.login' : 'auth.title.code')
  return (
    <>
      <PageMeta title={title} noIndex />
      <div className={styles.page}>
        <h1>{title}</h1>
        {link &&
          (email ? (
            <LoginCodeForm
              email={email}
              token={token}
              onSignedIn={() => history.replace(paths.account())}
            />
          ) : (
            <LoginMailForm onSent={setAsked} />
          ))}
      </div>
    </>
  )
}
