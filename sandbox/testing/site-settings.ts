import type {Database} from '../db/database'
import {execute} from '../db/database'
import {bumpRevision} from '../db/revision'
import type {JsonValue} from '../domains/json'

/** Sets a preference of a test site, as an import of its preferences would. */
export function setPreference(db: Database, siteId: string, id: string, value: JsonValue): void {
  execute(
    db,
    `UPDATE site SET preferences = json_set(preferences, '$.' || ?, json(?)) WHERE id = ?`,
    id,
    JSON.stringify(value),
    siteId,
  )
  bumpRevision(db, 'catalog')
}

function addMethod(db: Database, siteId: string, id: string, processorId: string | null): void {
  execute(
    db,
    `INSERT INTO payment_method (site_id, id, position, enabled, name, description, processor_id,
       limits, countries, currencies, customer_groups, custom)
     VALUES (?, ?, 9, 1, json_object('default', ?), '{}', ?, '{}', '[]', '[]', '[]', '{}')`,
    siteId,
    id,
    id,
    processorId,
  )
  bumpRevision(db, 'catalog')
}

/** Adds the payment method `ONLINE_PAYMENT`, paid at the payment provider. */
export function addHostedMethod(db: Database, siteId: string): void {
  addMethod(db, siteId, 'ONLINE_PAYMENT', 'HOSTED_PAYMENT')
}

/** Adds the payment method for gift certificates. */
export function addGiftCertificateMethod(db: Database, siteId: string): void {
  addMethod(db, siteId, 'GIFT_CERTIFICATE', null)
}

/** Adds a site with the settings of another one, unless it exists. */
export function addSite(db: Database, id: string, model: string): void {
  execute(
    db,
    `INSERT OR IGNORE INTO site (id, name, currency, taxation, preferences)
     SELECT ?, ?, currency, taxation, preferences FROM site WHERE id = ?`,
    id,
    id,
    model,
  )
  bumpRevision(db, 'catalog')
}
