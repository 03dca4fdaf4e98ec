import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'
import type {PaymentSession, SessionStatus} from './session'
import type {Behaviour} from './test-cards'

interface SessionRow {
  id: string
  merchant: string
  merchant_reference: string
  shopper: string | null
  amount: number
  currency: string
  country_code: string | null
  locale: string
  return_url: string | null
  notification_url: string | null
  session_data: string
  status: SessionStatus
  method: string | null
  instrument: string | null
  refusal: string | null
  psp_reference: string | null
  refunded: number
  behaviour: Behaviour
  decide_at: number | null
  created_at: number
  expires_at: number
}

function toSession(row: SessionRow): PaymentSession {
  return {
    id: row.id,
    merchant: row.merchant,
    merchantReference: row.merchant_reference,
    shopper: row.shopper ?? undefined,
    amount: row.amount,
    currency: row.currency,
    countryCode: row.country_code ?? undefined,
    locale: row.locale,
    returnUrl: row.return_url ?? undefined,
    notificationUrl: row.notification_url ?? undefined,
    sessionData: row.session_data,
    status: row.status,
    method: row.method ?? undefined,
    instrument: row.instrument ?? undefined,
    refusal: row.refusal ?? undefined,
    pspReference: row.psp_reference ?? undefined,
    refunded: row.refunded,
    behaviour: row.behaviour,
    decideAt: row.decide_at ?? undefined,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  }
}

export function findSession(db: Database, id: string): PaymentSession | undefined {
  const row = queryOne<SessionRow>(db, 'SELECT * FROM psp_session WHERE id = ?', id)
  return row && toSession(row)
}

export function findPayment(db: Database, pspReference: string): PaymentSession | undefined {
  const row = queryOne<SessionRow>(
    db,
    'SELECT * FROM psp_session WHERE psp_reference = ?',
    pspReference,
  )
  return row && toSession(row)
}

/** Returns all sessions of an order in order of creation. */
export function findSessionsOf(
  db: Database,
  merchant: string,
  merchantReference: string,
): PaymentSession[] {
  return queryAll<SessionRow>(
    db,
    `SELECT * FROM psp_session WHERE merchant = ? AND merchant_reference = ?
     ORDER BY created_at, rowid`,
    merchant,
    merchantReference,
  ).map(toSession)
}

/** Returns the unpaid sessions that expired by `now`. */
export function findOverdueSessions(db: Database, now: number): PaymentSession[] {
  return queryAll<SessionRow>(
    db,
    `SELECT * FROM psp_session WHERE status IN ('open', 'challenge', 'refused') AND expires_at <= ?`,
    now,
  ).map(toSession)
}

/** Returns the pending sessions about which the provider decides by `now`. */
export function findUndecidedSessions(db: Database, now: number): PaymentSession[] {
  return queryAll<SessionRow>(
    db,
    "SELECT * FROM psp_session WHERE status = 'pending' AND decide_at <= ?",
    now,
  ).map(toSession)
}

export function insertSession(db: Database, session: PaymentSession): void {
  execute(
    db,
    `INSERT INTO psp_session
       (id, merchant, merchant_reference, shopper, amount, currency, country_code, locale, return_url,
        notification_url, session_data, status, created_at, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    session.id,
    session.merchant,
    session.merchantReference,
    session.shopper ?? null,
    session.amount,
    session.currency,
    session.countryCode ?? null,
    session.locale,
    session.returnUrl ?? null,
    session.notificationUrl ?? null,
    session.sessionData,
    session.status,
    session.createdAt,
    session.expiresAt,
  )
}

/** Stores the state of a session. */
export function updateSession(db: Database, session: PaymentSession): void {
  execute(
    db,
    `UPDATE psp_session SET status = ?, method = ?, instrument = ?, refusal = ?,
       psp_reference = ?, refunded = ?, behaviour = ?, decide_at = ? WHERE id = ?`,
    session.status,
    session.method ?? null,
    session.instrument ?? null,
    session.refusal ?? null,
    session.pspReference ?? null,
    session.refunded,
    session.behaviour,
    session.decideAt ?? null,
    session.id,
  )
}

/** Notification to be delivered; times are in milliseconds since 1970. */
export interface OutgoingNotification {
  readonly id: string
  readonly sessionId: string
  readonly body: string
  readonly attempts: number
  /** Time of the next attempt; null after delivery, or when no attempt is left. */
  readonly nextAttemptAt: number | null
  readonly deliveredAt: number | null
  readonly lastError: string | null
}

interface NotificationRow {
  id: string
  session_id: string
  body: string
  attempts: number
  next_attempt_at: number | null
  delivered_at: number | null
  last_error: string | null
}

const toNotification = (row: NotificationRow): OutgoingNotification => ({
  id: row.id,
  sessionId: row.session_id,
  body: row.body,
  attempts: row.attempts,
  nextAttemptAt: row.next_attempt_at,
  deliveredAt: row.delivered_at,
  lastError: row.last_error,
})

export function insertNotification(
  db: Database,
  notification: {id: string; sessionId: string; body: string; now: number; dueAt: number},
): void {
  execute(
    db,
    `INSERT INTO psp_notification (id, session_id, body, next_attempt_at, created_at)
     VALUES (?, ?, ?, ?, ?)`,
    notification.id,
    notification.sessionId,
    notification.body,
    notification.dueAt,
    notification.now,
  )
}

/** Returns the notifications that are due, oldest first. */
export function findDueNotifications(db: Database, now: number): OutgoingNotification[] {
  return queryAll<NotificationRow>(
    db,
    `SELECT * FROM psp_notification WHERE next_attempt_at <= ? ORDER BY created_at, rowid LIMIT 20`,
    now,
  ).map(toNotification)
}

/** Returns the notifications about a session, oldest first. */
export function findNotificationsOf(db: Database, sessionId: string): OutgoingNotification[] {
  return queryAll<NotificationRow>(
    db,
    'SELECT * FROM psp_notification WHERE session_id = ? ORDER BY created_at, rowid',
    sessionId,
  ).map(toNotification)
}

/** Stores the result of an attempt. */
export function recordAttempt(db: Database, notification: OutgoingNotification): void {
  execute(
    db,
    `UPDATE psp_notification
     SET attempts = ?, next_attempt_at = ?, delivered_at = ?, last_error = ? WHERE id = ?`,
    notification.attempts,
    notification.nextAttemptAt,
    notification.deliveredAt,
    notification.lastError,
    notification.id,
  )
}
