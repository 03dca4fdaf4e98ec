import type {Sandbox} from '../../sandbox'
import type {Site} from '../sites/site-registry'
import type {GroupMember} from './customer-groups'
import {customerGroupIds} from './customer-groups'
import type {ShopperSituation} from './qualification'
import {findSourceCodeGroup, isActiveGroup} from './source-code'

/** What is known of a shopper; a reader of the catalogue may be nobody in particular. */
export interface ShopperFacts extends GroupMember {
  /** Groups that the shopper is treated as a member of, besides their own. */
  readonly extraGroupIds?: readonly string[]
  readonly sourceCode?: string
  /** Redeemable coupons: code by coupon id. */
  readonly coupons?: ReadonlyMap<string, string>
  /** Milliseconds since 1970; the present unless given. */
  readonly now?: number
}

/** A shopper whom nothing is known of. */
export const ANYBODY: ShopperFacts = {guest: true}

/** Groups, source code and time by which promotions and price books are chosen. */
export function situationOf(sandbox: Sandbox, site: Site, shopper: ShopperFacts): ShopperSituation {
  const now = shopper.now ?? Date.now()
  const group =
    shopper.sourceCode === undefined
      ? undefined
      : findSourceCodeGroup(sandbox.db, site.id, shopper.sourceCode)
  return {
    currency: site.currency,
    groupIds: [...customerGroupIds(sandbox.db, site.id, shopper), ...(shopper.extraGroupIds ?? [])],
    sourceCodeGroupId: group && isActiveGroup(group, now) ? group.id : null,
    coupons: shopper.coupons ?? new Map(),
    now,
  }
}
