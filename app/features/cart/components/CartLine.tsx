import {useBusinessMode} from '@app/features/account/public/business-mode'
import {contentOf, usePriceText} from '@app/features/catalog/public/price'
import {type BasketLine} from '@app/features/basket/public/basket-lines'
import {netLine} from '@app/features/basket/public/net-line'
import {type LineProblem, type LineProduct} from '@app/features/basket/public/line-product'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {RareIcon} from '@app/shared/ui/RareIcon'
import {QuantityStepper} from '@app/shared/ui/QuantityStepper'
import {type LineProducts, LinePicture} from '@app/features/basket/public/LinePicture'
import {hasDeliveryAddress, type Basket} from '@app/features/basket/public/basket'
import type {PickupStore} from '@app/features/basket/public/delivery'
import {lineRange} from '@app/features/basket/public/quantity-rules'
import {useCartLimit} from '@app/features/basket/public/use-cart-limit'
import {useQuantityRefusal} from '@app/features/basket/public/use-quantity-refusal'
import {LineChoices} from '@app/features/basket/public/LineList'
import {SavingNotes} from './SavingNote'
import {changeOf} from '../model/changeable'
import type {PriceChange} from '../model/price-changes'
import {ChangeLine} from './ChangeLine'
import {LinePickup} from './LinePickup'
import {ProblemNote} from './ProblemNote'
import styles from './CartLine.module.css'

interface CartLineProps {
  basket: Basket
  line: BasketLine
  /** Undefined until it is loaded, and permanently when the product is no longer sold. */
  product: LineProduct | undefined
  /** The store from which the line is picked up; undefined when it is delivered. */
  store: PickupStore | undefined
  /** Products of all lines and of the parts in bundles. */
  products: LineProducts | undefined
  problem: LineProblem | undefined
  /** Units of the same product in other lines, for example with a different engraving. */
  held: number
  /** Requested quantity that is not confirmed yet. */
  requestedQuantity: number | undefined
  /** A change of the line is being sent: its price is about to change. */
  busy: boolean
  removing: boolean
  /** Set when the unit price changed since the shopper last saw the cart. */
  priceChange?: PriceChange
  onQuantity: (quantity: number) => void
  onRemove: () => void
  /** Moves the line to the wish list; undefined where the site has none. */
  onWish?: () => void
}

/** The lowest price of 30 days beside a reduced line; without one of the backend, the price before the reduction. */
function LowestPrice({line, product}: Pick<CartLineProps, 'line' | 'product'>) {
  const {t, price, withLowestPrice} = usePriceText()
  const lowest = product?.lowestPrice ?? line.unitPrice
  if (line.priceBefore === undefined || lowest === null || !withLowestPrice) return null
  return (
    <p className={styles.unit}>
      {t('product.price.lowest30Days', {price: price(lowest, line.taxRate)})}
    </p>
  )
}

/** The price of one kg, l, m or m² of goods that are sold by it. */
function UnitPrice({line, product}: Pick<CartLineProps, 'line' | 'product'>) {
  const {unitPrice} = usePriceText()
  const text = unitPrice(line.unitPrice ?? 0, contentOf(product?.measure))
  return text && <p className={styles.unit}>{text}</p>
}

/** One line of the cart with its quantity control and remove button. */
export function CartLine(props: CartLineProps) {
  const {line, product, products, problem, held, removing, onQuantity, onRemove} = props
  const {busy, requestedQuantity, priceChange, onWish} = props
  const t = useTranslate()
  const paths = usePaths()
  const languageOf = useTextLanguage()
  const {price, money} = usePriceText()
  const name = product?.name ?? line.name
  const limit = useCartLimit()
  const tooMany = useQuantityRefusal(limit, product?.stock, name)
  const range = lineRange(product, {quantity: line.quantity, held}, limit)
  const business = useBusinessMode()
  const shown = business ? netLine(line) : line
  const gone = problem === 'unavailable'
  // The page of an engraved product does not show this engraving (rule CAT-13).
  const linked = !gone && !line.engraving
  return (
    <li className={styles.line} data-removing={removing || undefined}>
      <LinePicture product={product} width={136} className={styles.picture} />
      <div className={styles.text}>
        <h3 className={styles.name} {...languageOf(name)}>
          {linked ? <AppLink to={paths.product(line.productId)}>{name}</AppLink> : name}
        </h3>
        <LineChoices line={line} products={products} />
        {!gone && <LinePickup line={line} name={name} store={props.store} />}
        {changeOf(line, product, products) && (
          <ChangeLine basket={props.basket} line={line} name={name} />
        )}
        {line.bonus && (
          <p className={styles.gift}>
            <RareIcon name="gift" size={18} />
            {t('bonus.line')}
          </p>
        )}
        {!line.bonus && shown.unitPrice !== null && line.quantity > 1 && (
          <p className={styles.unit}>{t('cart.item.unitPrice', {price: money(shown.unitPrice)})}</p>
        )}
        <SavingNotes savings={shown.savings ?? []} />
        <UnitPrice line={shown} product={product} />
        <LowestPrice line={line} product={product} />
        {priceChange && (
          <p className={styles.changed}>
            {t('cart.changed.price', {
              before: price(priceChange.before, line.taxRate),
              after: price(priceChange.after, line.taxRate),
            })}
          </p>
        )}
        <ProblemNote
          problem={problem}
          product={product}
          hasAddress={hasDeliveryAddress(props.basket)}
        />
      </div>
      <p className={styles.price} data-price="" aria-busy={busy || undefined}>
        {line.bonus && line.price === 0
          ? t('product.price.free')
          : line.price === null
            ? t('product.price.unavailable')
            : shown.price !== null && money(shown.price)}
        {shown.priceBefore !== undefined && (
          <s className={styles.before}>{money(shown.priceBefore)}</s>
        )}
      </p>
      <div className={styles.controls}>
        {gone || line.bonus ? (
          <span className={styles.unit}>
            {t('product.quantity.value', {quantity: line.quantity})}
          </span>
        ) : (
          <QuantityStepper
            value={requestedQuantity ?? line.quantity}
            {...range}
            onChange={onQuantity}
            onTooMany={tooMany}
            label={t('cart.item.quantity', {product: name})}
            decreaseLabel={t('cart.item.decrease', {product: name})}
            increaseLabel={t('cart.item.increase', {product: name})}
          />
        )}
        {onWish && !line.bonus && !line.engraving && !gone && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('cart.item.wishLabel', {product: name})}
            aria-disabled={removing || undefined}
            onClick={removing ? undefined : onWish}
          >
            <Icon name="heart" size={18} />
            <span>{t('cart.item.wish')}</span>
          </button>
        )}
        {/* A promotion removes its automatic bonus product when the qualifying product is removed. */}
        {!(line.bonus && !line.bonus.choiceId) && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('cart.item.removeLabel', {product: name})}
            aria-disabled={removing || undefined}
            onClick={removing ? undefined : onRemove}
          >
            <RareIcon name="trash" size={18} />
            <span>{t('cart.item.remove')}</span>
          </button>
        )}
      </div>
    </li>
  )
}
