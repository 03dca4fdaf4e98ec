import type {Database} from '../../db/database'
import {readRevision} from '../../db/revision'
import type {Availability, InventoryRecord} from './inventory'
import {availabilityOf} from './inventory'
import {
  countsBundlesOnly,
  findDefaultInStock,
  readInventory,
  readInventorySince,
} from './inventory-repository'

/** Availability of all products on one list, kept in memory and updated record by record. */
export class Stock {
  /** Ids of the products whose records changed since the list was read, in order of change. */
  readonly changes: string[] = []
  private readonly records: Map<string, InventoryRecord>
  /** True when the parts of bundles are not taken into account. */
  readonly bundleOnly: boolean
  private readonly defaultInStock: boolean
  private inventoryRevision: number

  constructor(
    private readonly db: Database,
    private readonly listId: string,
    defaultInStock: boolean,
    /** Catalog revision with which the list was read. */
    readonly catalogRevision: number,
  ) {
    this.defaultInStock = defaultInStock
    this.inventoryRevision = readRevision(db, 'inventory')
    this.records = readInventory(db, listId)
    this.bundleOnly = countsBundlesOnly(db, listId)
  }

  of(productId: string, minOrderQuantity: number): Availability {
    return availabilityOf(this.records.get(productId), this.defaultInStock, minOrderQuantity)
  }

  /** Returns true when the list has a record of the product. */
  knows(productId: string): boolean {
    return this.records.has(productId)
  }

  /** Reads the records that changed since the last call. */
  refresh(): void {
    const revision = readRevision(this.db, 'inventory')
    if (revision === this.inventoryRevision) return
    for (const [id, record] of readInventorySince(this.db, this.listId, this.inventoryRevision)) {
      this.records.set(id, record)
      this.changes.push(id)
    }
    this.inventoryRevision = revision
  }
}

const stocks = new WeakMap<Database, Map<string, Stock>>()

/** Returns the current stock of a list, or null when the list does not exist. */
export function stockOf(db: Database, listId: string): Stock | null {
  const catalogRevision = readRevision(db, 'catalog')
  let byList = stocks.get(db)
  if (!byList) {
    byList = new Map()
    stocks.set(db, byList)
  }
  let stock = byList.get(listId)
  if (stock?.catalogRevision !== catalogRevision) {
    const defaultInStock = findDefaultInStock(db, listId)
    if (defaultInStock === undefined) return null
    stock = new Stock(db, listId, defaultInStock, catalogRevision)
    byList.set(listId, stock)
  }
  stock.refresh()
  return stock
}
