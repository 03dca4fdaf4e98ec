import type {Database} from '../../db/database'
import {customerGroupsOf, EVERYONE, UNREGISTERED} from '../customers/customer-groups'
import {effectiveTime} from '../customers/shopper-context'
import {shopperContextOf} from '../customers/shopper-context-repository'
import type {Site} from '../sites/site-registry'
import {timeZoneOf} from '../sites/time-zone'
import {findSourceCodeGroup, isActiveGroup} from '../source-codes/source-code-repository'
import {couponRefusal} from './coupon'
import {countRedemptions, findCouponByCode} from './coupon-repository'
import type {ShopperSituation} from './qualification'

/** Shopper data that promotions and price books depend on. */
export interface ShopperFacts {
  readonly groupIds: readonly string[]
  readonly sourceCode?: string | undefined
  /** Codes of redeemable coupons by coupon id. */
  readonly coupons?: ReadonlyMap<string, string>
  /** Id of the store in the shopper context: its assignment qualifier `store`. */
  readonly storeId?: string | undefined
  /** Time in milliseconds since 1970; the current time when absent. */
  readonly now?: number
}

/** Anonymous shopper without known data. */
export const ANYBODY: ShopperFacts = {groupIds: [EVERYONE, UNREGISTERED]}

/** Tolerance in milliseconds within which a shopper's time counts as the current time. */
const presentSpan = 1000

/** Returns false for a shopper whose context sets a different time. */
export function isAtPresent({now = Date.now()}: Pick<ShopperFacts, 'now'>): boolean {
  return Math.abs(now - Date.now()) < presentSpan
}

/** Returns the data of a session's shopper: customer groups and shopper context. */
export function shopperFactsOf(
  db: Database,
  session: {siteId: string; customerId: string; guest: boolean; usid?: string},
): ShopperFacts {
  const context = shopperContextOf(db, session)
  const now = effectiveTime(context)
  return {
    groupIds: customerGroupsOf(db, session),
    sourceCode: context?.sourceCode,
    coupons: redeemableCoupons(db, session.siteId, context?.couponCodes ?? [], now),
    storeId: context?.assignmentQualifiers?.['store'],
    now,
  }
}

/** Returns the codes of a context that a shopper could redeem, by coupon id. */
function redeemableCoupons(
  db: Database,
  siteId: string,
  codes: readonly string[],
  now: number,
): ReadonlyMap<string, string> {
  const found = codes.flatMap((code) => findCouponByCode(db, siteId, code) ?? [])
  const open = found.filter(
    ({coupon, code}) =>
      couponRefusal(coupon, countRedemptions(db, siteId, {coupon, code, now})) === undefined,
  )
  return new Map(open.map(({coupon, code}) => [coupon.id, code]))
}

/**
 * Returns a key of everything that answers to a shopper depend on; empty for a shopper without
 * special conditions at present, so that most shoppers share their answers.
 */
export function audienceKey(shopper: ShopperFacts): string {
  const {groupIds, sourceCode, coupons, storeId, now} = shopper
  const moment = isAtPresent(shopper) ? null : now
  const isPlain = !sourceCode && !coupons?.size && storeId === undefined && moment === null
  if (isPlain && groupIds.join() === ANYBODY.groupIds.join()) return ''
  return JSON.stringify([groupIds, sourceCode, [...(coupons ?? [])], storeId, moment])
}

/** Returns the groups, source code and time from which promotions and price books are chosen. */
export function situationOf(db: Database, site: Site, shopper: ShopperFacts): ShopperSituation {
  const now = shopper.now ?? Date.now()
  const group =
    shopper.sourceCode === undefined
      ? undefined
      : findSourceCodeGroup(db, site.id, shopper.sourceCode)
  return {
    currency: site.currency,
    groupIds: shopper.groupIds,
    sourceCodeGroupId: group && isActiveGroup(group, now) ? group.id : null,
    coupons: shopper.coupons ?? new Map(),
    storeId: shopper.storeId,
    now,
    timeZone: timeZoneOf(site),
  }
}
