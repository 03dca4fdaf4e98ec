import {type Database, execute, queryOne} from 'commerce-sandbox/database'
import type {Behaviour} from './test-cards'

/** Data that a frame of the provider collected, without the card itself. */
export interface PaymentData {
  readonly token: string
  readonly method: string
  /** `Visa 1111` */
  readonly instrument: string
  readonly behaviour: Behaviour
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

interface DataRow {
  token: string
  method: string
  instrument: string
  behaviour: Behaviour
  session_id: string | null
  expires_at: number
}

export function insertPaymentData(db: Database, data: PaymentData, now: number): void {
  execute(
    db,
    `INSERT INTO psp_payment_data (token, method, instrument, behaviour, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    data.token,
    data.method,
    data.instrument,
    data.behaviour,
    now,
    data.expiresAt,
  )
}

/**
 * Reserves payment data for a session and returns it. Returns undefined for data that is unknown,
 * has expired, or belongs to another session.
 */
export function takePaymentData(
  db: Database,
  token: string,
  sessionId: string,
  now: number,
): PaymentData | undefined {
  execute(
    db,
    'UPDATE psp_payment_data SET session_id = ? WHERE token = ? AND session_id IS NULL',
    sessionId,
    token,
  )
  const row = queryOne<DataRow>(
    db,
    'SELECT * FROM psp_payment_data WHERE token = ? AND session_id = ? AND expires_at > ?',
    token,
    sessionId,
    now,
  )
  return (
    row && {
      token: row.token,
      method: row.method,
      instrument: row.instrument,
      behaviour: row.behaviour,
      expiresAt: row.expires_at,
    }
  )
}
