import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'

/** Registered customer in a list. */
export interface CustomerSummary {
  readonly customerId: string
  readonly customerNo: string
  readonly listId: string
  readonly login: string
  readonly enabled: boolean
  /** Number of open sessions. */
  readonly sessions: number
}

/** Returns registered customers with the number of their open sessions, the newest first. */
export function latestCustomers(db: Database, limit: number, now = Date.now()): CustomerSummary[] {
  return queryAll<Omit<CustomerSummary, 'enabled'> & {enabled: number}>(
    db,
    `SELECT id AS customerId, customer_no AS customerNo, list_id AS listId, login, enabled,
       (SELECT COUNT(*) FROM slas_refresh_token AS token
        WHERE token.customer_id = customer.id AND token.expires_at > ?) AS sessions
     FROM customer ORDER BY rowid DESC LIMIT ?`,
    now,
    limit,
  ).map((row) => ({...row, enabled: row.enabled === 1}))
}

/** Open session of a registered customer. It has no token, nor the hash of one. */
export interface SessionSummary {
  readonly customerId: string
  readonly login: string
  readonly siteId: string
  readonly clientType: 'public' | 'private'
  /** Expiry time of the refresh token in milliseconds since 1970. */
  readonly expiresAt: number
}

/** Returns the open sessions of registered customers; the one that ends last comes first. */
export function openSessions(db: Database, limit: number, now = Date.now()): SessionSummary[] {
  return queryAll<SessionSummary>(
    db,
    `SELECT token.customer_id AS customerId, customer.login AS login, token.site_id AS siteId,
       token.client_type AS clientType, token.expires_at AS expiresAt
     FROM slas_refresh_token AS token JOIN customer ON customer.id = token.customer_id
     WHERE token.expires_at > ? ORDER BY token.expires_at DESC, token.rowid DESC LIMIT ?`,
    now,
    limit,
  )
}
