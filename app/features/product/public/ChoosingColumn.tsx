import {useMemo, type ReactNode, type RefObject} from 'react'
import loadable from '@loadable/component'
import {COLOR_ATTRIBUTE} from '@app/features/catalog/public/tile'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {usePaths} from '@app/shared/lib/use-paths'
import {AppLink} from '@app/shared/ui/AppLink'
import {Icon} from '@app/shared/ui/Icon'
import {Availability} from './Availability'
import {type AvailabilityModel} from './availability-state'
import type {Engraving} from '@app/features/engraving/public/engraving'
import {inSentence, isMadeToOrder, type ProductModel, type ChosenPart} from './product'
import {type Offer} from './offer'
import {promises} from '../model/promises'
import type {RegistryItem} from '@app/features/registry/public/registry'
import {useAdviceSlots, usePartnerLink, type Extras} from './advice-slots'
import {BuyBox} from './BuyBox'
import {MoreWays, ProductTools} from './islands'
import {ProductIntro, ProductPrice, ProductTitle} from './ProductHead'
import {Promises} from './Promises'
import {PurchaseAction} from './PurchaseAction'
import {VariationPicker} from './VariationPicker'
import {usePageSettings} from '@app/features/purchase/public/page-settings'
import type {ProductChoice} from './variation'
import type {Purchase} from './use-purchase'
import styles from './ChoosingColumn.module.css'

// Features that few products have are separate chunks.
const EngravingSection = loadable(() => import('@app/features/engraving/public/EngravingSection'))
const PromotionList = loadable(() => import('./PromotionList'))

/** True for stock in the warehouse; a pre-ordered product has its own delivery date. */
const isInStock = ({availability: {state}}: Offer): boolean =>
  state === 'instock' || state === 'lowstock'

export interface BuyingProps {
  product: ProductModel
  choice: ProductChoice
  offer: Offer
  purchase: Purchase
  extras: Extras | undefined
  /** Ref of the buy box. */
  box: RefObject<HTMLDivElement>
  /** Product name with the chosen values, as shown to the shopper. */
  fullName: string
  /** Availability of the chosen variant; of a bundle, that of its least available part. */
  availability: AvailabilityModel
  /** Parts of a bundle. */
  parts?: ReactNode
  chosenParts?: readonly ChosenPart[]
  engraving: Engraving | null
  onEngrave: (engraving: Engraving | null) => void
  registryItem: RegistryItem | undefined
}

/** Availability of an offer and the purchase button. */
function Buying(props: BuyingProps) {
  const {product, choice, offer, availability, purchase, box, fullName} = props
  const {engraving, onEngrave, registryItem} = props
  const t = useTranslate()
  const {
    locale,
    site: {services},
  } = useShop()
  const {whereToBuy} = usePageSettings()
  const {selection} = choice
  if (selection?.kind === 'impossible') {
    return (
      <p className={styles.impossible} role="status">
        {t('product.unavailableVariant', {
          attribute: inSentence(selection.attribute.name, locale.id),
        })}
      </p>
    )
  }
  return (
    <div className={styles.purchase}>
      {product.engraving && purchase.possible && (
        <EngravingSection
          model={product.engraving}
          productId={product.id}
          color={choice.choice[COLOR_ATTRIBUTE] ?? ''}
          engraving={engraving}
          onChange={onEngrave}
        />
      )}
      {selection?.kind !== 'incomplete' && <Availability availability={availability} />}
      <PurchaseAction product={product} selection={selection} offer={offer} fullName={fullName}>
        <BuyBox ref={box} purchase={purchase} extras={props.extras} />
      </PurchaseAction>
      {(whereToBuy || services.registry) && (
        <MoreWays productId={product.id} sold={purchase.possible} item={registryItem} />
      )}
    </div>
  )
}

/** Note on sites without online sales: links to the country selector and to shops that sell the product. */
export function ContentOnlyNote({productId}: {productId: string}) {
  const t = useTranslate()
  const paths = usePaths()
  return (
    <div className={styles.contentOnly}>
      <p>{t('product.contentOnly')}</p>
      <AppLink to={paths.countrySelector()}>{t('cart.contentOnly.action')}</AppLink>
      <MoreWays productId={productId} sold={false} />
    </div>
  )
}

interface ChoosingColumnProps {
  product: ProductModel
  choice: ProductChoice
  /** Attributes to highlight because they are not chosen yet. */
  missing?: ReadonlySet<string>
  /** Content below the variation picker. */
  children: ReactNode
  offer?: Offer
  /** Availability of the chosen variant; missing on sites without online sales. */
  availability?: AvailabilityModel
  /** The product is engraved. */
  engraved?: boolean
  /** Chosen parts of a bundle. */
  chosenParts?: readonly ChosenPart[]
  /** Chosen units. */
  quantity?: number
  /** The product can be returned. */
  canReturn?: boolean
}

const NOTHING: ReadonlySet<string> = new Set()

/** The right to return at the price, in experiment cro65 (rule EXP-2). */
function ReturnNote() {
  const t = useTranslate()
  return (
    <p className={styles.returns}>
      <Icon name="return" size={20} />
      {t('product.promise.returns', {days: promises.returnDays})}
    </p>
  )
}

/** The column beside the pictures. */
export function ChoosingColumn(props: ChoosingColumnProps) {
  const {product, choice, offer, availability, engraved, chosenParts, quantity} = props
  const {missing = NOTHING, canReturn = false, children} = props
  const {Column} = useAdviceSlots()
  return (
    <div className={styles.column}>
      <div className={styles.head} data-experiment={offer && (canReturn ? 'cro64 cro65' : 'cro64')}>
        <ProductTitle product={product} />
        {offer && <ProductPrice offer={offer} taxRate={product.taxRate} />}
        {canReturn && <ReturnNote />}
      </div>
      {useMemo(
        () => (
          <>
            <ProductIntro product={product} />
            {product.promotions && <PromotionList promotions={product.promotions} />}
            <VariationPicker product={product} choice={choice} missing={missing} />
          </>
        ),
        [product, choice, missing],
      )}
      {children}
      {useMemo(
        () => (
          <ProductTools product={product} choice={choice} />
        ),
        [product, choice],
      )}
      {Column && (
        <Column
          product={product}
          choice={choice}
          availability={availability}
          engraved={engraved}
          parts={chosenParts}
          quantity={quantity}
        />
      )}
    </div>
  )
}

/** The column beside the pictures on sites with online sales. */
export function BuyingColumn(props: BuyingProps) {
  const {product, choice, offer, purchase} = props
  const {selection} = choice
  const partnerLink = usePartnerLink(product)
  const warrantyOnly = props.engraving !== null || isMadeToOrder(product) || !!partnerLink
  const missing =
    purchase.submitAttempted && selection?.kind === 'incomplete'
      ? new Set(selection.missing.map(({id}) => id))
      : NOTHING
  return (
    <ChoosingColumn
      product={product}
      choice={choice}
      offer={offer}
      availability={props.availability}
      engraved={props.engraving !== null}
      chosenParts={props.chosenParts}
      quantity={purchase.quantity}
      canReturn={!warrantyOnly}
      missing={missing}
    >
      {props.parts}
      <Buying {...props} />
      <Promises withDelivery={isInStock(offer)} warrantyOnly={warrantyOnly} />
    </ChoosingColumn>
  )
}
