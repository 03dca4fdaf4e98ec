import type {Database} from '../db/database'
import {execute, queryOne} from '../db/database'

/** Stores, for this import, the ordered units of each record. */
export function keepTurnover(db: Database): void {
  db.exec(`
    CREATE TEMP TABLE IF NOT EXISTS kept_turnover (
      list_id TEXT, product_id TEXT, allocation_timestamp TEXT, turnover REAL,
      PRIMARY KEY (list_id, product_id));
    DELETE FROM kept_turnover;
    INSERT INTO kept_turnover
      SELECT list_id, product_id, allocation_timestamp, turnover
      FROM inventory_record WHERE turnover <> 0;
  `)
}

/** Ordered units of a record with that allocation before the import, or undefined. */
export function storedTurnover(
  db: Database,
  {listId, productId, timestamp}: InventoryKey & {readonly timestamp: string | undefined},
): number | undefined {
  return queryOne<{turnover: number}>(
    db,
    `SELECT turnover FROM kept_turnover
     WHERE list_id = ? AND product_id = ? AND allocation_timestamp IS ?`,
    listId,
    productId,
    timestamp ?? null,
  )?.turnover
}

/** A record of an inventory list. */
export interface InventoryKey {
  readonly listId: string
  readonly productId: string
}

export function setTurnover(
  db: Database,
  {listId, productId}: InventoryKey,
  turnover: number,
): void {
  execute(
    db,
    'UPDATE inventory_record SET turnover = ? WHERE list_id = ? AND product_id = ?',
    turnover,
    listId,
    productId,
  )
}
