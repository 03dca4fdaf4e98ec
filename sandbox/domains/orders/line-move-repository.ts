import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'

/** Cancellation or return of units of an order line. */
export interface LineMove {
  readonly itemId: string
  readonly kind: 'cancelled' | 'return_initiated'
  readonly quantity: number
  readonly reason: string
}

/** Returns the number of moved units of each line, by kind. */
export function movedQuantities(
  db: Database,
  orderNo: string,
): Pick<LineMove, 'itemId' | 'kind' | 'quantity'>[] {
  return queryAll(
    db,
    `SELECT item_id AS itemId, kind, sum(quantity) AS quantity FROM order_line_move
     WHERE order_no = ? GROUP BY item_id, kind`,
    orderNo,
  )
}

/** Stores a move; its time is in milliseconds since 1970. */
export function insertLineMove(db: Database, orderNo: string, move: LineMove, time: number): void {
  execute(
    db,
    `INSERT INTO order_line_move (order_no, item_id, kind, quantity, reason, moved_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    orderNo,
    move.itemId,
    move.kind,
    move.quantity,
    move.reason,
    time,
  )
}
