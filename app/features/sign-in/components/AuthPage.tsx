import {useEffect} from 'react'
import {useHistory} from 'react-router-dom'
import type {InitialAuthView} from '@app/features/account/public/auth-modal'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {PageMeta} from '@app/shared/ui/PageMeta'
import {useMailLink} from '../public/use-mail-link'
import {Activation} from './Activation'
import {AUTH_TITLES, AuthViews, useAuthView} from '../public/AuthViews'
import {NoAccountHere} from '../public/NoAccountHere'
import styles from './auth.module.css'

/** `/login`, `/registration` and `/reset-password`: the views of the sign-in dialog as pages. */
export function AuthPage({initial}: {initial: InitialAuthView}) {
  const t = useTranslate()
  const {site} = useShop()
  const paths = usePaths()
  const history = useHistory()
  const link = useMailLink()
  const {kind} = useCommerceState()
  const state = useAuthView(initial)
  const account = paths.account()
  const finish = () => history.replace(account)
  const isRegistered = kind === 'registered'

  // A customer who is signed in already, here or in another tab, has nothing to do on these pages.
  useEffect(() => {
    if (isRegistered) history.replace(account)
  }, [isRegistered, history, account])

  if (site.isContentOnlySite) return <NoAccountHere />
  const title = t(AUTH_TITLES[state.view])
  return (
    <>
      <PageMeta title={title} noIndex />
      <div className={styles.page}>
        <h1>{title}</h1>
        {link && link.activate !== '' && <Activation email={link.email} token={link.activate} />}
        <AuthViews {...state} onSignedIn={finish} onRegistered={finish} />
      </div>
    </>
  )
}
