import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'
import type {ShopperContextValues} from './shopper-context'

/** Key of a shopper context: shopper and site. */
interface ContextKey {
  readonly usid?: string
  readonly siteId: string
}

/** Returns the context of a shopper on a site, or null. */
export function shopperContextOf(
  db: Database,
  {usid, siteId}: ContextKey,
): ShopperContextValues | null {
  if (usid === undefined) return null
  const row = queryOne<{content: string}>(
    db,
    'SELECT content FROM shopper_context WHERE usid = ? AND site_id = ?',
    usid,
    siteId,
  )
  return row ? (JSON.parse(row.content) as ShopperContextValues) : null
}

/** Stores a context; returns true when there was none before. */
export function saveShopperContext(
  db: Database,
  {usid, siteId}: Required<ContextKey>,
  values: ShopperContextValues,
): boolean {
  const created = shopperContextOf(db, {usid, siteId}) === null
  execute(
    db,
    'INSERT OR REPLACE INTO shopper_context (usid, site_id, content) VALUES (?, ?, ?)',
    usid,
    siteId,
    JSON.stringify(values),
  )
  return created
}

/** Deletes a context; returns false when there was none. */
export function deleteShopperContext(db: Database, {usid, siteId}: Required<ContextKey>): boolean {
  return execute(db, 'DELETE FROM shopper_context WHERE usid = ? AND site_id = ?', usid, siteId) > 0
}
