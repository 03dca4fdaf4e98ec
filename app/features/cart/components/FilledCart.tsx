import type {RefObject} from 'react'
import loadable from '@loadable/component'
import {BonusOffer} from '@app/features/purchase/public/BonusOffer'
import {openChoices} from '@app/features/purchase/public/bonus'
import {useCartView} from '@app/features/basket/public/use-basket-events'
import {useShipmentRepair} from '@app/features/basket/public/use-shipment-repair'
import {RecommendationZone} from '@app/features/recommendations/public/RecommendationZone'
import {formatList} from '@app/shared/i18n/format-list'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Deferred} from '@app/shared/ui/Deferred'
import {VisuallyHidden} from '@app/shared/ui/VisuallyHidden'
import {type Basket, totalQuantity} from '@app/features/basket/public/basket'
import {useLineProducts} from '@app/features/basket/public/LinePicture'
import {asNewLine, productIdsOf, type BasketLine} from '@app/features/basket/public/basket-lines'
import {isExcluded} from '@app/features/wishlist/public/wishes'
import {basketEventData} from '@app/features/basket/public/event-items'
import {storeOfLine} from '@app/features/basket/public/delivery'
import {problemOf, unitsOf} from '@app/features/basket/public/quantity-rules'
import {
  usePendingChanges,
  requestedQuantity,
  withRequestedQuantities,
} from '@app/features/offline-changes/public/pending-changes'
import {useCartChanges} from '../use-cart-changes'
import {useTrackingConsent} from '@app/features/consent/public/tracking-consent'
import {useUndeliverable} from '../api/undeliverable'
import {usePriceChanges} from '../use-price-changes'
import {CartLine} from './CartLine'
import {CartSummary} from './CartSummary'
import {ContinueElsewhere} from './ContinueElsewhere'
import {GiftMessage} from './GiftMessage'
import styles from './Cart.module.css'

const BestSellers = loadable(() => import('@app/features/recommendations/public/BestSellers'), {
  ssr: false,
})

interface FilledCartProps {
  basket: Basket
  /** The lines of the basket, at least one. */
  lines: readonly BasketLine[]
  /** Receives focus when a line is removed together with its remove button. */
  place: RefObject<HTMLDivElement>
}

/**
 * The cart with its lines. Default export: its code loads while the basket is read, and not for an empty cart.
 */
export default function FilledCart({basket, lines: stored, place}: FilledCartProps) {
  const t = useTranslate()
  const shop = useShop()
  const changes = useCartChanges()
  const pending = usePendingChanges()
  const lines = stored.filter(({itemId}) => requestedQuantity(pending, itemId) !== 0)
  useCartView(basket)
  useShipmentRepair(basket)
  const {
    data: products,
    isSuccess,
    isPreviousData,
    // Of removed lines too, while their removal waits: the same answer, which is kept for pages without a connection.
  } = useLineProducts(productIdsOf(stored), {keepPreviousData: true})
  const {data: undeliverable = []} = useUndeliverable(basket)
  const rows = lines.map((line) => {
    const product = products?.[line.productId]
    const isKnown = isSuccess && (product !== undefined || !isPreviousData)
    const store = storeOfLine(basket, line.itemId)
    // Stock is that of the site: the backend checks the stock of a store.
    const stocked = store && product ? {...product, stock: null, orderable: true} : product
    const problem = isKnown ? problemOf(stocked, line) : undefined
    const isStranded = undeliverable.includes(line.itemId)
    return {
      line,
      store,
      product: stocked,
      problem: problem ?? (isStranded && !store ? 'notDeliverable' : undefined),
    } as const
  })
  const bought = lines.filter(({bonus}) => !bonus)
  // The dearest products are what the others go with.
  const leading = [...bought].sort((a, b) => (b.price ?? 0) - (a.price ?? 0)).map(({name}) => name)
  // Recommendations need consent (rule RECO-3): a cart with few lines would be mostly empty without them.
  const withoutRecommendations = useTrackingConsent() !== 'granted'
  const changed = usePriceChanges(shop.site.id, lines)
  const asNew = (line: BasketLine) => asNewLine(line, products, storeOfLine(basket, line.itemId))
  const remove = async (line: BasketLine) => {
    if (await changes.remove(line, asNew(line))) place.current?.focus()
  }
  const {wishlist, wishlistExclusions} = shop.site.features
  const canWish = ({productId}: BasketLine) =>
    wishlist && !isExcluded(productId, wishlistExclusions)
  const wish = async (line: BasketLine) => {
    if (await changes.moveToWishlist(line, asNew(line))) place.current?.focus()
  }
  return (
    <>
      <div className={styles.head}>
        <h1>{t('cart.title')}</h1>
        <p className={styles.count}>
          {t('cart.itemCount', {count: totalQuantity(withRequestedQuantities(lines, pending))})}
        </p>
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
            {rows.map(({line, store, product, problem}) => (
              <CartLine
                key={line.itemId}
                basket={basket}
                line={line}
                product={product}
                store={store}
                products={products}
                problem={problem}
                held={unitsOf(basket, line.productId) - line.quantity}
                requestedQuantity={changes.requestedQuantities[line.itemId]}
                busy={changes.sending.has(line.itemId)}
                removing={changes.removing.has(line.itemId)}
                priceChange={changed[line.itemId]}
                onWish={canWish(line) ? () => void wish(line) : undefined}
                onQuantity={(quantity) => changes.changeQuantity(line, quantity)}
                onRemove={() => void remove(line)}
              />
            ))}
          </ul>
          <GiftMessage basket={basket} />
          <ContinueElsewhere />
        </section>
        <CartSummary
          basket={basket}
          busy={changes.sending.size > 0}
          waiting={pending.some(({kind}) => kind === 'line')}
          blocked={rows.some(({problem}) => problem)}
        />
      </div>
      <RecommendationZone
        zone="cart"
        anchor={{products: basketEventData(basket).items}}
        title={t('cart.recommendations')}
        reason={t('recommendations.becauseInCart', {
          products: formatList([...new Set(leading)].slice(0, 2), shop.locale.id),
        })}
        inset
      />
      {withoutRecommendations && (
        <Deferred placeholder={styles.row}>
          <BestSellers without={lines.map(({productId}) => productId)} inset />
        </Deferred>
      )}
      <p role="status">
        <VisuallyHidden>{changes.announcement}</VisuallyHidden>
      </p>
    </>
  )
}
