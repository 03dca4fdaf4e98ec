import {useEffect, useRef, type RefObject} from 'react'
import {useHistory} from 'react-router-dom'
import {useQuery} from '@tanstack/react-query'
import loadable from '@loadable/component'
import {BonusOffer} from '@app/features/purchase/components/BonusOffer'
import {openChoices} from '@app/features/purchase/model/bonus'
import {useCartView} from '@app/features/analytics/use-basket-events'
import {RecommendationZone} from '@app/features/recommendations/components/RecommendationZone'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {Button, ButtonLink} from '@app/shared/ui/Button'
import {Deferred} from '@app/shared/ui/Deferred'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import type {Basket} from '@app/features/session/model/shopper-client'
import {lineProductsQuery} from '@app/features/basket/api/get-line-products'
import {
  asNewLine,
  basketLinesOf,
  productIdsOf,
  totalQuantity,
  type BasketLine,
} from '@app/features/basket/model/basket-lines'
import {pendingOrder} from '@app/features/basket/model/pending-order'
import {problemOf, unitsOf} from '@app/features/basket/model/quantity-rules'
import {useBasket} from '@app/features/basket/use-basket'
import {useCartChanges} from '@app/features/basket/use-cart-changes'
import {CartLine} from './CartLine'
import {CartNotice} from '@app/features/basket/components/CartNotice'
import {CartSkeleton} from './CartSkeleton'
import {CartSummary} from './CartSummary'
import styles from './Cart.module.css'

const BestSellers = loadable(() => import('@app/features/recommendations/components/BestSellers'), {
  ssr: false,
})

interface FilledCartProps {
  basket: Basket
  lines: readonly BasketLine[]
  /** Receives focus when a line is removed together with its remove button. */
  place: RefObject<HTMLDivElement>
}

function FilledCart({basket, lines, place}: FilledCartProps) {
  const t = useTranslate()
  const shop = useShop()
  const changes = useCartChanges()
  useCartView(basket)
  const {
    data: products,
    isSuccess,
    isPreviousData,
  } = useQuery({
    ...lineProductsQuery(shop, productIdsOf(lines)),
    keepPreviousData: true,
  })
  const rows = lines.map((line) => {
    const product = products?.[line.productId]
    const isKnown = isSuccess && (product !== undefined || !isPreviousData)
    return {line, product, problem: isKnown ? problemOf(product, line.quantity) : undefined}
  })
  const remove = async (line: BasketLine) => {
    if (await changes.remove(line, asNewLine(line, products))) place.current?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{t('cart.title')}</h1>
        <p className={styles.count}>{t('cart.itemCount', {count: totalQuantity(lines)})}</p>
      </div>
      <div className={styles.columns}>
        <section aria-labelledby="cart-items">
          <h2 id="cart-items">
            <VisuallyHidden>{t('cart.items')}</VisuallyHidden>
          </h2>
          {openChoices(basket).map((choice) => (
            <div key={choice.id} className={styles.bonus}>
              <BonusOffer choice={choice} />
            </div>
          ))}
          <ul className={styles.lines}>
            {rows.map(({line, product, problem}) => (
              <CartLine
                key={line.itemId}
                line={line}
                product={product}
                products={products}
                problem={problem}
                held={unitsOf(basket, line.productId) - line.quantity}
                wanted={changes.wanted[line.itemId]}
                removing={changes.removing.has(line.itemId)}
                onQuantity={(quantity) => changes.changeQuantity(line, quantity)}
                onRemove={() => void remove(line)}
              />
            ))}
          </ul>
        </section>
        <CartSummary
          basket={basket}
          busy={Object.keys(changes.wanted).length > 0 || changes.removing.size > 0}
          blocked={rows.some(({problem}) => problem)}
        />
      </div>
      <RecommendationZone
        zone="cart"
        anchor={{products: lines.map(({productId, name}) => ({id: productId, name}))}}
        title={t('cart.recommendations')}
        reason={t('recommendations.becauseOfCart')}
        inset
      />
      <p role="status">
        <VisuallyHidden>{changes.announcement}</VisuallyHidden>
      </p>
    </>
  )
}

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
