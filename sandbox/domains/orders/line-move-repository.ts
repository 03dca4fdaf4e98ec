import type {Database} from '../../db/database'
import {execute, queryAll} from '../../db/database'

/** What happened to a line of an order. */
export interface LineMove {
  readonly itemId: string
  readonly kind: 'cancelled' | 'return_initiated'
  readonly quantity: number
  readonly reason: string
}

/** How many units of each line were moved, by kind. */
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

/** Notes a move at a time in milliseconds since 1970. */
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
