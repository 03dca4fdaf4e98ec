import type {Database} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Availability} from './inventory'
import {availabilityOf} from './inventory'
import {findDefaultInStock, readInventory} from './inventory-repository'

/** Availability of every product on one list, kept in memory until stock changes. */
export interface Stock {
  of(productId: string, minOrderQuantity: number): Availability
}

const stocks = new RevisionCache('inventory', (db: Database, listId: string): Stock | null => {
  const defaultInStock = findDefaultInStock(db, listId)
  if (defaultInStock === undefined) return null
  const records = readInventory(db, listId)
  return {
    of: (productId, minOrderQuantity) =>
      availabilityOf(records.get(productId), defaultInStock, minOrderQuantity),
  }
})

/** The stock of a list, or null when there is no such list. */
export function stockOf(db: Database, listId: string): Stock | null {
  return stocks.get(db, listId)
}
