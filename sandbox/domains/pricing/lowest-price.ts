import type {PriceBook, PriceEntry} from './price-model'
import {resolvePrices} from './price-model'

const DAY = 86_400_000

/** How far back the lowest price is looked for (EU price indication rules). */
const WINDOW = 30 * DAY

/**
 * The lowest price of one unit in the 30 days before the current reduction began, in minor units;
 * null where nothing is reduced. The dated tables of price books are the history of a price. A
 * reduction in steps counts as one; one that has no beginning is compared with its own price.
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
    // What holds just before a change tells whether the reduction began with it.
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

/** Moments at which a table or book came into or went out of force, the latest first. */
function changesUntil(
  spans: readonly {readonly onlineFrom: string | null; readonly onlineTo: string | null}[],
  now: number,
): number[] {
  const moments = spans.flatMap(({onlineFrom, onlineTo}) =>
    [onlineFrom, onlineTo].flatMap((date) => (date ? [Date.parse(date)] : [])),
  )
  return [...new Set(moments)].filter((at) => at <= now).sort((a, b) => b - a)
}
