import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'

/** What followed from a withdrawal of a proven order. */
export type Outcome = 'cancelled' | 'return' | 'late' | 'nothing'

/** A statement of withdrawal as it was sent; `receivedAt` in milliseconds since 1970. */
export interface StoredWithdrawal {
  readonly id: string
  readonly siteId: string
  readonly requestId: string
  readonly orderNo: string
  readonly name: string
  readonly email: string
  /** The goods in words; null for the whole order. */
  readonly goods: string | null
  /** Null when the order was not proven. */
  readonly outcome: Outcome | null
  /** JSON of the acknowledgement. */
  readonly answer: string
  readonly receivedAt: number
}

const COLUMNS = `id, site_id AS siteId, request_id AS requestId, order_no AS orderNo, name, email, goods,
  outcome, answer, received_at AS receivedAt`

/** The statement of a request, so that a repeated request gets the same answer. */
export const findByRequest = (
  db: Database,
  siteId: string,
  {requestId, orderNo}: Pick<StoredWithdrawal, 'requestId' | 'orderNo'>,
): StoredWithdrawal | undefined =>
  queryOne<StoredWithdrawal>(
    db,
    `SELECT ${COLUMNS} FROM withdrawal WHERE site_id = ? AND request_id = ? AND order_no = ?`,
    siteId,
    requestId,
    orderNo,
  )

/** Number of statements about a proven order. */
export const countStatements = (db: Database, siteId: string, orderNo: string): number =>
  queryOne<{total: number}>(
    db,
    `SELECT count(*) AS total FROM withdrawal
     WHERE site_id = ? AND order_no = ? AND outcome IS NOT NULL`,
    siteId,
    orderNo,
  )?.total ?? 0

/** The latest statements of all sites. */
export const latestStatements = (db: Database, limit: number): StoredWithdrawal[] =>
  queryAll<StoredWithdrawal>(
    db,
    `SELECT ${COLUMNS} FROM withdrawal ORDER BY received_at DESC, rowid DESC LIMIT ?`,
    limit,
  )

/** The statements that name an email address, of all sites. */
export const statementsOf = (db: Database, email: string): StoredWithdrawal[] =>
  queryAll<StoredWithdrawal>(
    db,
    `SELECT ${COLUMNS} FROM withdrawal WHERE lower(email) = lower(?) ORDER BY received_at`,
    email,
  )

export function insertStatement(db: Database, one: StoredWithdrawal): void {
  execute(
    db,
    `INSERT INTO withdrawal (id, site_id, request_id, order_no, name, email, goods, outcome, answer, received_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    one.id,
    one.siteId,
    one.requestId,
    one.orderNo,
    one.name,
    one.email,
    one.goods,
    one.outcome,
    one.answer,
    one.receivedAt,
  )
}

/** Removes name, address and words of a person from statements; what followed stays with the order. */
export function anonymiseStatements(
  db: Database,
  {email, orderNos}: {readonly email: string; readonly orderNos: readonly string[]},
): void {
  execute(
    db,
    `UPDATE withdrawal SET name = '', email = '', goods = NULL
     WHERE lower(email) = lower(?) OR (outcome IS NOT NULL AND order_no IN (SELECT value FROM json_each(?)))`,
    email,
    JSON.stringify(orderNos),
  )
}
