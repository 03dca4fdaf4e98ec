import {useState, type MouseEvent} from 'react'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {Availability} from '@app/features/product/public/Availability'
import {BuyBox} from '@app/features/product/public/BuyBox'
import {ContentOnlyNote} from '@app/features/product/public/ChoosingColumn'
import {ProductPrice} from '@app/features/product/public/ProductHead'
import PromotionList from '@app/features/product/public/PromotionList'
import {PurchaseAction} from '@app/features/product/public/PurchaseAction'
import {useCurrentOffer} from '@app/features/product/public/offers'
import type {ProductChoice} from '@app/features/product/public/variation'
import {usePurchase} from '@app/features/product/public/use-purchase'
import {VariationPicker} from '@app/features/product/public/VariationPicker'
import {
  chosenNames,
  chosenItemOf,
  inSentence,
  picturesOf,
  type ProductModel,
} from '@app/features/product/public/product'
import {type Offer} from '@app/features/product/public/offer'
import {SafetyFacts} from '@app/features/law/public/SafetyFacts'
import {TileRating} from '@app/features/reviews/public/TileRating'
import {joinNames} from '@app/shared/i18n/join-names'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {Accordion} from '@app/shared/ui/Accordion'
import {Picture} from '@app/shared/ui/Picture'
import {Thumbnail} from '@app/shared/ui/Thumbnail'
import styles from './QuickView.module.css'

interface QuickViewProductProps {
  product: ProductModel
  choice: ProductChoice
  /** Called when a value is pressed. */
  onChoose: (event: MouseEvent<HTMLElement>) => void
}

/** Maximum number of thumbnails; the product page shows all pictures. */
const MAX_THUMBS = 5

const NOTHING: ReadonlySet<string> = new Set()

/** Pictures of the chosen colour: one large, the others as thumbnails. */
function Pictures({pictures, name}: {pictures: readonly string[]; name: string}) {
  const t = useTranslate()
  const [shown, setShown] = useState(0)
  const picture = pictures[shown] ?? pictures[0]
  const total = Math.min(pictures.length, MAX_THUMBS)
  return (
    <div className={styles.pictures}>
      {picture && (
        <Picture
          className={styles.picture}
          src={picture}
          alt={t('product.gallery.image', {product: name, index: shown + 1, total})}
          width={448}
          height={512}
          widths={[448, 896]}
          sizes="(min-width: 768px) 448px, 100vw"
          fit="cut"
        />
      )}
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.slice(0, MAX_THUMBS).map((path, index) => (
            <li key={path}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={t('product.gallery.thumbnail', {index: index + 1, total})}
                aria-current={index === shown || undefined}
                onClick={() => setShown(index)}
              >
                <Thumbnail src={path} width={56} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface SoldProps extends QuickViewProductProps {
  offer: Offer
  pictures: readonly string[]
}

/** Price, variation attributes, availability and button, as on the product page. */
function Sold({product, choice, onChoose, offer, pictures}: SoldProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const {selection} = choice
  const names = chosenNames(product, choice.choice)
  const purchase = usePurchase({
    productId: product.id,
    selection,
    offer,
    eventItemsOf: (productId) => [chosenItemOf(product, productId)],
    shownOf: (buy) => ({
      ...buy,
      name: product.name,
      choices: names,
      picture: pictures[0],
      price: offer.price && {...offer.price, taxRate: product.taxRate},
    }),
  })
  const missing =
    purchase.submitAttempted && selection?.kind === 'incomplete'
      ? new Set(selection.missing.map(({id}) => id))
      : NOTHING
  return (
    <>
      <ProductPrice offer={offer} taxRate={product.taxRate} />
      {product.promotions && <PromotionList promotions={product.promotions} />}
      <VariationPicker product={product} choice={choice} missing={missing} onPress={onChoose} />
      {selection?.kind === 'impossible' ? (
        <p role="status">
          {t('product.unavailableVariant', {
            attribute: inSentence(selection.attribute.name, locale.id),
          })}
        </p>
      ) : (
        <div className={styles.buying}>
          {selection?.kind !== 'incomplete' && <Availability availability={offer.availability} />}
          <PurchaseAction
            product={product}
            selection={selection}
            offer={offer}
            fullName={joinNames([product.name, ...names], locale.id)}
          >
            <BuyBox purchase={purchase} />
          </PurchaseAction>
        </div>
      )}
    </>
  )
}

/** Content of a quick view; without price and button on content-only sites (rule SITE-3). */
export function QuickViewProduct(props: QuickViewProductProps) {
  const t = useTranslate()
  const {product, choice, onChoose} = props
  const {reviews: withRating} = useShop().site.features
  const color = choice.choice[COLOR_ATTRIBUTE]
  const pictures = picturesOf(product, color)
  const offer = useCurrentOffer(product, choice.selection)
  return (
    <div className={styles.columns}>
      <Pictures key={color} pictures={pictures} name={product.name} />
      <div className={styles.column}>
        <div className={styles.about}>
          {withRating && <TileRating productId={product.id} />}
          {product.summary && <p className={styles.summary}>{product.summary}</p>}
        </div>
        {offer ? (
          <Sold {...props} offer={offer} pictures={pictures} />
        ) : (
          <>
            <VariationPicker
              product={product}
              choice={choice}
              missing={NOTHING}
              onPress={onChoose}
            />
            <ContentOnlyNote productId={product.id} />
          </>
        )}
        {product.maker && (
          <Accordion level={3} title={t('product.safety')} className={styles.safety}>
            <SafetyFacts product={product} />
          </Accordion>
        )}
      </div>
    </div>
  )
}
