import type {Database, SqlValue} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {CustomValues} from '../custom-values'
import type {PricedBasket} from '../baskets/priced-basket'
import type {ExportStatus, Order, OrderStatus, PaymentStatus, ShippingStatus} from './order'

interface OrderRow {
  order_no: string
  site_id: string
  customer_id: string
  guest: number
  usid: string | null
  customer_no: string | null
  account_email: number
  basket_id: string
  order_token: string
  cancel_token: string
  view_code: string | null
  locale: string | null
  status: OrderStatus
  payment_status: PaymentStatus
  confirmation_status: Order['confirmationStatus']
  export_status: ExportStatus
  shipping_status: ShippingStatus
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
    guest: row.guest === 1,
    usid: row.usid ?? undefined,
    customerNo: row.customer_no ?? undefined,
    hasAccountEmail: row.account_email === 1,
    basketId: row.basket_id,
    locale: row.locale ?? undefined,
    orderToken: row.order_token,
    cancelToken: row.cancel_token,
    // Orders from before view codes were introduced use their token as view code.
    viewCode: row.view_code ?? row.order_token,
    status: row.status,
    paymentStatus: row.payment_status,
    confirmationStatus: row.confirmation_status,
    exportStatus: row.export_status,
    shippingStatus: row.shipping_status,
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

/** Returns the order with this order token, or the order created from the basket with this id. */
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

/** Returns the id of the site of an order. */
export function findOrderSite(db: Database, orderNo: string): string | undefined {
  return queryOne<{siteId: string}>(
    db,
    'SELECT site_id AS siteId FROM customer_order WHERE order_no = ?',
    orderNo,
  )?.siteId
}

/** Returns the orders of a site that are neither completed nor at an end, oldest first. */
export function findMovingOrders(db: Database, siteId: string): Order[] {
  return queryAll<OrderRow>(
    db,
    `SELECT * FROM customer_order
     WHERE site_id = ? AND status IN ('created', 'new', 'open') ORDER BY created_at, rowid`,
    siteId,
  ).map(toOrder)
}

/** Filter for a customer's list of orders; times are in milliseconds since 1970. */
export interface OrderFilter {
  readonly status?: readonly OrderStatus[]
  readonly from?: number
  readonly until?: number
  /** True to include the orders of all sites. */
  readonly crossSites?: boolean
  readonly offset: number
  readonly limit: number
}

/** Returns the orders of a customer, latest first, and the total number before paging. */
export function findCustomerOrders(
  db: Database,
  siteId: string,
  customerId: string,
  filter: OrderFilter,
): {orders: Order[]; total: number} {
  const conditions = ['customer_id = ?']
  const values: SqlValue[] = [customerId]
  if (!filter.crossSites) {
    conditions.push('site_id = ?')
    values.push(siteId)
  }
  if (filter.status && filter.status.length > 0) {
    conditions.push(`status IN (${filter.status.map(() => '?').join(', ')})`)
    values.push(...filter.status)
  }
  if (filter.from !== undefined) {
    conditions.push('created_at >= ?')
    values.push(filter.from)
  }
  if (filter.until !== undefined) {
    conditions.push('created_at <= ?')
    values.push(filter.until)
  }
  const where = conditions.join(' AND ')
  const count = queryOne<{total: number}>(
    db,
    `SELECT count(*) AS total FROM customer_order WHERE ${where}`,
    ...values,
  )
  const rows = queryAll<OrderRow>(
    db,
    `SELECT * FROM customer_order WHERE ${where}
     ORDER BY created_at DESC, rowid DESC LIMIT ? OFFSET ?`,
    ...values,
    filter.limit,
    filter.offset,
  )
  return {orders: rows.map(toOrder), total: count?.total ?? 0}
}

export function insertOrder(db: Database, order: Order): void {
  execute(
    db,
    `INSERT INTO customer_order
       (order_no, site_id, customer_id, guest, usid, customer_no, account_email, basket_id, order_token,
        cancel_token, view_code, locale, status, payment_status, confirmation_status, export_status,
        shipping_status, external_status, failure_reason, revision, created_at, modified_at,
        custom, content)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.orderNo,
    order.siteId,
    order.customerId,
    order.guest ? 1 : 0,
    order.usid ?? null,
    order.customerNo ?? null,
    order.hasAccountEmail ? 1 : 0,
    order.basketId,
    order.orderToken,
    order.cancelToken,
    order.viewCode,
    order.locale ?? null,
    ...stateValues(order),
    order.creationDate,
    order.lastModified,
    JSON.stringify(order.custom),
    JSON.stringify(order.content),
  )
}

/** Returns the state values of an order, in the order of the columns from `status` to `revision`. */
function stateValues(order: Order) {
  return [
    order.status,
    order.paymentStatus,
    order.confirmationStatus,
    order.exportStatus,
    order.shippingStatus,
    order.externalStatus ?? null,
    order.failureReason ?? null,
    order.revision,
  ]
}

/** Stores the fields of an order that may change after it was placed. */
export function updateOrder(db: Database, order: Order): void {
  execute(
    db,
    `UPDATE customer_order
     SET customer_id = ?, guest = ?, customer_no = ?, account_email = ?, status = ?, payment_status = ?,
         confirmation_status = ?, export_status = ?, shipping_status = ?, external_status = ?,
         failure_reason = ?, revision = ?, modified_at = ?, custom = ?, content = ?
     WHERE order_no = ?`,
    order.customerId,
    order.guest ? 1 : 0,
    order.customerNo ?? null,
    order.hasAccountEmail ? 1 : 0,
    ...stateValues(order),
    order.lastModified,
    JSON.stringify(order.custom),
    JSON.stringify(order.content),
    order.orderNo,
  )
}

/**
 * Returns the next number of the sequence of a prefix, which all sites with that prefix share. Call it in the transaction
 * that stores the order.
 */
export function nextOrderNumber(db: Database, prefix: string, first: number): number {
  const row = queryAll<{last_number: number}>(
    db,
    `INSERT INTO order_sequence (site_id, last_number) VALUES (?, ?)
     ON CONFLICT (site_id) DO UPDATE SET last_number = last_number + 1
     RETURNING last_number`,
    prefix,
    first,
  )[0]
  if (!row) throw new Error(`No order number with prefix '${prefix}'`)
  return row.last_number
}
