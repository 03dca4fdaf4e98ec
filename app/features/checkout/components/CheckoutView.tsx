import {useEffect, useState, useSyncExternalStore} from 'react'
import loadable from '@loadable/component'
import {useHistory, useLocation} from 'react-router-dom'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {ContentOnlyCart} from '@app/features/basket/public/CartNotice'
import {TemporaryBasket} from './TemporaryBasket'
import {pendingOrder} from '@app/features/basket/public/pending-order'
import {rememberTemporaryBasket} from '@app/features/basket/public/temporary-basket'
import {
  EXPRESS_PARAMETER,
  isProductPurchase,
  PRODUCT_PURCHASE,
} from '@app/features/payment/public/express-parameter'
import {Checkout} from './Checkout'
import {CheckoutSkeleton} from './CheckoutSkeleton'
import styles from './Checkout.module.css'

const ExpressCheckout = loadable(
  async () => (await import('@app/features/payment/public/ExpressCheckout')).ExpressCheckout,
  {ssr: false},
)

const noChanges = () => () => undefined
/** False on the server and at the first render. */
const useIsInBrowser = () =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  )

/** The checkout of one basket; express payment comes before the steps that it fills in. */
function BasketCheckout({search}: {search: string}) {
  const paths = usePaths()
  const history = useHistory()
  const isExpress = new URLSearchParams(search).get(EXPRESS_PARAMETER) === 'wallet'
  if (!isExpress) return <Checkout />
  const steps = paths.checkout() + (isProductPurchase(search) ? PRODUCT_PURCHASE : '')
  return <ExpressCheckout onDone={() => history.replace(steps)} />
}

/**
 * Selects the basket that the address names. An order whose outcome is unknown comes first: the address is
 * changed to that of the checkout of its basket (rule CHECK-14).
 */
function OpenCheckout() {
  const {site} = useShop()
  const checkoutPath = usePaths().checkout()
  const history = useHistory()
  const {pathname, search} = useLocation()
  const [{order, openedAt}] = useState(() => ({order: pendingOrder(site.id), openedAt: pathname}))
  const expectedSearch = order?.isTemporary ? PRODUCT_PURCHASE : ''
  const isElsewhere = order !== null && pathname === openedAt && search !== expectedSearch
  useEffect(() => {
    if (order?.isTemporary) rememberTemporaryBasket(site.id, order.token)
    if (isElsewhere) history.replace(checkoutPath + expectedSearch)
  }, [site.id, order, isElsewhere, expectedSearch, checkoutPath, history])
  if (isElsewhere) return <CheckoutSkeleton />
  if (!isProductPurchase(search)) return <BasketCheckout search={search} />
  return (
    <TemporaryBasket>
      <BasketCheckout search={search} />
    </TemporaryBasket>
  )
}

/** Selects the checkout page of this site. */
export function CheckoutView() {
  const {site} = useShop()
  const isInBrowser = useIsInBrowser()
  const content = () => {
    if (site.isContentOnlySite) return <ContentOnlyCart />
    return isInBrowser ? <OpenCheckout /> : <CheckoutSkeleton />
  }
  return <div className={styles.page}>{content()}</div>
}
