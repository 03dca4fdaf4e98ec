import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {Channel, ConsentState} from './subscriptions'

/** Decision of a shopper about one subscription on one channel. */
export interface Consent {
  readonly subscriptionId: string
  readonly channel: Channel
  /** Email address or phone number. */
  readonly contactPointValue: string
  readonly status: ConsentState
}

/** Returns the state of a subscription at a contact point, or undefined. */
export function findConsentState(
  db: Database,
  siteId: string,
  {subscriptionId, channel, contactPointValue}: Omit<Consent, 'status'>,
): ConsentState | undefined {
  return queryOne<{status: ConsentState}>(
    db,
    `SELECT status FROM consent
     WHERE site_id = ? AND subscription_id = ? AND channel = ? AND contact_point = ?`,
    siteId,
    subscriptionId,
    channel,
    contactPointValue,
  )?.status
}

/** Stores a consent and replaces the previous one for the same contact point. */
export function saveConsent(
  db: Database,
  owner: {readonly siteId: string; readonly customerId: string},
  {subscriptionId, channel, contactPointValue, status}: Consent,
): void {
  execute(
    db,
    `INSERT OR REPLACE INTO consent
       (site_id, subscription_id, channel, contact_point, customer_id, status, modified_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    owner.siteId,
    subscriptionId,
    channel,
    contactPointValue,
    owner.customerId,
    status,
    Date.now(),
  )
}

/** Returns all consents to a subscription on a site, with the customers who gave them. */
export function readConsents(
  db: Database,
  siteId: string,
  subscriptionId: string,
): (Consent & {customerId: string})[] {
  return queryAll<Consent & {customerId: string}>(
    db,
    `SELECT subscription_id AS subscriptionId, channel, contact_point AS contactPointValue, status,
       customer_id AS customerId
     FROM consent WHERE site_id = ? AND subscription_id = ? ORDER BY channel, contact_point`,
    siteId,
    subscriptionId,
  )
}

/** Returns the consents of a customer on all sites. */
export function consentsOf(db: Database, customerId: string): (Consent & {siteId: string})[] {
  return queryAll<Consent & {siteId: string}>(
    db,
    `SELECT site_id AS siteId, subscription_id AS subscriptionId, channel,
       contact_point AS contactPointValue, status
     FROM consent WHERE customer_id = ? ORDER BY site_id, subscription_id, channel`,
    customerId,
  )
}

export function deleteConsentsOf(db: Database, customerId: string): void {
  execute(db, 'DELETE FROM consent WHERE customer_id = ?', customerId)
}
