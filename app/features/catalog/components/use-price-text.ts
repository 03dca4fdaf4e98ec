import {useBusinessMode} from '@app/features/account/business-mode'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'

/** What prices of one page are written with; read once per page, not once per price. */
export interface PriceText {
  readonly t: Translate
  /** An amount in major units as the country writes it. */
  readonly money: (amount: number) => string
  /** The lowest price of the last 30 days stands beside a reduction. */
  readonly withLowestPrice: boolean
  /** Prices are written without tax, for business customers (rule PRICE-7). */
  readonly net: boolean
}

export function usePriceText(): PriceText {
  const t = useTranslate()
  const {site, locale, currency} = useShop()
  return {
    t,
    money: (amount) => formatMoney(amount, currency, locale.id),
    withLowestPrice: site.legal.lowestPriceNote,
    net: useBusinessMode(),
  }
}
