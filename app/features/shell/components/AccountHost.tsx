import loadable from '@loadable/component'
import {useAuthModal} from '@app/features/account/model/auth-modal'
import {useCommerceState} from '@app/features/session/model/shopper-client'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'
import {closeAuthModal} from '@app/features/account/model/auth-modal'

const AuthModal = lazyOverlay<{open: boolean; onClose: () => void}>(
  loadable(() => import('@app/features/sign-in/components/AuthModal'), {ssr: false}),
)
const SessionWatcher = loadable(() => import('@app/features/sign-in/components/SessionWatcher'), {
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
