import type {Prices} from './model'

/** Currencies whose prices are set for each product. */
export const setCurrencies = ['EUR', 'USD', 'JPY'] as const

/** How a market that sells in another currency prices: level beside the euro, and least step of a price. */
const markets = {
  CHF: {level: 1.1, step: 1},
  CNY: {level: 8.2, step: 10},
  DKK: {level: 7.6, step: 10},
  GBP: {level: 0.9, step: 1},
  KRW: {level: 1580, step: 1000},
  NOK: {level: 11.9, step: 10},
  PLN: {level: 4.4, step: 5},
  RUB: {level: 98, step: 100},
  SEK: {level: 11.6, step: 10},
} as const

type SetCurrency = (typeof setCurrencies)[number]
type MarketCurrency = keyof typeof markets
/** ISO 4217. */
export type Currency = SetCurrency | MarketCurrency

/** Currencies of content-only sites: list prices for reports, no sale. */
const contentCurrencies: ReadonlySet<Currency> = new Set<Currency>(['CNY', 'RUB'])

export const currencies: readonly Currency[] = [
  ...setCurrencies,
  ...(Object.keys(markets) as MarketCurrency[]),
]

/** Currencies in which a site sells. */
export const sellingCurrencies: readonly Currency[] = currencies.filter(
  (currency) => !contentCurrencies.has(currency),
)

const isSet = (currency: Currency): currency is SetCurrency =>
  (setCurrencies as readonly Currency[]).includes(currency)

const setPrice = ({eur, usd, jpy}: Prices, currency: SetCurrency): number =>
  ({EUR: eur, USD: usd, JPY: jpy})[currency]

/** A price in major units: on a step of the market, one below it where the market likes nines. */
export function priceIn(prices: Prices, currency: Currency): number {
  if (isSet(currency)) return setPrice(prices, currency)
  const {level, step} = markets[currency]
  const rounded = Math.max(step, Math.round((prices.eur * level) / step) * step)
  return step === 10 || step === 5 ? rounded - 1 : rounded
}

/**
 * An amount of a promotion in major units, such as a threshold: in currencies whose prices are not set it is the
 * converted one, rounded to a multiple of five in its second digit (45, 400, 1500, 80 000).
 */
export function roundAmountIn(prices: Prices, currency: Currency): number {
  if (isSet(currency)) return setPrice(prices, currency)
  const converted = prices.eur * markets[currency].level
  const step = Math.max(1, 10 ** Math.floor(Math.log10(converted)) / 2)
  return Math.max(step, Math.round(converted / step) * step)
}

/** Digits behind the decimal point of an amount. */
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', {style: 'currency', currency}).resolvedOptions()
    .maximumFractionDigits ?? 2

/** An amount in major units as the archive writes it: `49.00`, `3000` in won. */
export const spellAmount = (amount: number, currency: string): string =>
  amount.toFixed(decimalsOf(currency))
