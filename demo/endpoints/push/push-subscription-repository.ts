import {type Database, execute, queryAll, queryOne} from 'commerce-sandbox/database'
import type {ChosenKinds, PushSubscription, PushTarget} from './push-subscription'

interface Row {
  id: string
  site_id: string
  holder_hash: string
  customer_id: string
  guest_id: string | null
  locale: string
  endpoint: string
  p256dh: string
  auth: string
  kinds: string
  details: number
  created_at: number
}

const toSubscription = (row: Row): PushSubscription => ({
  id: row.id,
  siteId: row.site_id,
  holderHash: row.holder_hash,
  customerId: row.customer_id,
  guestId: row.guest_id,
  locale: row.locale,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  kinds: JSON.parse(row.kinds) as ChosenKinds,
  details: row.details === 1,
  createdAt: row.created_at,
})

/** Stores a subscription; another one of the same browser or address at the site ends, with its messages. */
export function saveSubscription(db: Database, one: PushSubscription): void {
  execute(
    db,
    `DELETE FROM push_subscription
     WHERE site_id = ? AND id <> ? AND (holder_hash = ? OR endpoint = ?)`,
    one.siteId,
    one.id,
    one.holderHash,
    one.endpoint,
  )
  execute(
    db,
    `INSERT INTO push_subscription (id, site_id, holder_hash, customer_id, guest_id, locale, endpoint,
       p256dh, auth, kinds, details, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET customer_id = excluded.customer_id, guest_id = excluded.guest_id,
       locale = excluded.locale, endpoint = excluded.endpoint, p256dh = excluded.p256dh,
       auth = excluded.auth, kinds = excluded.kinds, details = excluded.details`,
    one.id,
    one.siteId,
    one.holderHash,
    one.customerId,
    one.guestId,
    one.locale,
    one.endpoint,
    one.p256dh,
    one.auth,
    JSON.stringify(one.kinds),
    one.details ? 1 : 0,
    one.createdAt,
  )
}

export function findSubscription(
  db: Database,
  siteId: string,
  holderHash: string,
): PushSubscription | undefined {
  const row = queryOne<Row>(
    db,
    'SELECT * FROM push_subscription WHERE site_id = ? AND holder_hash = ?',
    siteId,
    holderHash,
  )
  return row && toSubscription(row)
}

/** Returns the subscriptions of a customer on all sites, in order of creation. */
export const subscriptionsOf = (db: Database, customerId: string): PushSubscription[] =>
  queryAll<Row>(
    db,
    'SELECT * FROM push_subscription WHERE customer_id = ? ORDER BY created_at, rowid',
    customerId,
  ).map(toSubscription)

export const allSubscriptions = (db: Database): PushSubscription[] =>
  queryAll<Row>(db, 'SELECT * FROM push_subscription ORDER BY rowid').map(toSubscription)

/** Replaces the address of a browser, which its push service has changed. Returns false for an unknown one. */
export function replaceTarget(
  db: Database,
  {siteId, holderHash}: Pick<PushSubscription, 'siteId' | 'holderHash'>,
  target: PushTarget,
): boolean {
  const known = findSubscription(db, siteId, holderHash)
  if (known) saveSubscription(db, {...known, ...target})
  return known !== undefined
}

/** Deletes a subscription with its messages; none is no error. */
export function deleteSubscription(db: Database, siteId: string, holderHash: string): void {
  execute(
    db,
    'DELETE FROM push_subscription WHERE site_id = ? AND holder_hash = ?',
    siteId,
    holderHash,
  )
}

export function deleteSubscriptionById(db: Database, id: string): void {
  execute(db, 'DELETE FROM push_subscription WHERE id = ?', id)
}

/** Deletes one subscription of a customer; one of another customer stays. */
export function deleteOwnSubscription(db: Database, customerId: string, id: string): void {
  execute(db, 'DELETE FROM push_subscription WHERE id = ? AND customer_id = ?', id, customerId)
}

/** Deletes all subscriptions of a customer, those that followed the customer as a guest included. */
export function deleteSubscriptionsOf(db: Database, customerId: string): void {
  execute(db, 'DELETE FROM push_subscription WHERE customer_id = ?1 OR guest_id = ?1', customerId)
}

/** Deletes the oldest subscriptions of a customer at a site above a maximum. */
export function keepLatest(db: Database, siteId: string, customerId: string, most: number): void {
  execute(
    db,
    `DELETE FROM push_subscription WHERE site_id = ?1 AND customer_id = ?2 AND rowid NOT IN
       (SELECT rowid FROM push_subscription WHERE site_id = ?1 AND customer_id = ?2
        ORDER BY created_at DESC, rowid DESC LIMIT ?3)`,
    siteId,
    customerId,
    most,
  )
}
