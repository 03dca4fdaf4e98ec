import loadable from '@loadable/component'
import {useAuthModal, closeAuthModal} from '@app/features/account/public/auth-modal'
import {useCommerceState} from '@app/features/session/public/shopper-client'
import {useConnection} from '@app/shared/lib/connection'
import {Quiet} from '@app/shared/ui/Deferred'
import {lazyOverlay} from '@app/shared/ui/overlay/lazy'

const AuthModal = lazyOverlay<{open: boolean; onClose: () => void}>(
  loadable(() => import('@app/features/sign-in/public/AuthModal'), {ssr: false}),
)
const SessionWatcher = loadable(() => import('@app/features/sign-in/public/SessionWatcher'), {
  ssr: false,
})
const ShopperData = loadable(() => import('@app/features/shopper-data/public/ShopperData'), {
  ssr: false,
})

/** The sign-in dialog, the watch over the session and the shopper's data on this device; their code loads with the first use. */
export function AccountHost() {
  const {open} = useAuthModal()
  const {customerId} = useCommerceState()
  const {online} = useConnection()
  return (
    <>
      <AuthModal open={open} onClose={closeAuthModal} />
      {customerId !== undefined && <SessionWatcher />}
      {(customerId !== undefined || !online) && (
        <Quiet>
          <ShopperData />
        </Quiet>
      )}
    </>
  )
}
