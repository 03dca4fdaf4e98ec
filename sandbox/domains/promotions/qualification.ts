import type {
  Assignment,
  Campaign,
  Promotion,
  QualifierKind,
  Qualifiers,
  Schedule,
} from './promotion'

/** Shopper, time, source code and coupons that promotions depend on. */
export interface ShopperSituation {
  readonly currency: string
  readonly groupIds: readonly string[]
  /** Id of the group of the active source code, if any. */
  readonly sourceCodeGroupId: string | null
  /** Codes of redeemable coupons by coupon id. */
  readonly coupons: ReadonlyMap<string, string>
  /** Id of the store in the shopper context, if any. */
  readonly storeId?: string | undefined
  /** Current time in milliseconds since 1970. */
  readonly now: number
  /** Time zone of weekdays and times of day (IANA name). */
  readonly timeZone: string
}

/** Promotion that currently applies to a shopper, and how the shopper qualified. */
export interface ActivePromotion {
  readonly promotion: Promotion
  readonly rank: number | null
  /** Id of the coupon that activated the promotion, if it required one. */
  readonly couponId: string | null
  readonly couponCode: string | null
}

/**
 * Returns the promotions that are enabled, in force and available to the shopper. When a promotion
 * runs in several campaigns, the one with the best rank is used.
 */
export function activePromotions(
  promotions: readonly Promotion[],
  situation: ShopperSituation,
): ActivePromotion[] {
  return promotions.flatMap((promotion) => {
    if (!isSwitchedOn(promotion, situation.currency)) return []
    const open = promotion.assignments.flatMap((assignment) => {
      if (!isInForce(assignment, situation)) return []
      const couponId = qualifyingCoupon(assignment, situation)
      if (couponId === undefined) return []
      const couponCode = couponId === null ? null : (situation.coupons.get(couponId) ?? null)
      return [{promotion, rank: assignment.rank, couponId, couponCode}]
    })
    open.sort((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity))
    return open.slice(0, 1)
  })
}

/** Returns true for a promotion that is enabled and valid for the currency. */
export function isSwitchedOn(promotion: Promotion, currency: string): boolean {
  return promotion.enabled && (promotion.currency === null || promotion.currency === currency)
}

/** Returns true when campaign and schedule permit a promotion at this time. */
export function isInForce(
  {campaign, schedule}: Pick<Assignment, 'campaign' | 'schedule'>,
  situation: Pick<ShopperSituation, 'now' | 'timeZone' | 'storeId'>,
): boolean {
  return isRunning(campaign, situation) && isScheduled(schedule, situation)
}

/** Returns true for a campaign that runs at this time, and in the store of the context if it needs one. */
function isRunning(
  campaign: Campaign,
  {now, storeId}: Pick<ShopperSituation, 'now' | 'storeId'>,
): boolean {
  const {enabled, storeIds} = campaign
  const isHere = storeIds === undefined || (storeId !== undefined && storeIds.includes(storeId))
  return enabled && isHere && isBetween(campaign, now)
}

/** Returns true when a schedule includes this time. */
export function isScheduled(
  schedule: Schedule,
  {now, timeZone}: Pick<ShopperSituation, 'now' | 'timeZone'>,
): boolean {
  return isBetween(schedule, now) && recurs(schedule, now, timeZone)
}

/** Returns true for a campaign that currently runs and that the shopper qualifies for. */
export function campaignApplies(campaign: Campaign, situation: ShopperSituation): boolean {
  return isRunning(campaign, situation) && qualifies(campaign.qualifiers, situation)
}

/** Returns true when a shopper meets the qualifiers of a campaign, if it has any. */
export function qualifies(qualifiers: Qualifiers, situation: ShopperSituation): boolean {
  return meets(qualifiers, situation, false) !== undefined
}

function isBetween(
  {startDate, endDate}: {startDate: string | null; endDate: string | null},
  now: number,
): boolean {
  if (startDate && Date.parse(startDate) > now) return false
  return !endDate || Date.parse(endDate) > now
}

/** Checks weekday and time of day in the site's time zone (B2C Commerce: instance time zone). */
function recurs(
  {weekdays: days, timeFrom, timeTo}: Schedule,
  now: number,
  timeZone: string,
): boolean {
  if (days.length === 0 && !timeFrom && !timeTo) return true
  const date = new Date(now)
  const weekday = date.toLocaleDateString('en-US', {timeZone, weekday: 'long'})
  if (days.length > 0 && !days.includes(weekday)) return false
  const time = date.toLocaleTimeString('en-GB', {timeZone, hourCycle: 'h23'})
  if (timeFrom && time < timeFrom.slice(0, 8)) return false
  return !timeTo || time <= timeTo.slice(0, 8)
}

/** Returns true when a campaign or assignment of the promotion requires the coupon. */
export function asksForCoupon({assignments}: Promotion, couponId: string): boolean {
  return assignments.some((assignment) => assignmentAsksFor(assignment, couponId))
}

/** Returns true when an assignment, or the campaign whose coupons it inherits, requires the coupon. */
export function assignmentAsksFor({campaign, qualifiers}: Assignment, couponId: string): boolean {
  return (
    qualifiers.couponIds.includes(couponId) ||
    ((qualifiers.inherits?.includes('couponIds') ?? true) &&
      campaign.qualifiers.couponIds.includes(couponId))
  )
}

/**
 * Returns undefined when the shopper does not qualify; else the coupon by which the shopper
 * qualifies, or null when no coupon is needed. Qualifiers of the same kind are added to those of
 * the campaign; qualifiers of other kinds restrict it, unless every kind has to be met anyway (B2C
 * Commerce: how customers qualify for promotions).
 */
function qualifyingCoupon(
  {campaign, matchAll, qualifiers: own}: Assignment,
  situation: ShopperSituation,
): string | null | undefined {
  const isInherited = (kind: QualifierKind) => own.inherits?.includes(kind) ?? true
  const inherited = keepKinds(campaign.qualifiers, isInherited)
  if (matchAll) return meets(join(inherited, own), situation, true)
  const isShared = (kind: QualifierKind) => inherited[kind].length > 0
  const ofCampaign = meets(join(inherited, keepKinds(own, isShared)), situation, false)
  const ofAssignment = meets(
    keepKinds(own, (kind) => !isShared(kind)),
    situation,
    false,
  )
  if (ofCampaign === undefined || ofAssignment === undefined) return undefined
  return ofAssignment ?? ofCampaign
}

function keepKinds(
  qualifiers: Qualifiers,
  isRetained: (kind: QualifierKind) => boolean,
): Qualifiers {
  const listOf = (kind: QualifierKind) => (isRetained(kind) ? qualifiers[kind] : [])
  return {
    groupIds: listOf('groupIds'),
    allGroups: qualifiers.allGroups,
    couponIds: listOf('couponIds'),
    sourceCodeGroupIds: listOf('sourceCodeGroupIds'),
  }
}

function join(a: Qualifiers, b: Qualifiers): Qualifiers {
  return {
    groupIds: [...a.groupIds, ...b.groupIds],
    allGroups: a.allGroups || b.allGroups,
    couponIds: [...a.couponIds, ...b.couponIds],
    sourceCodeGroupIds: [...a.sourceCodeGroupIds, ...b.sourceCodeGroupIds],
  }
}

function meets(
  qualifiers: Qualifiers,
  situation: ShopperSituation,
  matchAll: boolean,
): string | null | undefined {
  const {groupIds, allGroups, couponIds, sourceCodeGroupIds} = qualifiers
  const answers: boolean[] = []
  if (groupIds.length > 0) {
    const isMember = (id: string) => situation.groupIds.includes(id)
    answers.push(allGroups ? groupIds.every(isMember) : groupIds.some(isMember))
  }
  if (sourceCodeGroupIds.length > 0) {
    const {sourceCodeGroupId} = situation
    answers.push(sourceCodeGroupId !== null && sourceCodeGroupIds.includes(sourceCodeGroupId))
  }
  const couponId = couponIds.find((id) => situation.coupons.has(id))
  if (answers.length === 0 && couponIds.length === 0) return null
  const withoutCoupon = matchAll
    ? couponIds.length === 0 && answers.every(Boolean)
    : answers.some(Boolean)
  if (withoutCoupon) return null
  const withCoupon = couponId !== undefined && (!matchAll || answers.every(Boolean))
  return withCoupon ? couponId : undefined
}
