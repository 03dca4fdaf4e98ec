import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'

/** Names of the counts and their tables. */
const tables = {
  products: 'product',
  categories: 'category',
  priceBooks: 'price_book',
  prices: 'price',
  inventoryRecords: 'inventory_record',
  contentAssets: 'content_asset',
  customers: 'customer',
  baskets: 'basket',
  orders: 'customer_order',
  mails: 'outbox',
} as const

export type Counts = Record<keyof typeof tables, number>

/** Returns the number of rows of each kind in the database. */
export function readCounts(db: Database): Counts {
  const parts = Object.entries(tables).map(
    ([name, table]) => `(SELECT COUNT(*) FROM ${table}) AS ${name}`,
  )
  const row = queryOne<Counts>(db, `SELECT ${parts.join(', ')}`)
  if (!row) throw new Error('A count has no answer.')
  return Object.fromEntries(
    Object.keys(tables).map((name) => [name, row[name as keyof Counts]]),
  ) as Counts
}

/** Returns the number of products in the categories of a catalogue. */
export function countProducts(db: Database, catalogId: string): number {
  const row = queryOne<{total: number}>(
    db,
    'SELECT COUNT(DISTINCT product_id) AS total FROM category_assignment WHERE catalog_id = ?',
    catalogId,
  )
  return row?.total ?? 0
}

/** Returns the ids that exist in a table. */
export function existingIds(
  db: Database,
  table: 'catalog' | 'price_book' | 'inventory_list' | 'library',
  ids: readonly string[],
): ReadonlySet<string> {
  const marks = ids.map(() => '?').join(', ')
  const rows = queryAll<{id: string}>(db, `SELECT id FROM ${table} WHERE id IN (${marks})`, ...ids)
  return new Set(rows.map(({id}) => id))
}

/** Order in a list, without customer data. Money is in minor units. */
export interface OrderSummary {
  readonly orderNo: string
  readonly siteId: string
  readonly status: string
  readonly paymentStatus: string
  readonly items: number
  readonly total: number | null
  readonly currency: string
  readonly createdAt: number
}

/** Returns the latest orders, newest first. */
export function latestOrders(db: Database, limit: number): OrderSummary[] {
  return queryAll<OrderSummary>(
    db,
    `SELECT order_no AS orderNo, site_id AS siteId, status, payment_status AS paymentStatus,
       json_array_length(content, '$.items') AS items,
       json_extract(content, '$.totals.total') AS total,
       json_extract(content, '$.currency') AS currency, created_at AS createdAt
     FROM customer_order ORDER BY created_at DESC, rowid DESC LIMIT ?`,
    limit,
  )
}

/** A basket in a list, without its customer. */
export interface BasketSummary {
  readonly basketId: string
  readonly siteId: string
  readonly currency: string
  readonly items: number
  readonly changedAt: number
}

/** Returns the most recently changed baskets, latest first. */
export function latestBaskets(db: Database, limit: number): BasketSummary[] {
  return queryAll<BasketSummary>(
    db,
    `SELECT id AS basketId, site_id AS siteId, json_extract(content, '$.currency') AS currency,
       json_array_length(content, '$.items') AS items, modified_at AS changedAt
     FROM basket ORDER BY modified_at DESC, rowid DESC LIMIT ?`,
    limit,
  )
}
