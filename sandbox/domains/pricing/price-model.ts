import {divideHalfUp} from '../money'

/** Price book with the data that the price calculation uses. */
export interface PriceBook {
  readonly id: string
  readonly currency: string
  readonly parentId: string | null
  readonly online: boolean
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** Step of a price table; `quantity` is the minimum quantity of the step. */
export interface PriceEntry {
  readonly priceBookId: string
  readonly quantity: number
  /** Amount in minor units of the book's currency; 0 when the step is a percentage. */
  readonly amount: number
  /** Percentage discount on the price of one unit, instead of an amount. */
  readonly percentOff?: number
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** Step with its calculated amount. */
export interface PriceTier {
  readonly priceBookId: string
  readonly quantity: number
  readonly amount: number
}

/** Prices of one product on one site, in minor units; null when no book has a price. */
export interface ProductPrices {
  /** List price: the price of the site's root price book, which is struck through on a reduction. */
  readonly list: number | null
  /** Price below the list price, if any. */
  readonly sale: number | null
  /** Price of one unit at the requested quantity: the lowest of all books. */
  readonly effective: number | null
  /** Price by book of the site, in the site's order. */
  readonly byBook: readonly {readonly priceBookId: string; readonly amount: number}[]
  /** All tiers of all books, ascending by quantity. */
  readonly tiers: readonly PriceTier[]
}

interface Span {
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

function isCurrent(span: Span, now: number): boolean {
  if (span.onlineFrom && Date.parse(span.onlineFrom) > now) return false
  return !span.onlineTo || Date.parse(span.onlineTo) > now
}

const startOf = ({onlineFrom}: Span): number => (onlineFrom ? Date.parse(onlineFrom) : -Infinity)

/**
 * Returns the table of a book that is in force: of several, the one with the latest start date; a
 * table without a date counts as the oldest (B2C Commerce: at most one price table of a product is
 * active in a book).
 */
function activeTable(
  book: PriceBook,
  entries: readonly PriceEntry[],
  now: number,
): readonly PriceEntry[] {
  let start = NaN
  let table: PriceEntry[] = []
  for (const entry of entries) {
    if (entry.priceBookId !== book.id || !isCurrent(entry, now)) continue
    const own = startOf(entry)
    if (own === start) table.push(entry)
    else if (!(own < start)) {
      start = own
      table = [entry]
    }
  }
  return table.length > 1 ? table.sort((a, b) => a.quantity - b.quantity) : table
}

/** Tables in force, with percentages converted to amounts. */
class ActiveTables {
  private readonly tables = new Map<string, readonly PriceEntry[]>()

  constructor(
    private readonly books: readonly PriceBook[],
    entries: readonly PriceEntry[],
    now: number,
  ) {
    for (const book of books) this.tables.set(book.id, activeTable(book, entries, now))
  }

  tiersOf(book: PriceBook): PriceTier[] {
    return (this.tables.get(book.id) ?? []).flatMap((entry) => {
      const amount = this.amountOf(entry, book)
      return amount === null ? [] : [{priceBookId: book.id, quantity: entry.quantity, amount}]
    })
  }

  /** Returns the amount of the book itself for a quantity. */
  ownAmount(book: PriceBook, quantity: number): number | null {
    let best: PriceEntry | undefined
    for (const entry of this.tables.get(book.id) ?? []) if (entry.quantity <= quantity) best = entry
    return best ? this.amountOf(best, book) : null
  }

  private parentOf({parentId}: PriceBook): PriceBook | undefined {
    return parentId === null ? undefined : this.books.find(({id}) => id === parentId)
  }

  private amountOf({amount, percentOff}: PriceEntry, book: PriceBook): number | null {
    if (percentOff === undefined) return amount
    const base = this.basePrice(book)
    return base === null ? null : base - divideHalfUp(base * Math.round(percentOff * 1000), 100_000)
  }

  /**
   * Returns the price that percentages are deducted from: the first amount of the book itself, of
   * its parents, or of any other book.
   */
  private basePrice(book: PriceBook): number | null {
    const chain = [book]
    for (let at = this.parentOf(book); at && !chain.includes(at); at = this.parentOf(at)) {
      chain.push(at)
    }
    for (const one of [...chain, ...this.books]) {
      const first = this.tables.get(one.id)?.find(({percentOff}) => percentOff === undefined)
      if (first) return first.amount
    }
    return null
  }
}

function activeTables(entries: readonly PriceEntry[], books: readonly PriceBook[], now: number) {
  const active = books.filter((book) => book.online && isCurrent(book, now))
  return {active, tables: new ActiveTables(active, entries, now)}
}

function lowestOf(
  active: readonly PriceBook[],
  tables: ActiveTables,
  quantity: number,
): number | null {
  let lowest: number | null = null
  for (const book of active) {
    const amount = tables.ownAmount(book, quantity)
    if (amount !== null && (lowest === null || amount < lowest)) lowest = amount
  }
  return lowest
}

/**
 * Returns the price of one unit: the `effective` price of `resolvePrices`, without calculating the
 * other prices.
 */
export function effectivePrice(
  entries: readonly PriceEntry[],
  books: readonly PriceBook[],
  now: number = Date.now(),
): number | null {
  const {active, tables} = activeTables(entries, books, now)
  return lowestOf(active, tables, 1)
}

/**
 * Resolves the prices of one product from the price books of a site. Books that are offline or not
 * in force are ignored; the lowest amount of the others and their parents applies (B2C Commerce,
 * `dw.catalog.ProductPriceModel`).
 *
 * @param entries every price of the product, of any book
 * @param books the site's books and their parents in order: list first, then those that undercut it
 */
export function resolvePrices(
  entries: readonly PriceEntry[],
  books: readonly PriceBook[],
  quantity = 1,
  now: Date = new Date(),
): ProductPrices {
  const {active, tables} = activeTables(entries, books, now.getTime())
  const effective = lowestOf(active, tables, quantity)
  const byBook = active.flatMap((book) => {
    const amount = tables.ownAmount(book, quantity)
    return amount === null ? [] : [{priceBookId: book.id, amount}]
  })
  const listBook = active.find((book) => book.parentId === null) ?? active[0]
  const list = byBook.find(({priceBookId}) => priceBookId === listBook?.id)?.amount ?? null
  return {
    list: list ?? effective,
    sale: effective !== null && list !== null && effective < list ? effective : null,
    effective,
    byBook,
    tiers: active.flatMap((book) => tables.tiersOf(book)).sort((a, b) => a.quantity - b.quantity),
  }
}
