import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {CustomValues} from '../baskets/basket'
import type {PricedBasket} from '../baskets/priced-basket'
import type {Order, OrderStatus, PaymentStatus} from './order'

interface OrderRow {
  order_no: string
  site_id: string
  customer_id: string
  basket_id: string
  order_token: string
  cancel_token: string
  status: OrderStatus
  payment_status: PaymentStatus
  confirmation_status: Order['confirmationStatus']
  external_status: string | null
  failure_reason: string | null
  revision: number
  created_at: number
  modified_at: number
  custom: string
  content: string
}

function toOrder(row: OrderRow): Order {
  return {
    orderNo: row.order_no,
    siteId: row.site_id,
    customerId: row.customer_id,
    basketId: row.basket_id,
    orderToken: row.order_token,
    cancelToken: row.cancel_token,
    status: row.status,
    paymentStatus: row.payment_status,
    confirmationStatus: row.confirmation_status,
    externalStatus: row.external_status ?? undefined,
    failureReason: row.failure_reason ?? undefined,
    revision: row.revision,
    creationDate: row.created_at,
    lastModified: row.modified_at,
    custom: JSON.parse(row.custom) as CustomValues,
    content: JSON.parse(row.content) as PricedBasket,
  }
}

export function findOrder(db: Database, siteId: string, orderNo: string): Order | undefined {
  const row = queryOne<OrderRow>(
    db,
    'SELECT * FROM customer_order WHERE order_no = ? AND site_id = ?',
    orderNo,
    siteId,
  )
  return row && toOrder(row)
}

/** The order with this order token, or made of the basket with this id. */
export function findOrderByToken(db: Database, siteId: string, token: string): Order | undefined {
  const row = queryOne<OrderRow>(
    db,
    'SELECT * FROM customer_order WHERE (order_token = ? OR basket_id = ?) AND site_id = ?',
    token,
    token,
    siteId,
  )
  return row && toOrder(row)
}

export function insertOrder(db: Database, order: Order): void {
  execute(
    db,
    `INSERT INTO customer_order
       (order_no, site_id, customer_id, basket_id, order_token, cancel_token, status,
        payment_status, confirmation_status, external_status, failure_reason, revision,
        created_at, modified_at, custom, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.orderNo,
    order.siteId,
    order.customerId,
    order.basketId,
    order.orderToken,
    order.cancelToken,
    order.status,
    order.paymentStatus,
    order.confirmationStatus,
    order.externalStatus ?? null,
    order.failureReason ?? null,
    order.revision,
    order.creationDate,
    order.lastModified,
    JSON.stringify(order.custom),
    JSON.stringify(order.content),
  )
}

/** Stores what may change of an order after it was placed. */
export function updateOrder(db: Database, order: Order): void {
  execute(
    db,
    `UPDATE customer_order
     SET status = ?, payment_status = ?, confirmation_status = ?, external_status = ?,
         failure_reason = ?, revision = ?, modified_at = ?, custom = ?
     WHERE order_no = ?`,
    order.status,
    order.paymentStatus,
    order.confirmationStatus,
    order.externalStatus ?? null,
    order.failureReason ?? null,
    order.revision,
    order.lastModified,
    JSON.stringify(order.custom),
    order.orderNo,
  )
}

/** The next number of a site's sequence. Call it in the transaction that stores the order. */
export function nextOrderNumber(db: Database, siteId: string, first: number): number {
  const row = queryAll<{last_number: number}>(
    db,
    `INSERT INTO order_sequence (site_id, last_number) VALUES (?, ?)
     ON CONFLICT (site_id) DO UPDATE SET last_number = last_number + 1
     RETURNING last_number`,
    siteId,
    first,
  )[0]
  if (!row) throw new Error(`No order number for site ${siteId}`)
  return row.last_number
}
