import type {Database} from '../../db/database'
import {execute, queryAll, queryOne} from '../../db/database'
import type {Coupon, Redemptions, RedemptionLimits} from './coupon'
import {foldCode} from './coupon'

interface CouponRow {
  id: string
  enabled: number
  several_codes: number
  limits: string
}

const MILLISECONDS_PER_DAY = 86_400_000

/** Returns the coupon of a code, with the code as spelled in the archive. */
export function findCouponByCode(
  db: Database,
  siteId: string,
  code: string,
): {coupon: Coupon; code: string} | undefined {
  const rows = queryAll<CouponRow & {code: string; case_insensitive: number}>(
    db,
    `SELECT c.*, k.code FROM coupon_code k
     JOIN coupon c ON c.site_id = k.site_id AND c.id = k.coupon_id
     WHERE k.site_id = ? AND k.folded_code = ? ORDER BY c.enabled DESC, c.id`,
    siteId,
    foldCode(code),
  )
  const row = rows.find((one) => one.code === code || one.case_insensitive === 1)
  return row && {coupon: toCoupon(row), code: row.code}
}

/** Returns a coupon by id. */
export function findCoupon(db: Database, siteId: string, id: string): Coupon | undefined {
  const row = queryOne<CouponRow>(
    db,
    'SELECT * FROM coupon WHERE site_id = ? AND id = ?',
    siteId,
    id,
  )
  return row && toCoupon(row)
}

function toCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    enabled: row.enabled === 1,
    severalCodes: row.several_codes === 1,
    limits: JSON.parse(row.limits) as RedemptionLimits,
  }
}

/** A customer for whom redemptions are counted: an account with its address, or the address of a guest. */
export interface Redeemer {
  readonly email?: string
  readonly customerId?: string
}

/** Returns how often a coupon was redeemed; without an email the customer's redemptions are unknown. */
export function countRedemptions(
  db: Database,
  siteId: string,
  {coupon, code, email, customerId, now}: {coupon: Coupon; code: string; now: number} & Redeemer,
): Redemptions {
  const since = now - (coupon.limits.perTimeFrame?.days ?? 0) * MILLISECONDS_PER_DAY
  const count = (condition: string, ...values: (string | number)[]) =>
    queryOne<{n: number}>(
      db,
      `SELECT count(*) AS n FROM coupon_redemption WHERE site_id = ? AND coupon_id = ? AND ${condition}`,
      siteId,
      coupon.id,
      ...values,
    )?.n ?? 0
  const address = email?.toLowerCase() ?? ''
  const isKnown = address !== '' || customerId !== undefined
  const OF_CUSTOMER = '(customer_email = ? OR customer_id = ?)'
  const customer = [address, customerId ?? ''] as const
  return {
    code: coupon.limits.perCode === null ? 0 : count('code = ?', code),
    customer: isKnown && coupon.limits.perCustomer !== null ? count(OF_CUSTOMER, ...customer) : 0,
    customerInFrame:
      isKnown && coupon.limits.perTimeFrame !== null
        ? count(`${OF_CUSTOMER} AND redeemed_at > ?`, ...customer, since)
        : 0,
  }
}

/** Stores that an order used a code. Call it in the transaction of the order. */
export function insertRedemption(
  db: Database,
  redemption: {
    siteId: string
    couponId: string
    code: string
    orderNo: string
    email: string
    customerId?: string
    now: number
  },
): void {
  execute(
    db,
    `INSERT OR IGNORE INTO coupon_redemption
       (site_id, coupon_id, code, order_no, customer_email, customer_id, redeemed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    redemption.siteId,
    redemption.couponId,
    redemption.code,
    redemption.orderNo,
    redemption.email.toLowerCase(),
    redemption.customerId ?? null,
    redemption.now,
  )
}

/** Assigns the redemptions of a guest's order to the account that claimed it. */
export function assignRedemptions(db: Database, orderNo: string, customerId: string): void {
  execute(
    db,
    'UPDATE coupon_redemption SET customer_id = ? WHERE order_no = ?',
    customerId,
    orderNo,
  )
}

/** Deletes the redemptions of an order that failed or was cancelled. */
export function deleteRedemptions(db: Database, orderNo: string): void {
  execute(db, 'DELETE FROM coupon_redemption WHERE order_no = ?', orderNo)
}
