import type {Prices} from './model'

/** Currencies whose prices are set for each product. */
export const setCurrencies = ['EUR', 'USD', 'JPY'] as const

/** Price points for converted prices below an amount: multiples of `step`, less `less`. The last row is open. */
interface PricePoints {
  readonly below?: number
  readonly step: number
  readonly less: number
}

interface MarketPrices {
  /** Level beside the euro. */
  readonly level: number
  readonly points: readonly PricePoints[]
}

/** Prices below 1,000 crowns of Denmark, Norway and Sweden. */
const crowns: readonly PricePoints[] = [
  {below: 300, step: 10, less: 1},
  {below: 950, step: 50, less: 1},
]

/** How the merchandisers of a market that sells in another currency set prices. */
const markets = {
  CHF: {
    level: 1.1,
    points: [
      {below: 95, step: 5, less: 0.1},
      {below: 1000, step: 10, less: 1},
      {step: 50, less: 1},
    ],
  },
  CNY: {level: 8.2, points: [{step: 10, less: 1}]},
  DKK: {level: 7.6, points: [...crowns, {step: 100, less: 1}]},
  GBP: {
    level: 0.9,
    points: [
      {below: 47, step: 1, less: 0.05},
      {below: 200, step: 5, less: 1},
      {step: 10, less: 1},
    ],
  },
  KRW: {
    level: 1580,
    points: [
      {below: 95_000, step: 1000, less: 100},
      {step: 10_000, less: 1000},
    ],
  },
  NOK: {level: 11.9, points: [...crowns, {step: 100, less: 1}]},
  PLN: {
    level: 4.4,
    points: [
      {below: 1000, step: 10, less: 1},
      {below: 2500, step: 50, less: 1},
      {step: 100, less: 1},
    ],
  },
  RUB: {level: 98, points: [{step: 100, less: 10}]},
  SEK: {level: 11.6, points: [...crowns, {step: 100, less: 5}]},
} as const satisfies Readonly<Record<string, MarketPrices>>

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

/** A price in major units: the price point of the market that is nearest to the converted price. */
export function priceIn(prices: Prices, currency: Currency): number {
  if (isSet(currency)) return setPrice(prices, currency)
  const {level, points}: MarketPrices = markets[currency]
  const converted = prices.eur * level
  const row = points.find(({below = Infinity}) => converted < below)
  if (!row) throw new RangeError(`${currency} has no price points for ${converted}`)
  const {step, less} = row
  return Math.max(1, Math.round((converted + less) / step)) * step - less
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
