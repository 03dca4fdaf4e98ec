import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'
import type {ShopperContextValues} from './shopper-context'
import {contextLifetime} from './shopper-context'

/** Key of a shopper context: shopper and site. */
interface ContextKey {
  readonly usid?: string
  readonly siteId: string
}

/** Returns the context of a shopper on a site; null when there is none or it has expired. */
export function shopperContextOf(
  db: Database,
  {usid, siteId}: ContextKey,
  now = Date.now(),
): ShopperContextValues | null {
  if (usid === undefined) return null
  const row = queryOne<{content: string}>(
    db,
    'SELECT content FROM shopper_context WHERE usid = ? AND site_id = ? AND expires_at > ?',
    usid,
    siteId,
    now,
  )
  return row ? (JSON.parse(row.content) as ShopperContextValues) : null
}

/** A context that a shopper's client creates; the lifetime depends on the shopper. */
export type NewContext = Required<ContextKey> & {readonly guest: boolean}

/**
 * Stores a context in place of any other, with a new lifetime; returns true when there was none
 * before.
 */
export function createShopperContext(
  db: Database,
  {usid, siteId, guest}: NewContext,
  values: ShopperContextValues,
  now = Date.now(),
): boolean {
  const created = shopperContextOf(db, {usid, siteId}, now) === null
  execute(db, 'DELETE FROM shopper_context WHERE expires_at <= ?', now)
  execute(
    db,
    `INSERT OR REPLACE INTO shopper_context (usid, site_id, content, expires_at)
     VALUES (?, ?, ?, ?)`,
    usid,
    siteId,
    JSON.stringify(values),
    now + (guest ? contextLifetime.guest : contextLifetime.registered),
  )
  return created
}

/** Changes the values of a context, which keeps its lifetime; creates one when there is none. */
export function updateShopperContext(
  db: Database,
  context: NewContext,
  values: ShopperContextValues,
  now = Date.now(),
): void {
  const {usid, siteId} = context
  const changed = execute(
    db,
    'UPDATE shopper_context SET content = ? WHERE usid = ? AND site_id = ? AND expires_at > ?',
    JSON.stringify(values),
    usid,
    siteId,
    now,
  )
  if (changed === 0) createShopperContext(db, context, values, now)
}

/** Deletes the contexts of a session on all sites. */
export function forgetContexts(db: Database, usid: string): void {
  execute(db, 'DELETE FROM shopper_context WHERE usid = ?', usid)
}

/** Deletes a context; returns false when there was none. */
export function deleteShopperContext(
  db: Database,
  {usid, siteId}: Required<ContextKey>,
  now = Date.now(),
): boolean {
  const exists = shopperContextOf(db, {usid, siteId}, now) !== null
  execute(db, 'DELETE FROM shopper_context WHERE usid = ? AND site_id = ?', usid, siteId)
  return exists
}
