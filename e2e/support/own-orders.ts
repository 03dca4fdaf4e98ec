import {openDatabase, queryAll} from '../../sandbox/db/database'
import type {Shopper} from './checkout'

export interface OwnOrder {
  readonly order_no: string
  readonly status: string
  readonly payment_status: string
  /** Captured minus refunded amount at the provider, in minor units. */
  readonly charge: number
}

/**
 * The orders of a shopper with what the provider took, as the database has them.
 * @param data data folder of the sandbox
 */
export function ownOrders(data: string, {email}: Pick<Shopper, 'email'>): OwnOrder[] {
  const db = openDatabase(data)
  try {
    return queryAll<OwnOrder>(
      db,
      `SELECT order_no, status, payment_status,
         (SELECT COALESCE(SUM(CASE kind WHEN 'capture' THEN o.amount WHEN 'refund' THEN -o.amount ELSE 0 END), 0)
          FROM psp_operation o JOIN psp_session s ON s.id = o.session_id
          WHERE s.merchant_reference = order_no AND o.state = 'succeeded') AS charge
       FROM customer_order WHERE content LIKE ?`,
      `%${email}%`,
    )
  } finally {
    db.close()
  }
}
