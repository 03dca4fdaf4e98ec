import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'
import type {ReturnReason} from './return-rules'

export type ReturnState = 'announced' | 'received'

/** Return of units of one line; `refund` is in minor units. */
export interface ReturnLine {
  readonly itemId: string
  readonly quantity: number
  readonly reason: ReturnReason
  readonly refund: number
}

/** Return of goods of an order. Money is in minor units, times are milliseconds since 1970. */
export interface OrderReturn {
  readonly id: string
  readonly siteId: string
  readonly orderNo: string
  /** Id that the client chose for its request. */
  readonly requestId: string
  readonly state: ReturnState
  /** Refund of goods and delivery. */
  readonly refund: number
  /** The part of the refund that is for delivery costs. */
  readonly deliveryRefund: number
  readonly createdAt: number
  readonly receivedAt?: number
  readonly lines: readonly ReturnLine[]
}

type ReturnRow = Omit<OrderReturn, 'lines' | 'receivedAt'> & {receivedAt: number | null}

/** Returns the returns of an order in order of creation. */
export function findReturns(db: Database, orderNo: string): OrderReturn[] {
  const rows = queryAll<ReturnRow>(
    db,
    `SELECT id, site_id AS siteId, order_no AS orderNo, request_id AS requestId, state, refund,
       delivery_refund AS deliveryRefund, created_at AS createdAt, received_at AS receivedAt
     FROM order_return WHERE order_no = ? ORDER BY created_at, rowid`,
    orderNo,
  )
  return rows.map(({receivedAt, ...row}) => ({
    ...row,
    ...(receivedAt === null ? {} : {receivedAt}),
    lines: queryAll<ReturnLine>(
      db,
      `SELECT item_id AS itemId, quantity, reason, refund FROM order_return_line
       WHERE return_id = ? ORDER BY rowid`,
      row.id,
    ),
  }))
}

/** Stores a return with its lines. */
export function insertReturn(db: Database, one: OrderReturn): void {
  execute(
    db,
    `INSERT INTO order_return
       (id, site_id, order_no, request_id, state, refund, delivery_refund, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    one.id,
    one.siteId,
    one.orderNo,
    one.requestId,
    one.state,
    one.refund,
    one.deliveryRefund,
    one.createdAt,
  )
  for (const {itemId, quantity, reason, refund} of one.lines) {
    execute(
      db,
      `INSERT INTO order_return_line (return_id, item_id, quantity, reason, refund)
       VALUES (?, ?, ?, ?, ?)`,
      one.id,
      itemId,
      quantity,
      reason,
      refund,
    )
  }
}

/** Marks a return as received at a time in milliseconds since 1970; false when it already was. */
export function markReceived(db: Database, id: string, now: number): boolean {
  const changed = execute(
    db,
    `UPDATE order_return SET state = 'received', received_at = ? WHERE id = ? AND state = 'announced'`,
    now,
    id,
  )
  return changed > 0
}
