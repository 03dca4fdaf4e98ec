import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'

/** Code of a coupon of some sites, for people who try a shop out. */
export interface CouponSummary {
  readonly siteIds: readonly string[]
  readonly code: string
  readonly couponId: string
  readonly enabled: boolean
  /** On all of these sites together. */
  readonly redemptions: number
}

interface CouponRow extends Omit<CouponSummary, 'siteIds' | 'enabled'> {
  readonly siteId: string
  readonly enabled: number
}

/** Returns the first code of every coupon; sites with the same code and state share a row. */
export function listCoupons(db: Database): CouponSummary[] {
  const rows = queryAll<CouponRow>(
    db,
    `SELECT coupon.site_id AS siteId, MIN(coupon_code.code) AS code, coupon.id AS couponId,
       coupon.enabled AS enabled,
       (SELECT COUNT(*) FROM coupon_redemption AS used
        WHERE used.site_id = coupon.site_id AND used.coupon_id = coupon.id) AS redemptions
     FROM coupon JOIN coupon_code ON coupon_code.site_id = coupon.site_id
       AND coupon_code.coupon_id = coupon.id
     GROUP BY coupon.site_id, coupon.id ORDER BY coupon.id, coupon.site_id`,
  )
  const known = new Map<string, CouponSummary>()
  for (const {siteId, ...row} of rows) {
    const key = `${row.couponId}|${row.code}|${row.enabled}`
    const other = known.get(key)
    known.set(key, {
      ...row,
      enabled: row.enabled === 1,
      siteIds: [...(other?.siteIds ?? []), siteId],
      redemptions: row.redemptions + (other?.redemptions ?? 0),
    })
  }
  return [...known.values()]
}
