import type {Database} from '../../db/database'
import {isKnownCurrency, toMinor} from '../../domains/money'
import {findRow, mergeRow, remove, upsert} from '../row-repository'
import {isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import type {ReadContext} from './read-context'

/** Reads `pricebooks/*.xml`: headers with parent, price tables with quantity tiers. */
export function pricebookReader(context: ReadContext): FileReader {
  const {db, report} = context
  /** Null in a book whose header was refused or deletes it; undefined outside a book. */
  let bookId: string | null | undefined
  let currency = ''
  return {
    root: 'pricebooks',
    records: {
      'pricebook/header'(node) {
        // Prices before the header would belong to the previous book.
        bookId = null
        const id = node.required('pricebook-id')
        currency = node.string('currency') ?? storedCurrency(db, id)
        for (const name of ['description', 'feed-based', 'custom-attributes']) node.all(name)
        if (isDeletion(node)) {
          remove(db, 'price_book', {id})
          remove(db, 'price', {price_book_id: id})
          return
        }
        if (!/^[A-Z]{3}$/.test(currency)) {
          throw node.error(`price book ${id} needs a three-letter <currency>`)
        }
        if (!isKnownCurrency(currency)) {
          report.warn(`currency '${currency}' is none of ISO 4217`, node.file, node.line)
        }
        bookId = id
        // Several files may add to one price book: its header is no double.
        mergeRow(
          db,
          'price_book',
          {id},
          {
            currency,
            parent_id: node.string('parent'),
            online: node.boolean('online-flag'),
            online_from: node.string('online-from'),
            online_to: node.string('online-to'),
            name: localized(node, 'display-name'),
          },
          {online: true},
        )
        report.count('price books')
      },
      'pricebook/price-tables/price-table'(node) {
        if (bookId === null) return
        if (bookId === undefined) throw node.error('prices outside a price book')
        const productId = node.required('product-id')
        const onlineFrom = node.string('online-from') ?? ''
        // A table contains all tiers of its period, so those of an earlier import are deleted; one without any names none.
        if (!node.attributes['mode'] && node.anyOf('amount', 'percentage').length === 0) return
        remove(db, 'price', {
          price_book_id: bookId,
          product_id: productId,
          ...(node.attributes['mode'] === 'delete-all' ? {} : {online_from: onlineFrom}),
        })
        if (node.attributes['mode']) return
        report.meet('price', [bookId, productId, onlineFrom], node)
        const info = node.string('price-info')
        const onlineTo = node.string('online-to')
        const common = {
          price_book_id: bookId,
          product_id: productId,
          online_from: onlineFrom,
          online_to: onlineTo,
          info,
        }
        for (const one of node.all('amount')) {
          const amount = minorAmount(one, currency)
          upsert(db, 'price', {...common, quantity: quantityOf(one), amount})
        }
        for (const one of node.all('percentage')) {
          const percent_off = percentageOf(one)
          upsert(db, 'price', {...common, quantity: quantityOf(one), amount: 0, percent_off})
        }
        report.count('prices')
      },
    },
  }
}

/** Currency of a book that an earlier archive wrote. */
function storedCurrency(db: Database, bookId: string): string {
  return findRow<{currency: string}>(db, 'price_book', {id: bookId})?.currency ?? ''
}

function quantityOf(node: XmlNode): number {
  const quantity = Number(node.attributes['quantity'] ?? '1')
  if (!(quantity > 0)) throw node.error(`quantity must be above 0`)
  return quantity
}

/** Discount of a step on the price of one unit, in percent. */
function percentageOf(node: XmlNode): number {
  const percentage = node.asNumber()
  if (percentage < 0 || percentage > 100) {
    throw node.error(`<percentage> must lie between 0 and 100`)
  }
  return percentage
}

/** Decimal text of a node in minor units, 0 or more; throws with file and line on anything else. */
export function minorAmount(node: XmlNode, currency: string): number {
  const amount = decimalAmount(node, currency)
  if (amount < 0) throw node.error(`<${node.name}> must not be negative, not '${node.text.trim()}'`)
  return amount
}

/** Decimal text of a node in minor units, which may be negative; throws on anything else. */
export function decimalAmount(node: XmlNode, currency: string): number {
  try {
    return toMinor(node.text, currency)
  } catch {
    throw node.error(`<${node.name}> must be a decimal amount, not '${node.text.trim()}'`)
  }
}
