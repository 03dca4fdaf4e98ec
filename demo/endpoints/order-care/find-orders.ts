import type {Database} from 'commerce-sandbox/database'
import {stageOf, type OrderStage} from 'commerce-sandbox/domains/fulfilment'
import {findCustomerOrders, type Order} from 'commerce-sandbox/domains/orders'

/** A search of a customer's orders; without a filter it finds all. */
export interface OrderSearch {
  /** Part of an order number, or of the name or number of a product; case does not matter. */
  readonly text?: string
  readonly stages?: readonly OrderStage[]
  readonly limit: number
  readonly offset: number
}

/** More orders than a customer of a shop has. */
const ALL = 10_000

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

function wordsOf({orderNo, content}: Order): string {
  const items = content.items.flatMap(({productId, productName}) => [productId, productName])
  return folded([orderNo, ...items].join('\n'))
}

/** Returns the orders of a customer that the search finds, latest first, and their number. */
export function searchOrders(
  db: Database,
  siteId: string,
  customerId: string,
  {text = '', stages, limit, offset}: OrderSearch,
): {orders: Order[]; total: number} {
  const {orders} = findCustomerOrders(db, siteId, customerId, {limit: ALL, offset: 0})
  const searchText = folded(text.trim())
  const found = orders.filter(
    (order) =>
      (stages === undefined || stages.includes(stageOf(order))) &&
      wordsOf(order).includes(searchText),
  )
  return {orders: found.slice(offset, offset + limit), total: found.length}
}
