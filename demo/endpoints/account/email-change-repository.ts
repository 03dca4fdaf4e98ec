import {execute, queryOne, type Database} from 'commerce-sandbox/database'

/** New email address of a customer that waits for its confirmation. */
export interface EmailChange {
  readonly customerId: string
  readonly siteId: string
  /** Null when the address belongs to another account: no link confirms it. */
  readonly tokenHash: string | null
  readonly email: string
  /** Revision of the customer's credentials at the time of the request. */
  readonly credentialsRevision: number
  /** In milliseconds since 1970. */
  readonly expiresAt: number
}

const COLUMNS = `customer_id AS customerId, site_id AS siteId, token_hash AS tokenHash, email,
  credentials_revision AS credentialsRevision, expires_at AS expiresAt`

/** Stores a change and replaces the earlier one of the same customer. */
export function replaceEmailChange(db: Database, change: EmailChange): void {
  execute(
    db,
    `INSERT OR REPLACE INTO email_change
       (customer_id, site_id, token_hash, email, credentials_revision, expires_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    change.customerId,
    change.siteId,
    change.tokenHash,
    change.email,
    change.credentialsRevision,
    change.expiresAt,
  )
}

export function findEmailChange(db: Database, customerId: string): EmailChange | undefined {
  return queryOne(db, `SELECT ${COLUMNS} FROM email_change WHERE customer_id = ?`, customerId)
}

export function findEmailChangeByHash(db: Database, tokenHash: string): EmailChange | undefined {
  return queryOne(db, `SELECT ${COLUMNS} FROM email_change WHERE token_hash = ?`, tokenHash)
}

export function deleteEmailChange(db: Database, customerId: string): void {
  execute(db, 'DELETE FROM email_change WHERE customer_id = ?', customerId)
}
