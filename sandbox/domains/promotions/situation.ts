import type {Database} from '../../db/database'
import {customerGroupsOf, EVERYONE, UNREGISTERED} from '../customers/customer-groups'
import {effectiveTime} from '../customers/shopper-context'
import {shopperContextOf} from '../customers/shopper-context-repository'
import type {Site} from '../sites/site-registry'
import {timeZoneOf} from '../sites/time-zone'
import type {ShopperSituation} from './qualification'
import {findSourceCodeGroup, isActiveGroup} from '../source-codes/source-code-repository'

/** Shopper data that promotions and price books depend on. */
export interface ShopperFacts {
  readonly groupIds: readonly string[]
  readonly sourceCode?: string
  /** Codes of redeemable coupons by coupon id. */
  readonly coupons?: ReadonlyMap<string, string>
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
  return {
    groupIds: customerGroupsOf(db, session),
    sourceCode: context?.sourceCode,
    now: effectiveTime(context),
  }
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
    now,
    timeZone: timeZoneOf(site),
  }
}
