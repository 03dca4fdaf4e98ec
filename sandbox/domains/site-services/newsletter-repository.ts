import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Newsletter sign-up that waits for its confirmation. */
export interface PendingSignUp {
  readonly siteId: string
  /** Lower case. */
  readonly email: string
  readonly tokenHash: string
  readonly firstName: string | null
  readonly locale: string
  readonly customerId: string
  /** In milliseconds since 1970. */
  readonly mailedAt: number
}

const COLUMNS = `site_id AS siteId, email, token_hash AS tokenHash, first_name AS firstName, locale,
  customer_id AS customerId, mailed_at AS mailedAt`

/** Stores a sign-up and replaces the earlier one of the same address. */
export function replacePendingSignUp(db: Database, signUp: PendingSignUp): void {
  execute(
    db,
    `INSERT OR REPLACE INTO newsletter_sign_up
       (site_id, email, token_hash, first_name, locale, customer_id, mailed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    signUp.siteId,
    signUp.email,
    signUp.tokenHash,
    signUp.firstName,
    signUp.locale,
    signUp.customerId,
    signUp.mailedAt,
  )
}

export function findPendingSignUp(
  db: Database,
  siteId: string,
  email: string,
): PendingSignUp | undefined {
  return queryOne(
    db,
    `SELECT ${COLUMNS} FROM newsletter_sign_up WHERE site_id = ? AND email = ?`,
    siteId,
    email,
  )
}

export function findPendingSignUpByHash(
  db: Database,
  tokenHash: string,
): PendingSignUp | undefined {
  return queryOne(db, `SELECT ${COLUMNS} FROM newsletter_sign_up WHERE token_hash = ?`, tokenHash)
}

export function deletePendingSignUpsOf(db: Database, customerId: string): void {
  execute(db, 'DELETE FROM newsletter_sign_up WHERE customer_id = ?', customerId)
}
