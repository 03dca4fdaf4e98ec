import {useBusinessMode} from '@app/features/account/public/business-mode'
import {PriceTag} from '@app/features/catalog/public/PriceTag'
import {
  usePriceText,
  discountPercent,
  netPrice,
  type PriceModel,
} from '@app/features/catalog/public/price'
import {ProductRating} from '@app/features/reviews/public/ProductRating'
import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useTextLanguage} from '@app/shared/i18n/text-language'
import {useShop} from '@app/shared/lib/shop-context'
import {overridable} from '@app/shared/lib/overrides'
import {classNames} from '@app/shared/ui/class-names'
import {isOrderable} from './availability-state'
import type {ProductModel} from './product'
import type {Offer} from './offer'
import {PayLater} from './PayLater'
import {TaxNote} from './PurchaseAction'
import styles from './ProductHead.module.css'

/** Name and rating: with the price below them, the first view on a phone. */
export function DefaultProductTitle({product}: {product: ProductModel}) {
  const {reviews} = useShop().site.features
  const languageOf = useTextLanguage()
  return (
    <header className={styles.head} data-experiment={reviews ? 'cro63' : undefined}>
      <h1 className={styles.title} {...languageOf(product.name)}>
        {product.name}
      </h1>
      <ProductRating productId={product.id} />
    </header>
  )
}

/** Replaceable by `overrides/<SITE>/components/product/ProductTitle.tsx`. */
export const ProductTitle = overridable('product/ProductTitle', DefaultProductTitle)

/** Badges and a summary of one or two lines. */
export function DefaultProductIntro({product: {badges, summary}}: {product: ProductModel}) {
  const t = useTranslate()
  const languageOf = useTextLanguage()
  if (badges.length === 0 && !summary) return null
  return (
    <div className={styles.intro} data-experiment={summary ? 'cro66' : undefined}>
      {badges.length > 0 && (
        <ul className={styles.badges} aria-label={t('product.badges')}>
          {badges.map((badge) => (
            <li key={badge} {...languageOf(badge)}>
              {badge}
            </li>
          ))}
        </ul>
      )}
      {summary && (
        <p className={styles.summary} {...languageOf(summary)}>
          {summary}
        </p>
      )}
    </div>
  )
}

/** Replaceable by `overrides/<SITE>/components/product/ProductIntro.tsx`. */
export const ProductIntro = overridable('product/ProductIntro', DefaultProductIntro)

/** Reduction in percent, and as an amount for experiment cro71: CSS shows one of them (rule EXP-2). */
function Discount({price}: {price: PriceModel}) {
  const t = useTranslate()
  const {locale} = useShop()
  const {money, gross} = usePriceText()
  const {amount, list = amount, max} = price
  const percent = discountPercent(price)
  if (percent === 0) return null
  const written = formatNumber(percent / 100, locale.id, {style: 'percent'})
  // Variants with different prices have different savings.
  const isSingle = max === undefined
  return (
    <>
      <span
        className={classNames(styles.discount, isSingle && styles.percent)}
        data-experiment={isSingle ? 'cro71' : undefined}
        role="img"
        aria-label={t('product.price.discountLabel', {percent: written})}
      >
        {t('product.price.discount', {percent: written})}
      </span>
      {isSingle && (
        <span
          className={classNames(styles.discount, styles.saving)}
          data-experiment="cro71"
          {...gross}
        >
          {t('cart.saved', {amount: money(list - amount)})}
        </span>
      )}
    </>
  )
}

interface ProductPriceProps {
  offer: Offer
  /** Tax in the price, 0.19 for 19 %; undefined where prices are net. */
  taxRate: number | undefined
}

/** Price, tax note and pay-later messaging. */
export function ProductPrice({offer, taxRate}: ProductPriceProps) {
  const t = useTranslate()
  const business = useBusinessMode()
  const {price} = offer
  if (!price) return <p className={styles.noPrice}>{t('product.price.unavailable')}</p>
  const isNet = business && taxRate !== undefined
  return (
    <div className={styles.price}>
      <div className={styles.amount}>
        <PriceTag price={{...price, taxRate}} size="large" />
        <Discount price={isNet ? netPrice(price, taxRate) : price} />
      </div>
      <TaxNote taxRate={taxRate} />
      {!business && isOrderable(offer.availability) && <PayLater amount={price.amount} />}
    </div>
  )
}
