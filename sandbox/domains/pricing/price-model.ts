import {divideHalfUp} from '../money'

/** A price book as far as prices need it. */
export interface PriceBook {
  readonly id: string
  readonly currency: string
  readonly parentId: string | null
  readonly online: boolean
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** One step of a price table; `quantity` is the least quantity it holds for. */
export interface PriceEntry {
  readonly priceBookId: string
  readonly quantity: number
  /** Minor units of the book's currency; 0 where the step is a percentage. */
  readonly amount: number
  /** What the step takes off the price of one unit, instead of an amount. */
  readonly percentOff?: number
  readonly onlineFrom: string | null
  readonly onlineTo: string | null
}

/** A step with its amount worked out. */
export interface PriceTier {
  readonly priceBookId: string
  readonly quantity: number
  readonly amount: number
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
 * The table of a book that is in force: of several, the one that started last; one without a date
 * is older than any (B2C Commerce: at most one price table of a product is active in a book).
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

/** The tables in force, their percentages turned into amounts. */
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

  /** The amount that a book itself has for a quantity. */
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

  /** What percentages are taken off: the first amount of the book itself, its parents, any other. */
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

/** What one unit costs: the `effective` of `resolvePrices`, for those who need no more of it. */
export function effectivePrice(
  entries: readonly PriceEntry[],
  books: readonly PriceBook[],
  now: number = Date.now(),
): number | null {
  const {active, tables} = activeTables(entries, books, now)
  return lowestOf(active, tables, 1)
}

/**
 * Resolves the prices of one product from the price books of a site.
 * Books that are offline or not in force do not count; of the others, those that they are based on
 * among them, the lowest amount wins (B2C Commerce, `dw.catalog.ProductPriceModel`).
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
