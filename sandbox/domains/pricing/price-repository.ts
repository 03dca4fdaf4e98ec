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

/** A price book by id. */
export function findPriceBook(db: Database, id: string): PriceBook | undefined {
  return books.get(db, id) ?? undefined
}

/** Price books of a site in its order, those in another currency left out. */
export function sitePriceBooks(
  db: Database,
  site: Site,
  currency: string = site.currency,
): PriceBook[] {
  return site.priceBookIds.flatMap((id) => {
    const book = findPriceBook(db, id)
    return book && book.currency === currency ? [book] : []
  })
}

interface PriceRow {
  price_book_id: string
  quantity: number
  online_from: string
  online_to: string | null
  amount: number
}

const prices = new RevisionCache('catalog', (db: Database, productId: string): PriceEntry[] =>
  queryAll<PriceRow>(db, 'SELECT * FROM price WHERE product_id = ?', productId).map((row) => ({
    priceBookId: row.price_book_id,
    quantity: row.quantity,
    amount: row.amount,
    onlineFrom: row.online_from || null,
    onlineTo: row.online_to,
  })),
)

/** Every price of a product in any book. */
export function readPrices(db: Database, productId: string): readonly PriceEntry[] {
  return prices.get(db, productId)
}
