import {keptTurnover, setTurnover} from '../turnover-repository'
import {remove, upsert} from '../row-repository'
import {isDeletion} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

const handlings = ['none', 'preorder', 'backorder']

/** Reads `inventory-lists/*.xml`. */
export function inventoryReader({db, report}: ReadContext): FileReader {
  let listId = ''
  return {
    root: 'inventory',
    records: {
      'inventory-list/header'(node) {
        // Records before the header would belong to the previous list.
        listId = ''
        const id = node.required('list-id')
        node.all('on-order')
        if (isDeletion(node)) {
          remove(db, 'inventory_list', {id})
          remove(db, 'inventory_record', {list_id: id})
          return
        }
        listId = id
        upsert(db, 'inventory_list', {
          id,
          default_in_stock: node.boolean('default-instock') ?? false,
          description: node.string('description'),
          bundle_only: node.boolean('use-bundle-inventory-only') ?? false,
        })
        report.count('inventory lists')
      },
      'inventory-list/records/record'(node) {
        if (listId !== '') writeRecord({db, report, siteId: ''}, listId, node)
      },
    },
  }
}

function writeRecord({db, report}: ReadContext, listId: string, node: XmlNode): void {
  const key = {list_id: listId, product_id: node.required('product-id')}
  if (isDeletion(node)) {
    remove(db, 'inventory_record', key)
    return
  }
  // Calculated by the source system, and never imported.
  for (const name of ['ats', 'on-order', 'turnover', 'custom-attributes']) node.all(name)
  const handling = node.string('preorder-backorder-handling') ?? 'none'
  if (!handlings.includes(handling)) {
    report.warn(`handling '${handling}' is not known, 'none' holds`, node.file, node.line)
  }
  const timestamp = node.string('allocation-timestamp')
  const inStock = node.string('in-stock-datetime') ?? node.string('in-stock-date')
  upsert(db, 'inventory_record', {
    ...key,
    allocation: node.amount('allocation') ?? 0,
    allocation_timestamp: timestamp,
    perpetual: node.boolean('perpetual') ?? false,
    handling: handlings.includes(handling) ? handling : 'none',
    handling_allocation: node.amount('preorder-backorder-allocation') ?? 0,
    in_stock_date: inStock?.slice(0, 10),
    turnover: 0,
  })
  restoreTurnover(db, listId, key.product_id, timestamp)
  report.count('inventory records')
}

/**
 * Restores the turnover of a record. A new allocation resets it; an unchanged allocation keeps the
 * units ordered since.
 */
function restoreTurnover(
  db: ReadContext['db'],
  listId: string,
  productId: string,
  timestamp: string | undefined,
): void {
  const key = {listId, productId}
  const before = keptTurnover(db, {...key, timestamp})
  if (before !== undefined) setTurnover(db, key, before)
}
