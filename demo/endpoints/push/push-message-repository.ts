import {randomUUID} from 'node:crypto'
import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'
import type {PushKind, PushTarget} from './push-subscription'

/** What a message is about. Amounts are in minor units. */
export type PushContent =
  | {readonly about: 'stock'; readonly productId: string}
  | {
      readonly about: 'price'
      readonly productId: string
      readonly price: number
      readonly currency: string
    }
  | {
      readonly about: 'shipped' | 'delivered' | 'pickup'
      readonly orderNo: string
      /** Placed without an account. */
      readonly guest: boolean
    }

/** The kind that a subscriber has chosen for a message. */
export const kindOf = ({about}: PushContent): PushKind => {
  switch (about) {
    case 'stock':
    case 'price':
      return about
    case 'shipped':
    case 'delivered':
    case 'pickup':
      return 'order'
  }
}

/** A message that has to be sent, with the browser that receives it. */
export interface DueMessage extends PushTarget {
  readonly id: string
  readonly subscriptionId: string
  readonly siteId: string
  readonly locale: string
  readonly customerId: string
  readonly details: boolean
  readonly content: PushContent
  readonly attempts: number
  readonly createdAt: number
}

/** Stores a message, unless the subscription has one about this event already. */
export function addMessage(
  db: Database,
  subscriptionId: string,
  event: string,
  content: PushContent,
  now: number,
): void {
  execute(
    db,
    `INSERT OR IGNORE INTO push_message
       (id, subscription_id, event, content, attempts, created_at, next_attempt_at)
     VALUES (?, ?, ?, ?, 0, ?, ?)`,
    randomUUID(),
    subscriptionId,
    event,
    JSON.stringify(content),
    now,
    now,
  )
}

/** Notes an event as known, so that no message follows. */
export function passOver(
  db: Database,
  subscriptionId: string,
  event: string,
  content: PushContent,
  now: number,
): void {
  execute(
    db,
    `INSERT OR IGNORE INTO push_message
       (id, subscription_id, event, content, attempts, created_at, outcome)
     VALUES (?, ?, ?, ?, 0, ?, 'expired')`,
    randomUUID(),
    subscriptionId,
    event,
    JSON.stringify(content),
    now,
  )
}

interface DueRow {
  id: string
  subscription_id: string
  site_id: string
  locale: string
  customer_id: string
  details: number
  endpoint: string
  p256dh: string
  auth: string
  content: string
  attempts: number
  created_at: number
}

/** Returns due messages of one site, the oldest first. */
export function dueMessages(db: Database, now: number, limit: number): DueMessage[] {
  const rows = queryAll<DueRow>(
    db,
    `SELECT m.id, m.subscription_id, m.content, m.attempts, m.created_at, s.site_id, s.locale,
       s.customer_id, s.details, s.endpoint, s.p256dh, s.auth
     FROM push_message m JOIN push_subscription s ON s.id = m.subscription_id
     WHERE m.next_attempt_at <= ? ORDER BY m.created_at, m.rowid LIMIT ?`,
    now,
    limit,
  )
  return rows.map((row) => ({
    id: row.id,
    subscriptionId: row.subscription_id,
    siteId: row.site_id,
    locale: row.locale,
    customerId: row.customer_id,
    details: row.details === 1,
    endpoint: row.endpoint,
    p256dh: row.p256dh,
    auth: row.auth,
    content: JSON.parse(row.content) as PushContent,
    attempts: row.attempts,
    createdAt: row.created_at,
  }))
}

/** Ends the attempts of a message. */
export function endMessage(
  db: Database,
  id: string,
  outcome: 'sent' | 'refused' | 'expired',
): void {
  execute(
    db,
    'UPDATE push_message SET outcome = ?, next_attempt_at = NULL, attempts = attempts + 1 WHERE id = ?',
    outcome,
    id,
  )
}

/** Notes a failed attempt. @param nextAttemptAt milliseconds since 1970 */
export function postponeMessage(db: Database, id: string, nextAttemptAt: number): void {
  execute(
    db,
    'UPDATE push_message SET next_attempt_at = ?, attempts = attempts + 1 WHERE id = ?',
    nextAttemptAt,
    id,
  )
}

/** Deletes the waiting messages of a subscription whose kind is no longer chosen, and the prices it knows. */
export function forgetKind(db: Database, subscriptionId: string, kind: PushKind): void {
  const waiting = queryAll<{id: string; content: string}>(
    db,
    'SELECT id, content FROM push_message WHERE subscription_id = ? AND next_attempt_at IS NOT NULL',
    subscriptionId,
  )
  for (const {id, content} of waiting) {
    if (kindOf(JSON.parse(content) as PushContent) === kind) endMessage(db, id, 'expired')
  }
  if (kind === 'price') {
    execute(db, 'DELETE FROM push_price WHERE subscription_id = ?', subscriptionId)
  }
}

/** Returns the price of a wish that a subscriber knows, in minor units. */
export const knownPrice = (
  db: Database,
  subscriptionId: string,
  productId: string,
): {currency: string; price: number} | undefined =>
  queryOne(
    db,
    'SELECT currency, price FROM push_price WHERE subscription_id = ? AND product_id = ?',
    subscriptionId,
    productId,
  )

export function keepPrice(
  db: Database,
  subscriptionId: string,
  productId: string,
  {currency, price}: {currency: string; price: number},
): void {
  execute(
    db,
    'INSERT OR REPLACE INTO push_price (subscription_id, product_id, currency, price) VALUES (?, ?, ?, ?)',
    subscriptionId,
    productId,
    currency,
    price,
  )
}

/** Forgets the prices of products that are no longer wished for. */
export function keepPricesOf(
  db: Database,
  subscriptionId: string,
  productIds: readonly string[],
): void {
  execute(
    db,
    `DELETE FROM push_price WHERE subscription_id = ?
     AND product_id NOT IN (SELECT value FROM json_each(?))`,
    subscriptionId,
    JSON.stringify(productIds),
  )
}
