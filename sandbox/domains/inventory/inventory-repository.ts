import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import {bumpRevision} from '../../db/revision'
import {RevisionCache} from '../../db/revision-cache'
import type {InventoryRecord} from './inventory'

interface RecordRow {
  product_id: string
  allocation: number
  perpetual: number
  handling: InventoryRecord['handling']
  handling_allocation: number
  in_stock_date: string | null
  turnover: number
}

function toRecord(row: RecordRow): InventoryRecord {
  return {
    allocation: row.allocation,
    perpetual: row.perpetual === 1,
    handling: row.handling,
    handlingAllocation: row.handling_allocation,
    inStockDate: row.in_stock_date,
    turnover: row.turnover,
  }
}

/** Returns the record of a product on a list, or undefined. */
export function findInventoryRecord(
  db: Database,
  listId: string,
  productId: string,
): InventoryRecord | undefined {
  const row = queryOne<RecordRow>(
    db,
    'SELECT * FROM inventory_record WHERE list_id = ? AND product_id = ?',
    listId,
    productId,
  )
  return row && toRecord(row)
}

/** Returns all records of a list by product id. */
export function readInventory(db: Database, listId: string): Map<string, InventoryRecord> {
  const rows = queryAll<RecordRow>(db, 'SELECT * FROM inventory_record WHERE list_id = ?', listId)
  return new Map(rows.map((row) => [row.product_id, toRecord(row)]))
}

/** Returns the records of a list that changed after an inventory revision, by product id. */
export function readInventorySince(
  db: Database,
  listId: string,
  revision: number,
): Map<string, InventoryRecord> {
  const rows = queryAll<RecordRow>(
    db,
    'SELECT * FROM inventory_record WHERE revision > ? AND list_id = ?',
    revision,
    listId,
  )
  return new Map(rows.map((row) => [row.product_id, toRecord(row)]))
}

const lists = new RevisionCache('catalog', (db: Database, listId: string) => {
  const row = queryOne<{default_in_stock: number; bundle_only: number}>(
    db,
    'SELECT default_in_stock, bundle_only FROM inventory_list WHERE id = ?',
    listId,
  )
  return {
    inStock: row && row.default_in_stock === 1,
    bundleOnly: row?.bundle_only === 1,
  }
})

/**
 * Returns true when products without a record count as in stock; undefined when the list does not
 * exist.
 */
export function findDefaultInStock(db: Database, listId: string): boolean | undefined {
  return lists.get(db, listId).inStock
}

/** Returns true when the availability of a bundle depends only on its own record and not on its parts. */
export function countsBundlesOnly(db: Database, listId: string): boolean {
  return lists.get(db, listId).bundleOnly
}

/**
 * Deducts units from stock for an order; a negative quantity adds them again. Call it in the
 * transaction of the order. Perpetual stock and products without a record stay as they are.
 */
export function takeStock(db: Database, listId: string, productId: string, quantity: number): void {
  const changed = execute(
    db,
    `UPDATE inventory_record SET turnover = turnover + ?
     WHERE list_id = ? AND product_id = ? AND perpetual = 0`,
    quantity,
    listId,
    productId,
  )
  if (changed > 0) bumpRevision(db, 'inventory')
}
