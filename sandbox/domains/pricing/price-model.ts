/** A price book as far as prices need it. */
export interface PriceBook {
  readonly id: string
  readonly currency: string
  readonly parentId: string | null
  readonly online: boolean
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** One amount of a price table; `quantity` is the least quantity it holds for. */
export interface PriceEntry {
  readonly priceBookId: string
  readonly quantity: number
  /** Minor units of the book's currency. */
  readonly amount: number
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** Prices of one product on one site, in minor units; null where no book has one. */
export interface ProductPrices {
  /** Price of the root of the site's price books: what is struck through on a reduction. */
  readonly list: number | null
  /** Price that undercuts the list price, if any. */
  readonly sale: number | null
  /** What the shopper pays for one unit at the asked quantity: the lowest of all books. */
  readonly effective: number | null
  /** Price per book of the site, in the site's order. */
  readonly byBook: readonly {readonly priceBookId: string; readonly amount: number}[]
  /** Every tier of every book, ascending by quantity. */
  readonly tiers: readonly {
    readonly priceBookId: string
    readonly quantity: number
    readonly amount: number
  }[]
}

function isCurrent(
  span: {onlineFrom: string | null; onlineTo: string | null},
  now: number,
): boolean {
  if (span.onlineFrom && Date.parse(span.onlineFrom) > now) return false
  return !span.onlineTo || Date.parse(span.onlineTo) > now
}

/** The amount a book has for a quantity; a dated price goes before an undated one. */
function amountIn(
  book: PriceBook,
  entries: readonly PriceEntry[],
  quantity: number,
): number | null {
  let best: PriceEntry | null = null
  for (const entry of entries) {
    if (entry.priceBookId !== book.id || entry.quantity > quantity) continue
    if (
      !best ||
      entry.quantity > best.quantity ||
      (entry.quantity === best.quantity && !!entry.onlineFrom && !best.onlineFrom)
    ) {
      best = entry
    }
  }
  return best?.amount ?? null
}

/**
 * Resolves the prices of one product from the price books of a site.
 * Books that are offline or not in force do not count; a book without a price leaves the question
 * to its parent; the lowest amount wins.
 *
 * @param entries every price of the product, of any book
 * @param books the site's books in order: list first, then those that undercut it
 */
export function resolvePrices(
  entries: readonly PriceEntry[],
  books: readonly PriceBook[],
  quantity = 1,
  now: Date = new Date(),
): ProductPrices {
  const time = now.getTime()
  const active = books.filter((book) => book.online && isCurrent(book, time))
  const current = entries.filter((entry) => isCurrent(entry, time))
  const byBook = active.flatMap((book) => {
    const amount = amountIn(book, current, quantity)
    return amount === null ? [] : [{priceBookId: book.id, amount}]
  })
  const listBook = active.find((book) => book.parentId === null) ?? active[0]
  const list = byBook.find(({priceBookId}) => priceBookId === listBook?.id)?.amount ?? null
  const effective = byBook.length === 0 ? null : Math.min(...byBook.map(({amount}) => amount))
  const bookIds = new Set(active.map(({id}) => id))
  return {
    list: list ?? effective,
    sale: effective !== null && list !== null && effective < list ? effective : null,
    effective,
    byBook,
    tiers: current
      .filter(({priceBookId}) => bookIds.has(priceBookId))
      .map(({priceBookId, quantity: least, amount}) => ({priceBookId, quantity: least, amount}))
      .sort((a, b) => a.quantity - b.quantity),
  }
}
