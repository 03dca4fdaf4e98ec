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

/** Adds the payment method `ONLINE_PAYMENT`, paid at the provider's hosted page. */
export function addHostedMethod(db: Database, siteId: string): void {
  execute(
    db,
    `INSERT INTO payment_method (site_id, id, position, enabled, name, description, processor_id,
       limits, countries, currencies, customer_groups, custom)
     VALUES (?, 'ONLINE_PAYMENT', 9, 1, '{"default": "Pay online"}', '{}', 'HOSTED_PAYMENT',
       '{}', '[]', '[]', '[]', '{}')`,
    siteId,
  )
  bumpRevision(db, 'catalog')
}
