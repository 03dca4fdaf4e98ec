import {useEffect} from 'react'
import {useHistory} from 'react-router-dom'
import {
  authModal,
  closeAuthModal,
  useAuthModal,
  type InitialAuthView,
} from '@app/features/account/public/auth-modal'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useTranslate} from '@app/shared/i18n/messages'
import {usePaths} from '@app/shared/lib/use-paths'
import {Icon} from '@app/shared/ui/Icon'
import {LazyDialog} from '@app/shared/ui/overlay/lazy'
import {isSigningIn} from '@app/features/session/public/post-session'
import {AUTH_TITLES, AuthViews, useAuthView} from './AuthViews'
import styles from './AuthModal.module.css'

/** Closes the dialog when a customer appears who signed in in another tab (rule ACCT-9). */
function useCloseForCustomer(): void {
  const {kind} = useCommerceState()
  useEffect(() => {
    if (kind === 'registered' && !isSigningIn()) closeAuthModal()
  }, [kind])
}

function OpenModal({initial}: {initial: InitialAuthView}) {
  const t = useTranslate()
  const history = useHistory()
  const paths = usePaths()
  const {open} = useAuthModal()
  const state = useAuthView(initial)
  useCloseForCustomer()
  const finish = () => {
    const {then} = authModal()
    closeAuthModal()
    then?.()
  }
  const register = () => {
    closeAuthModal()
    history.push(paths.account())
  }
  return (
    <LazyDialog
      open={open}
      onClose={closeAuthModal}
      title={t(AUTH_TITLES[state.view])}
      leading={
        state.view === 'login' ? undefined : (
          <button
            type="button"
            className={styles.back}
            aria-label={t('common.back')}
            onClick={state.back ?? closeAuthModal}
          >
            <Icon name="chevron-left" size={22} />
          </button>
        )
      }
    >
      <AuthViews {...state} onSignedIn={finish} onRegistered={register} />
    </LazyDialog>
  )
}

/**
 * The sign-in dialog. It starts in its initial view each time it opens (rule ACCT-9). Default export: loaded with
 * the first opening.
 */
export default function AuthModal() {
  const {opening, initialView} = useAuthModal()
  return <OpenModal key={opening} initial={initialView} />
}
