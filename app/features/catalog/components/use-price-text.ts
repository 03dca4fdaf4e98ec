import {useBusinessMode} from '@app/features/account/business-mode'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'

/** Settings for formatting prices; read once per page, not once per price. */
export interface PriceText {
  readonly t: Translate
  /** Formats an amount in major units for the country. */
  readonly money: (amount: number) => string
  /** True if the lowest price of the last 30 days is shown beside a reduction. */
  readonly withLowestPrice: boolean
  /** True if prices are shown without tax, for business customers (rule PRICE-7). */
  readonly net: boolean
}

export function usePriceText(): PriceText {
  const t = useTranslate()
  const {market, locale, currency} = useShop()
  return {
    t,
    money: (amount) => formatMoney(amount, currency, locale.id),
    withLowestPrice: market.lowestPriceNote,
    net: useBusinessMode(),
  }
}
