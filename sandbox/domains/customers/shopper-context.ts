import type {Database} from '../../db/database'
import {execute, queryOne} from '../../db/database'

export interface GeoLocation {
  readonly city?: string
  readonly country?: string
  readonly countryCode?: string
  readonly latitude?: number
  readonly longitude?: number
  readonly metroCode?: string
  readonly postalCode?: string
  readonly region?: string
  readonly regionCode?: string
}

/** What a storefront said of a shopper, so that prices and promotions fit the situation. */
export interface ShopperContextValues {
  /** ISO 8601; promotions and prices of that moment hold instead of those of now. */
  readonly effectiveDateTime?: string
  readonly sourceCode?: string
  readonly customerGroupIds?: readonly string[]
  readonly customQualifiers?: Readonly<Record<string, string>>
  readonly assignmentQualifiers?: Readonly<Record<string, string>>
  readonly clientIp?: string
  readonly couponCodes?: readonly string[]
  readonly geoLocation?: GeoLocation
}

/** The shopper whose context is asked for. */
interface ContextKey {
  readonly usid?: string
  readonly siteId: string
}

/** The context that was set for a shopper on a site, or null. */
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

/** The moment that holds for a shopper: that of the context, else `now` (milliseconds since 1970). */
export function effectiveTime(context: ShopperContextValues | null, now = Date.now()): number {
  const time = Date.parse(context?.effectiveDateTime ?? '')
  return Number.isNaN(time) ? now : time
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

/** Returns false when there was none. */
export function deleteShopperContext(db: Database, {usid, siteId}: Required<ContextKey>): boolean {
  return execute(db, 'DELETE FROM shopper_context WHERE usid = ? AND site_id = ?', usid, siteId) > 0
}
