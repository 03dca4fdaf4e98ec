import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Site} from '../sites/site-registry'
import type {PriceBook, PriceEntry} from './price-model'

interface BookRow {
  id: string
  currency: string
  parent_id: string | null
  online: number
  online_from: string | null
  online_to: string | null
}

const books = new RevisionCache('catalog', (db: Database, id: string): PriceBook | null => {
  const row = queryOne<BookRow>(db, 'SELECT * FROM price_book WHERE id = ?', id)
  if (!row) return null
  return {
    id: row.id,
    currency: row.currency,
    parentId: row.parent_id,
    online: row.online === 1,
    onlineFrom: row.online_from,
    onlineTo: row.online_to,
  }
})

/** Returns a price book by id. */
export function findPriceBook(db: Database, id: string): PriceBook | undefined {
  return books.get(db, id) ?? undefined
}

/** Returns the price books of a site in its order, without books in another currency. */
export function sitePriceBooks(
  db: Database,
  site: Site,
  currency: string = site.currency,
): PriceBook[] {
  return site.priceBookIds.flatMap((id) => {
    const book = books.get(db, id)
    return book && book.currency === currency ? [book] : []
  })
}

/** Returns books in their order, each followed by its parents; unknown ids are left out. */
export function booksWithParents(db: Database, ids: readonly string[]): PriceBook[] {
  const found = new Map<string, PriceBook>()
  for (const id of ids) {
    for (let at = findPriceBook(db, id); at && !found.has(at.id);) {
      found.set(at.id, at)
      at = at.parentId === null ? undefined : findPriceBook(db, at.parentId)
    }
  }
  return [...found.values()]
}

/** A row of the table `price`. */
interface PriceRow {
  price_book_id: string
  quantity: number
  online_from: string
  online_to: string | null
  amount: number
  percent_off: number | null
}

/** Converts a stored price to the form that the pricing rules use. */
function toPriceEntry(row: PriceRow): PriceEntry {
  return {
    priceBookId: row.price_book_id,
    quantity: row.quantity,
    amount: row.amount,
    ...(row.percent_off === null ? {} : {percentOff: row.percent_off}),
    onlineFrom: row.online_from || null,
    onlineTo: row.online_to,
  }
}

const prices = new RevisionCache('catalog', (db: Database, productId: string): PriceEntry[] =>
  queryAll<PriceRow>(db, 'SELECT * FROM price WHERE product_id = ?', productId).map(toPriceEntry),
)

/** Returns all prices of a product in all books. */
export function readPrices(db: Database, productId: string): readonly PriceEntry[] {
  return prices.get(db, productId)
}

/** Returns all prices of a book by product, without the cache, for operations on all products. */
export function readBookPrices(db: Database, bookId: string): Map<string, PriceEntry[]> {
  const byProduct = new Map<string, PriceEntry[]>()
  const rows = queryAll<PriceRow & {product_id: string}>(
    db,
    `SELECT price_book_id, product_id, quantity, online_from, online_to, amount, percent_off
     FROM price WHERE price_book_id = ?`,
    bookId,
  )
  for (const row of rows) {
    const entry = toPriceEntry(row)
    const known = byProduct.get(row.product_id)
    if (known) known.push(entry)
    else byProduct.set(row.product_id, [entry])
  }
  return byProduct
}
