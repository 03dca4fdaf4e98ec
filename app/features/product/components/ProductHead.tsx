import {useBusinessMode} from '@app/features/account/business-mode'
import {PriceTag} from '@app/features/catalog/components/PriceTag'
import {discountPercent} from '@app/features/catalog/model/price'
import {ProductRating} from '@app/features/reviews/components/ProductRating'
import {formatNumber} from '@app/shared/i18n/format'
import {useTranslate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {overridable} from '@app/shared/lib/overrides'
import {isOrderable} from '../model/availability'
import type {Offer} from '../model/offer'
import type {ProductModel} from '../model/product'
import {PayLater} from './PayLater'
import {TaxNote} from './TaxNote'
import styles from './ProductHead.module.css'

/** Name and rating: with the price below them, the first view on a phone. */
export function DefaultProductTitle({product}: {product: ProductModel}) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{product.name}</h1>
      <ProductRating productId={product.id} />
    </header>
  )
}

/** Replaceable by `overrides/<SITE>/components/product/ProductTitle.tsx`. */
export const ProductTitle = overridable('product/ProductTitle', DefaultProductTitle)

/** Badges and a summary of one or two lines. */
export function DefaultProductIntro({product: {badges, summary}}: {product: ProductModel}) {
  const t = useTranslate()
  if (badges.length === 0 && !summary) return null
  return (
    <div className={styles.intro}>
      {badges.length > 0 && (
        <ul className={styles.badges} aria-label={t('product.badges')}>
          {badges.map((badge) => (
            <li key={badge}>{badge}</li>
          ))}
        </ul>
      )}
      {summary && <p className={styles.summary}>{summary}</p>}
    </div>
  )
}

/** Replaceable by `overrides/<SITE>/components/product/ProductIntro.tsx`. */
export const ProductIntro = overridable('product/ProductIntro', DefaultProductIntro)

interface ProductPriceProps {
  offer: Offer
  /** Tax in the price, 0.19 for 19 %; undefined where prices are net. */
  taxRate: number | undefined
}

/** Price, tax note and pay-later messaging. */
export function ProductPrice({offer, taxRate}: ProductPriceProps) {
  const t = useTranslate()
  const {locale} = useShop()
  const business = useBusinessMode()
  const {price} = offer
  if (!price) return <p className={styles.noPrice}>{t('product.price.unavailable')}</p>
  const isNet = business && taxRate !== undefined
  const percent = discountPercent(price)
  const written = formatNumber(percent / 100, locale.id, {style: 'percent'})
  return (
    <div className={styles.price}>
      <div className={styles.amount}>
        <PriceTag price={{...price, taxRate}} size="large" />
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
      <TaxNote net={isNet} />
      {!business && isOrderable(offer.availability) && <PayLater amount={price.amount} />}
    </div>
  )
}
