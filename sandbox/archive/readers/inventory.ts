import {storedTurnover, setTurnover} from '../turnover-repository'
import {mergeRow, remove} from '../row-repository'
import {isDeletion} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'
import {writeRecord} from './write-record'

const handlings = ['none', 'preorder', 'backorder']

/** Reads `inventory-lists/*.xml`. */
export function inventoryReader(context: ReadContext): FileReader {
  const {db, report} = context
  /** Null in a list whose header was refused or deletes it; undefined outside a list. */
  let listId: string | null | undefined
  return {
    root: 'inventory',
    records: {
      'inventory-list/header'(node) {
        // Records before the header would belong to the previous list.
        listId = null
        const id = node.required('list-id')
        node.all('on-order')
        if (isDeletion(node)) {
          remove(db, 'inventory_list', {id})
          remove(db, 'inventory_record', {list_id: id})
          return
        }
        listId = id
        // Several files may add to one inventory list: its header is no double.
        mergeRow(
          db,
          'inventory_list',
          {id},
          {
            default_in_stock: node.boolean('default-instock'),
            description: node.string('description'),
            bundle_only: node.boolean('use-bundle-inventory-only'),
          },
          {default_in_stock: false, bundle_only: false},
        )
        report.count('inventory lists')
      },
      'inventory-list/records/record'(node) {
        if (listId === null) return
        if (listId === undefined) throw node.error('a record outside an inventory list')
        writeStock(context, listId, node)
      },
    },
  }
}

function writeStock(context: ReadContext, listId: string, node: XmlNode): void {
  const {db, report} = context
  const key = {list_id: listId, product_id: node.required('product-id')}
  if (isDeletion(node)) {
    remove(db, 'inventory_record', key)
    return
  }
  // Calculated by the source system, and never imported.
  for (const name of ['ats', 'on-order', 'turnover', 'custom-attributes']) node.all(name)
  const handling = node.string('preorder-backorder-handling')
  if (handling !== undefined && !handlings.includes(handling)) {
    report.warn(`handling '${handling}' is not known, 'none' holds`, node.file, node.line)
  }
  const timestamp = node.string('allocation-timestamp')
  const inStock = node.string('in-stock-datetime') ?? node.string('in-stock-date')
  const before = writeRecord(
    context,
    node,
    'inventory_record',
    key,
    {
      allocation: node.amount('allocation'),
      allocation_timestamp: timestamp,
      perpetual: node.boolean('perpetual'),
      handling: handling && (handlings.includes(handling) ? handling : 'none'),
      handling_allocation: node.amount('preorder-backorder-allocation'),
      in_stock_date: inStock?.slice(0, 10),
    },
    {allocation: 0, perpetual: false, handling: 'none', handling_allocation: 0, turnover: 0},
  )
  const isNewAllocation =
    node.first('allocation') !== undefined &&
    (before?.['allocation_timestamp'] ?? undefined) !== timestamp
  if (!before || isNewAllocation) restoreTurnover(db, listId, key.product_id, timestamp)
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
  setTurnover(db, key, storedTurnover(db, {...key, timestamp}) ?? 0)
}
