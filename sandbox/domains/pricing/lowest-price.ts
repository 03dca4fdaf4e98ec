import type {PriceBook, PriceEntry} from './price-model'
import {resolvePrices} from './price-model'

const DAY = 86_400_000

/** Period in milliseconds for the lowest prior price (EU price indication rules): 30 days. */
const WINDOW = 30 * DAY

/**
 * Returns the lowest price of one unit in the 30 days before the current reduction began, in minor
 * units; null without a reduction. The price history comes from the dated tables of price books. A
 * reduction in steps counts as one reduction; a reduction without a start date is compared with its
 * own price.
 */
export function lowestPriorPrice(
  entries: readonly PriceEntry[],
  books: readonly PriceBook[],
  now: number,
): number | null {
  const pricesAt = (time: number) => resolvePrices(entries, books, 1, new Date(time))
  const current = pricesAt(now)
  if (current.sale === null) return null
  const changes = changesUntil([...entries, ...books], now)
  let start: number | undefined
  for (const at of changes) {
    // If the price was already reduced just before the change, the reduction began earlier.
    if (pricesAt(at - 1).sale !== null) continue
    start = at
    break
  }
  if (start === undefined) return current.sale
  const begin = start - WINDOW
  const end = start
  const moments = [begin, ...changes.filter((at) => at > begin && at < end)]
  const amounts = moments.flatMap((at) => pricesAt(at).effective ?? [])
  return amounts.length > 0 ? Math.min(...amounts) : null
}

/** Returns the times at which a table or book came into or went out of force, latest first. */
function changesUntil(
  spans: readonly {readonly onlineFrom: string | null; readonly onlineTo: string | null}[],
  now: number,
): number[] {
  const moments = spans.flatMap(({onlineFrom, onlineTo}) =>
    [onlineFrom, onlineTo].flatMap((date) => (date ? [Date.parse(date)] : [])),
  )
  return [...new Set(moments)].filter((at) => at <= now).sort((a, b) => b - a)
}
