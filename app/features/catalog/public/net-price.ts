/** Ten thousandths of a percent: rates such as 0.055 are exact in this unit. */
const RATE = 1_000_000

const CENTS = 100

/**
 * Net = gross / (1 + tax rate), rounded to 2 decimals (rule PRICE-7). Calculated with integers.
 * @param gross major units
 * @param rate 0.19 for 19 %
 */
export function netOf(gross: number, rate: number): number {
  const minor = Math.round(Math.max(0, gross) * CENTS)
  const divisor = RATE + Math.round(Math.max(0, rate) * RATE)
  return Math.floor((2 * minor * RATE + divisor) / (2 * divisor)) / CENTS
}

/**
 * Tax in the price of a product, a line or a delivery method (`c_taxRate`), 0.19 for 19 %; undefined on net sites. A
 * line has it before there is an address to tax by.
 */
export function includedRateOf(priced: object): number | undefined {
  const rate = 'c_taxRate' in priced ? priced.c_taxRate : undefined
  return typeof rate === 'number' ? rate : undefined
}
