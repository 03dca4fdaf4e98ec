import type {ReactNode, RefObject} from 'react'
import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {discountPercent} from '@app/features/catalog/model/price'
import {ProductRating} from '@app/features/reviews/components/ProductRating'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {ButtonLink} from '@app/shared/ui/Button'
import type {Offer} from '../model/offer'
import type {ProductModel} from '../model/product'
import {Availability} from './Availability'
import {BuyBox} from './BuyBox'
import {ProductDetails} from './ProductDetails'
import {Promises} from './Promises'
import {TaxNote} from './TaxNote'
import {VariationPicker} from './VariationPicker'
import type {ProductChoice} from './use-product-choice'
import type {Purchase} from './use-purchase'
import styles from './ChoosingColumn.module.css'

function Title({product}: {product: ProductModel}) {
  const t = useTranslate()
  return (
    <header className={styles.head}>
      {product.badges.length > 0 && (
        <ul className={styles.badges} aria-label={t('product.badges')}>
          {product.badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      <h1 className={styles.title}>{product.name}</h1>
      <ProductRating productId={product.id} />
      {product.summary && <p className={styles.summary}>{product.summary}</p>}
    </header>
  )
}

function Price({offer}: {offer: Offer}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {price} = offer
  if (!price) return <p className={styles.noPrice}>{t('product.price.unavailable')}</p>
  const percent = discountPercent(price)
  const written = new Intl.NumberFormat(locale.id, {style: 'percent'}).format(percent / 100)
  return (
    <div className={styles.price}>
      <div className={styles.amount}>
        <PriceTag price={price} size="large" />
        {percent > 0 && (
          <span
            className={styles.discount}
            role="img"
            aria-label={t('product.price.discountLabel', {percent: written})}
          >
            {t('product.price.discount', {percent: written})}
          </span>
        )}
      </div>
      <TaxNote />
    </div>
  )
}

/** Goods on the shelf; what is pre-ordered comes on its own day. */
const isInStock = ({availability: {state}}: Offer): boolean =>
  state === 'instock' || state === 'lowstock'

interface BuyingProps {
  product: ProductModel
  choice: ProductChoice
  offer: Offer
  purchase: Purchase
  /** The buy box. */
  box: RefObject<HTMLDivElement>
}

/** What can be done with an offer: see whether it is there, put it into the basket. */
function Buying({product, choice: {selection}, offer, purchase, box}: BuyingProps) {
  const t = useTranslate()
  const paths = usePaths()
  if (selection?.kind === 'impossible') {
    return (
      <p className={styles.impossible} role="status">
        {t('product.unavailableVariant', {attribute: selection.attribute.name})}
      </p>
    )
  }
  const category = product.trail.at(-1)
  return (
    <div className={styles.purchase}>
      {selection?.kind !== 'incomplete' && <Availability availability={offer.availability} />}
      {offer.availability.state !== 'discontinued' ? (
        <BuyBox ref={box} purchase={purchase} />
      ) : (
        category && (
          <ButtonLink block variant="secondary" to={paths.category(category.id)}>
            {t('product.findAlternative')}
          </ButtonLink>
        )
      )}
    </div>
  )
}

/** Where there are no online sales: a way to a country that has them. */
export function ContentOnlyNote() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <div className={styles.contentOnly}>
      <p>{t('product.contentOnly')}</p>
      <AppLink to={paths.countrySelector()}>{t('cart.contentOnly.action')}</AppLink>
    </div>
  )
}

interface ChoosingColumnProps {
  product: ProductModel
  choice: ProductChoice
  /** Attributes to point at because they are still to choose. */
  wanted?: ReadonlySet<string>
  /** What stands below the choices. */
  children: ReactNode
  offer?: Offer
}

const NOTHING: ReadonlySet<string> = new Set()

/** Everything beside the pictures. */
export function ChoosingColumn(props: ChoosingColumnProps) {
  const {product, choice, offer, wanted = NOTHING, children} = props
  return (
    <div className={styles.column}>
      <Title product={product} />
      {offer && <Price offer={offer} />}
      <VariationPicker product={product} choice={choice} wanted={wanted} />
      {children}
      <ProductDetails product={product} />
    </div>
  )
}

/** The column where the product is sold. */
export function BuyingColumn(props: BuyingProps) {
  const {product, choice, offer, purchase} = props
  const {selection} = choice
  const missing =
    purchase.insisted && selection?.kind === 'incomplete'
      ? new Set(selection.missing.map(({id}) => id))
      : NOTHING
  return (
    <ChoosingColumn product={product} choice={choice} offer={offer} wanted={missing}>
      <Buying {...props} />
      <Promises withDelivery={isInStock(offer)} />
    </ChoosingColumn>
  )
}
