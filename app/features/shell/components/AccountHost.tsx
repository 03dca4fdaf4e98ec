import loadable from '@loadable/component'
import {useAuthModal, closeAuthModal} from '@app/features/account/public/auth-modal'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'

const AuthModal = lazyOverlay<{open: boolean; onClose: () => void}>(
  loadable(() => import('@app/features/sign-in/public/AuthModal'), {ssr: false}),
)
const SessionWatcher = loadable(() => import('@app/features/sign-in/public/SessionWatcher'), {
  ssr: false,
})

/** The sign-in dialog and the watch over the session; their code loads with the first use. */
export function AccountHost() {
  const {open} = useAuthModal()
  const {customerId} = useCommerceState()
  return (
    <>
      <AuthModal open={open} onClose={closeAuthModal} />
      {customerId !== undefined && <SessionWatcher />}
    </>
  )
}
