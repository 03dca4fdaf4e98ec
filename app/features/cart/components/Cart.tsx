import {useEffect, useRef} from 'react'
import {useHistory} from 'react-router-dom'
import loadable from '@loadable/component'
import {mayRead} from '@app/features/session/public/preload-commerce'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Deferred} from '@app/shared/ui/Deferred'
import {CartNotice} from '@app/features/basket/public/CartNotice'
import {basketLinesOf} from '@app/features/basket/public/basket-lines'
import {pendingOrder} from '@app/features/basket/public/pending-order'
import {useBasket} from '@app/features/basket/public/use-basket'
import {CartSkeleton} from './CartSkeleton'
import styles from './Cart.module.css'

const BestSellers = loadable(() => import('@app/features/recommendations/public/BestSellers'), {
  ssr: false,
})
const FilledCart = loadable(() => import('./FilledCart'), {ssr: false, fallback: <CartSkeleton />})

function EmptyCart() {
  const t = useTranslate()
  const paths = usePaths()
  const history = useHistory()
  const {site} = useShop()
  useEffect(() => {
    // An order with an unknown outcome may have removed the basket: the checkout checks the outcome.
    if (pendingOrder(site.id)) history.replace(paths.checkout())
  }, [site.id, history, paths])
  return (
    <>
      <CartNotice title={t('cart.empty.title')} text={t('cart.empty.text')}>
        <ButtonLink to={paths.home()}>{t('cart.empty.action')}</ButtonLink>
      </CartNotice>
      <Deferred placeholder={styles.row}>
        <BestSellers inset />
      </Deferred>
    </>
  )
}

/** The cart page: personal data is read in the browser, the page itself is the same for all visitors. */
export function Cart() {
  const t = useTranslate()
  const view = useBasket()
  const place = useRef<HTMLDivElement>(null)
  const {id: siteId} = useShop().site
  useEffect(() => {
    // Only a shopper with a session can have lines: their code loads while the basket is read.
    if (mayRead(siteId)) FilledCart.preload()
  }, [siteId])
  if (view.status === 'loading') return <CartSkeleton />
  if (view.status === 'failed') {
    return (
      <CartNotice title={t('cart.title')} text={t('cart.error')}>
        <Button onClick={view.retry}>{t('common.retry')}</Button>
      </CartNotice>
    )
  }
  const lines = basketLinesOf(view.basket?.productItems)
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {view.basket && lines.length > 0 ? (
        <FilledCart basket={view.basket} lines={lines} place={place} />
      ) : (
        <EmptyCart />
      )}
    </div>
  )
}
