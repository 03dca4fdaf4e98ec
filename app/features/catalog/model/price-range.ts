/** Bounds of a price refinement in major units; at least one bound is present. */
export interface PriceBounds {
  readonly from?: number
  readonly to?: number
}

const RANGE = /^\((\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?\)$/

/** Parses `(100..250)`, `(..50)` or `(800..)` as in B2C Commerce; undefined for other values. */
export function parsePriceRange(value: string | undefined): PriceBounds | undefined {
  const [, from, to] = RANGE.exec(value ?? '') ?? []
  if (from === undefined && to === undefined) return undefined
  return {
    ...(from !== undefined && {from: Number(from)}),
    ...(to !== undefined && {to: Number(to)}),
  }
}

/** Parses an amount with up to two decimals; thousands separators and a currency sign are accepted. */
function readAmount(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').replace(/[\s€$¥£]/g, '')
  if (typed === '') return undefined
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  const digits = whole.replace(/[.,'’]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(`${digits}.${decimals || 0}`) : null
}

/**
 * Converts the shopper's input to a refinement value; bounds in the wrong order are swapped.
 * @returns null without a valid range: empty input, or no amounts
 */
export function priceRangeValue(from: string, to: string): string | null {
  const low = readAmount(from)
  const high = readAmount(to)
  if (low === null || high === null || (low === undefined && high === undefined)) return null
  if (low !== undefined && high !== undefined && low > high) return `(${high}..${low})`
  return `(${low ?? ''}..${high ?? ''})`
}
