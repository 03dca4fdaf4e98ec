/** Bounds of a price refinement, major units; at least one of them is there. */
export interface PriceBounds {
  readonly from?: number
  readonly to?: number
}

const RANGE = /^\((\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?\)$/

/** Reads `(100..250)`, `(..50)` or `(800..)` as B2C Commerce writes ranges; undefined for other values. */
export function parsePriceRange(value: string | undefined): PriceBounds | undefined {
  const [, from, to] = RANGE.exec(value ?? '') ?? []
  if (from === undefined && to === undefined) return undefined
  return {
    ...(from !== undefined && {from: Number(from)}),
    ...(to !== undefined && {to: Number(to)}),
  }
}

/** An amount with up to two decimals; separators of thousands and a currency sign are forgiven. */
function readAmount(text: string): number | null | undefined {
  const typed = text.normalize('NFKC').replace(/[\s€$¥£]/g, '')
  if (typed === '') return undefined
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  const digits = whole.replace(/[.,'’]/g, '')
  return /^\d{1,9}$/.test(digits) ? Number(`${digits}.${decimals || 0}`) : null
}

/**
 * What a shopper typed as a refinement value; bounds in the wrong order are turned round.
 * @returns null when it is no range: nothing typed, or no amounts
 */
export function priceRangeValue(from: string, to: string): string | null {
  const low = readAmount(from)
  const high = readAmount(to)
  if (low === null || high === null || (low === undefined && high === undefined)) return null
  if (low !== undefined && high !== undefined && low > high) return `(${high}..${low})`
  return `(${low ?? ''}..${high ?? ''})`
}
