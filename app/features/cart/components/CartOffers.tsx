import {useState} from 'react'
import {usePromotions} from '@salesforce/commerce-sdk-react'
import {promotionParameters, wordsOf} from '@app/features/catalog/public/promotion'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {useShippingMessages} from '../api/get-shipping-messages'
import type {Basket} from '@app/features/basket/public/basket'
import {basketTaxRate} from '@app/features/basket/public/basket-lines'
import {nearDiscounts, promotionIdsOfBasket, savingsOf} from '@app/features/basket/public/savings'
import {usePriceText} from '@app/features/catalog/public/price'
import {useTranslate} from '@app/shared/i18n/messages'
import {imageUrl} from '@app/shared/lib/image-url'
import styles from './CartOffers.module.css'

/** The icon of a promotion; one that does not load is hidden (rule ERROR-13). */
function OfferIcon({src}: {src: string}) {
  const [failed, setFailed] = useState(false)
  if (failed) return null
  return (
    <img
      src={imageUrl(src, {width: 48})}
      alt=""
      width={24}
      height={24}
      onError={() => setFailed(true)}
    />
  )
}

interface PromotionTexts {
  /** Plain text; '' when there is none. */
  readonly details: string
  /** Link of the icon on the static host. */
  readonly icon: string | undefined
}

/** Details and icons of the promotions that a basket names, by id (rule API-5). */
function usePromotionTexts(ids: readonly string[]): ReadonlyMap<string, PromotionTexts> {
  const {data: promotions} = usePromotions(
    {parameters: promotionParameters(ids)},
    {staleTime: STATIC_STALE_TIME_MS, enabled: ids.length > 0},
  )
  return new Map(
    (promotions?.data ?? []).map(({id, details, c_promotionIcon: icon}) => [
      id,
      {details: wordsOf(details), icon: typeof icon === 'string' && icon ? icon : undefined},
    ]),
  )
}

interface Offer {
  readonly id: string
  readonly text: string
}

function OfferRow({offer, texts}: {offer: Offer; texts: PromotionTexts | undefined}) {
  const content = (
    <>
      {texts?.icon && <OfferIcon src={texts.icon} />}
      <span>{offer.text}</span>
    </>
  )
  if (!texts?.details) return <li className={styles.offer}>{content}</li>
  return (
    <li>
      <details>
        <summary className={styles.offer}>{content}</summary>
        <p className={styles.details}>{texts.details}</p>
      </details>
    </li>
  )
}

/** How much is missing for free delivery, with a bar; nothing where no method becomes free. */
function FreeDelivery({basket}: {basket: Basket}) {
  const t = useTranslate()
  const {price} = usePriceText()
  const {data: messages = []} = useShippingMessages()
  const [first] = messages
  const value = basket.productTotal ?? basket.productSubTotal ?? 0
  if (!first) return null
  const missing = Math.round((first.threshold - value) * 10_000) / 10_000
  return (
    <div className={styles.delivery}>
      <p>
        {missing > 0
          ? t('cart.freeShippingProgress', {
              amount: price(missing, basketTaxRate(basket)),
            })
          : t('cart.freeShippingReached')}
      </p>
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.bar}
          style={{width: `${Math.min(100, (value / first.threshold) * 100)}%`}}
        />
      </div>
    </div>
  )
}

/**
 * Promotions of the cart: those that apply, with icon and details, and what is missing for others and for
 * free delivery (rule BASKET-17).
 */
export function CartOffers({basket}: {basket: Basket}) {
  const t = useTranslate()
  const {price} = usePriceText()
  const texts = usePromotionTexts(promotionIdsOfBasket(basket))
  const {productItems = [], orderPriceAdjustments} = basket
  const applied = [
    ...productItems.flatMap(({priceAdjustments}) => savingsOf(priceAdjustments)),
    ...savingsOf(orderPriceAdjustments),
  ].flatMap(({promotionId: id, text}) => (id && text ? [{id, text}] : []))
  const near = nearDiscounts(basket).map(({promotionId, text, missing}) => ({
    id: promotionId,
    text: t('cart.near', {
      amount: price(missing, basketTaxRate(basket)),
      promotion: text,
    }),
  }))
  const offers = [...new Map([...applied, ...near].map((offer) => [offer.id, offer])).values()]
  return (
    <>
      <FreeDelivery basket={basket} />
      {offers.length > 0 && (
        <ul className={styles.offers} aria-label={t('cart.offers')}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} texts={texts.get(offer.id)} />
          ))}
        </ul>
      )}
    </>
  )
}
