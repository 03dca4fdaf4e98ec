import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'

/** Code of a coupon, for people who try a shop out. */
export interface CouponSummary {
  readonly siteId: string
  readonly code: string
  readonly couponId: string
  readonly enabled: boolean
  readonly redemptions: number
}

/** Returns the first codes of every coupon, by site. */
export function listCoupons(db: Database, limit: number): CouponSummary[] {
  return queryAll<Omit<CouponSummary, 'enabled'> & {enabled: number}>(
    db,
    `SELECT coupon.site_id AS siteId, MIN(coupon_code.code) AS code, coupon.id AS couponId,
       coupon.enabled AS enabled,
       (SELECT COUNT(*) FROM coupon_redemption AS used
        WHERE used.site_id = coupon.site_id AND used.coupon_id = coupon.id) AS redemptions
     FROM coupon JOIN coupon_code ON coupon_code.site_id = coupon.site_id
       AND coupon_code.coupon_id = coupon.id
     GROUP BY coupon.site_id, coupon.id ORDER BY coupon.site_id, coupon.id LIMIT ?`,
    limit,
  ).map((row) => ({...row, enabled: row.enabled === 1}))
}
