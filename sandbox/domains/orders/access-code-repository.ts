import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Access code of an order. `expiresAt` is in milliseconds since 1970. */
export interface AccessCode {
  readonly codeHash: string
  readonly wrongAttempts: number
  readonly expiresAt: number
}

export function findAccessCode(db: Database, orderNo: string): AccessCode | undefined {
  return queryOne<AccessCode>(
    db,
    `SELECT code_hash AS codeHash, wrong_attempts AS wrongAttempts, expires_at AS expiresAt
     FROM order_access_code WHERE order_no = ?`,
    orderNo,
  )
}

/** Stores the access code of an order and replaces the previous one. */
export function replaceAccessCode(
  db: Database,
  orderNo: string,
  {codeHash, expiresAt}: Omit<AccessCode, 'wrongAttempts'>,
): void {
  execute(
    db,
    `INSERT OR REPLACE INTO order_access_code (order_no, code_hash, wrong_attempts, expires_at)
     VALUES (?, ?, 0, ?)`,
    orderNo,
    codeHash,
    expiresAt,
  )
}

/** Increments the number of wrong attempts for the code of an order. */
export function countWrongCode(db: Database, orderNo: string): void {
  execute(
    db,
    'UPDATE order_access_code SET wrong_attempts = wrong_attempts + 1 WHERE order_no = ?',
    orderNo,
  )
}
