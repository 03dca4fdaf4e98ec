import {useEffect, type ReactNode} from 'react'
import {useHistory, useLocation} from 'react-router-dom'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {pendingOrder} from '@app/features/basket/public/pending-order'

/**
 * Around the confirmation, to which the payment provider returns the shopper: while the order of the address
 * has an open payment in this browser, the checkout reads its outcome first (rule CHECK-14).
 */
export function PaymentReturn({children}: {children: ReactNode}) {
  const {site} = useShop()
  const paths = usePaths()
  const history = useHistory()
  const {search} = useLocation()
  const token = new URLSearchParams(search).get('token')
  useEffect(() => {
    if (token && pendingOrder(site.id)?.token === token) history.replace(paths.checkout())
  }, [site.id, token, paths, history])
  return <>{children}</>
}
