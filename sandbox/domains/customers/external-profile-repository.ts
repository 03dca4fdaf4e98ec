import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

/** Link between a customer and an id at another identity provider. */
export interface ExternalProfile {
  readonly listId: string
  readonly authenticationProviderId: string
  readonly externalId: string
  readonly customerId: string
  readonly email: string | null
}

export function findExternalProfile(
  db: Database,
  listId: string,
  authenticationProviderId: string,
  externalId: string,
): ExternalProfile | undefined {
  return queryOne<ExternalProfile>(
    db,
    `SELECT list_id AS listId, provider_id AS authenticationProviderId, external_id AS externalId,
       customer_id AS customerId, email
     FROM customer_external_profile
     WHERE list_id = ? AND provider_id = ? AND external_id = ?`,
    listId,
    authenticationProviderId,
    externalId,
  )
}

/** The first identity provider that a customer was linked to; undefined without one. */
export function providerOfCustomer(db: Database, customerId: string): string | undefined {
  const query = `SELECT provider_id AS provider FROM customer_external_profile
     WHERE customer_id = ? ORDER BY rowid LIMIT 1`
  return queryOne<{provider: string}>(db, query, customerId)?.provider
}

export function saveExternalProfile(db: Database, profile: ExternalProfile): void {
  execute(
    db,
    `INSERT OR REPLACE INTO customer_external_profile
       (list_id, provider_id, external_id, customer_id, email) VALUES (?, ?, ?, ?, ?)`,
    profile.listId,
    profile.authenticationProviderId,
    profile.externalId,
    profile.customerId,
    profile.email,
  )
}
