import {grossMark, useBusinessMode, type GrossMark} from '@app/features/account/business-mode'
import {formatMoney} from '@app/shared/i18n/format'
import {useTranslate, type Translate} from '@app/shared/i18n/messages'
import {useShop} from '@app/shared/lib/shop-context'
import {netOf} from '../model/net-price'

/** Settings for formatting prices; read once per page, not once per price. */
export interface PriceText {
  readonly t: Translate
  /**
   * Formats a price of goods or delivery: without tax for business customers (rule PRICE-7). Amounts are major units.
   * @param taxRate tax in the amount, 0.19 for 19 percent; undefined where it is not known and where prices are net
   */
  readonly price: (amount: number, taxRate: number | undefined) => string
  /** Formats an amount as it is: a sum of the backend, a payment, a refund, or a price that is without tax already. */
  readonly money: (amount: number) => string
  /** True if the lowest price of the last 30 days is shown beside a reduction. */
  readonly withLowestPrice: boolean
  /** True if prices are shown without tax, for business customers (rule PRICE-7). */
  readonly net: boolean
  /** Attributes of the element that contains a `price`: business customers do not see it with tax. */
  readonly gross: GrossMark
}

/**
 * The one way to write an amount.
 * @param given ISO 4217 currency code; that of the locale when absent
 */
export function usePriceText(given?: string): PriceText {
  const t = useTranslate()
  const {site, market, locale, currency} = useShop()
  const net = useBusinessMode()
  const money = (amount: number) => formatMoney(amount, given ?? currency, locale.id)
  return {
    t,
    price: (amount, taxRate) =>
      money(net && taxRate !== undefined ? netOf(amount, taxRate) : amount),
    money,
    withLowestPrice: market.lowestPriceNote,
    net,
    gross: grossMark(net, site),
  }
}
