import type {Database} from '../../db/database'
import {customerGroupsOf, EVERYONE, UNREGISTERED} from '../customers/customer-groups'
import {effectiveTime} from '../customers/shopper-context'
import {shopperContextOf} from '../customers/shopper-context-repository'
import type {Site} from '../sites/site-registry'
import {timeZoneOf} from '../sites/time-zone'
import type {ShopperSituation} from './qualification'
import {findSourceCodeGroup, isActiveGroup} from '../source-codes/source-code-repository'

/** What promotions and price books need to know of a shopper. */
export interface ShopperFacts {
  readonly groupIds: readonly string[]
  readonly sourceCode?: string
  /** Redeemable coupons: code by coupon id. */
  readonly coupons?: ReadonlyMap<string, string>
  /** Milliseconds since 1970; the present unless given. */
  readonly now?: number
}

/** A shopper of whom nothing is known. */
export const ANYBODY: ShopperFacts = {groupIds: [EVERYONE, UNREGISTERED]}

/** Milliseconds by which the moment of a shopper may be off the present and still be now. */
const presentSpan = 1000

/** False for a shopper whose context says that it is another time. */
export function isAtPresent({now = Date.now()}: Pick<ShopperFacts, 'now'>): boolean {
  return Math.abs(now - Date.now()) < presentSpan
}

/** What is known of the shopper of a session: groups, and what the shopper context says. */
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

/** Groups, source code and time by which promotions and price books are chosen. */
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
