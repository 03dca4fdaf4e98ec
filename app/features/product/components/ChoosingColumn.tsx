import {useState} from 'react'
import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {discountPercent} from '@app/features/catalog/model/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {ButtonLink} from '@app/shared/ui/Button'
import type {Offer} from '../model/offer'
import type {ProductModel} from '../model/product'
import {Availability} from './Availability'
import {BuyBox, type Added} from './BuyBox'
import {ProductDetails} from './ProductDetails'
import {Promises} from './Promises'
import {TaxNote} from './TaxNote'
import {VariationPicker} from './VariationPicker'
import type {ProductChoice} from './use-product-choice'
import styles from './ChoosingColumn.module.css'

interface ChoosingColumnProps {
  product: ProductModel
  choice: ProductChoice
  /** Missing on the content-only site. */
  offer: Offer | undefined
  onAdded: (added: Added) => void
}

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

/** What can be done with an offer: choose, see whether it is there, put it into the basket. */
function Purchase({
  product,
  choice,
  offer,
  onAdded,
  onIncomplete,
}: ChoosingColumnProps & {offer: Offer; onIncomplete: () => void}) {
  const t = useTranslate()
  const paths = usePaths()
  const {selection} = choice
  const {state} = offer.availability
  if (selection?.kind === 'impossible') {
    return (
      <p className={styles.impossible} role="status">
        {t('product.unavailableVariant', {attribute: selection.attribute.name})}
      </p>
    )
  }
  const category = product.trail.at(-1)
  const gone = state === 'discontinued'
  return (
    <div className={styles.purchase}>
      {selection?.kind !== 'incomplete' && <Availability availability={offer.availability} />}
      {gone ? (
        category && (
          <ButtonLink block variant="secondary" to={paths.category(category.id)}>
            {t('product.findAlternative')}
          </ButtonLink>
        )
      ) : (
        <BuyBox
          // What was typed for one variant does not hold for another.
          key={selection?.kind === 'variant' ? selection.variant.id : product.id}
          productId={product.id}
          selection={selection}
          offer={offer}
          onIncomplete={onIncomplete}
          onAdded={onAdded}
        />
      )}
    </div>
  )
}

/** Where there are no online sales: a way to a country that has them. */
function ContentOnlyNote() {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <div className={styles.contentOnly}>
      <p>{t('product.contentOnly')}</p>
      <AppLink to={paths.countrySelector()}>{t('cart.contentOnly.action')}</AppLink>
    </div>
  )
}

/** Everything beside the pictures. */
export function ChoosingColumn(props: ChoosingColumnProps) {
  const {product, choice, offer} = props
  const [insisted, setInsisted] = useState(false)
  const {selection} = choice
  const wanted =
    insisted && selection?.kind === 'incomplete' ? selection.missing.map(({id}) => id) : []
  return (
    <div className={styles.column}>
      <Title product={product} />
      {offer && <Price offer={offer} />}
      <VariationPicker product={product} choice={choice} wanted={new Set(wanted)} />
      {offer ? (
        <>
          <Purchase {...props} offer={offer} onIncomplete={() => setInsisted(true)} />
          <Promises />
        </>
      ) : (
        <ContentOnlyNote />
      )}
      <ProductDetails product={product} />
    </div>
  )
}
