import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {Basket} from './basket'

interface BasketRow {
  id: string
  site_id: string
  customer_id: string
  revision: number
  created_at: number
  modified_at: number
  content: string
}

type Content = Omit<
  Basket,
  'basketId' | 'siteId' | 'customerId' | 'revision' | 'creationDate' | 'lastModified'
>

function toBasket(row: BasketRow): Basket {
  return {
    ...(JSON.parse(row.content) as Content),
    basketId: row.id,
    siteId: row.site_id,
    customerId: row.customer_id,
    revision: row.revision,
    creationDate: row.created_at,
    lastModified: row.modified_at,
  }
}

function contentOf(basket: Basket): string {
  const {basketId, siteId, customerId, revision, creationDate, lastModified, ...content} = basket
  return JSON.stringify(content satisfies Content)
}

export function findBasket(db: Database, siteId: string, basketId: string): Basket | undefined {
  const row = queryOne<BasketRow>(
    db,
    'SELECT * FROM basket WHERE id = ? AND site_id = ?',
    basketId,
    siteId,
  )
  return row && toBasket(row)
}

/** Returns the open baskets of a customer, most recently changed first. */
export function findCustomerBaskets(db: Database, siteId: string, customerId: string): Basket[] {
  return queryAll<BasketRow>(
    db,
    `SELECT * FROM basket WHERE customer_id = ? AND site_id = ?
     ORDER BY modified_at DESC, rowid DESC`,
    customerId,
    siteId,
  ).map(toBasket)
}

export function insertBasket(db: Database, basket: Basket): void {
  execute(
    db,
    `INSERT INTO basket (id, site_id, customer_id, revision, created_at, modified_at, content)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    basket.basketId,
    basket.siteId,
    basket.customerId,
    basket.revision,
    basket.creationDate,
    basket.lastModified,
    contentOf(basket),
  )
}

/** Stores the new state of a basket. Call it in the transaction that read the previous state. */
export function updateBasket(db: Database, basket: Basket): void {
  execute(
    db,
    'UPDATE basket SET revision = ?, modified_at = ?, content = ? WHERE id = ?',
    basket.revision,
    basket.lastModified,
    contentOf(basket),
    basket.basketId,
  )
}

/** Assigns all baskets of a customer on a site to another customer. */
export function changeBasketOwner(
  db: Database,
  siteId: string,
  {from, to}: {from: string; to: string},
): void {
  execute(
    db,
    'UPDATE basket SET customer_id = ? WHERE customer_id = ? AND site_id = ?',
    to,
    from,
    siteId,
  )
}

/** Deletes a basket; returns false when it did not exist. */
export function deleteBasket(db: Database, basketId: string): boolean {
  return execute(db, 'DELETE FROM basket WHERE id = ?', basketId) > 0
}
