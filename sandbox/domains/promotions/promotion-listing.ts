import type {Database} from '../../db/database'
import type {Site} from '../sites/site-registry'
import type {Assignment, Promotion} from './promotion'
import {sitePromotions} from './promotion-repository'
import {isSwitchedOn} from './qualification'

/** Promotion with its start and end dates as ISO instants. */
export interface ListedPromotion {
  readonly promotion: Promotion
  readonly startDate: string | null
  readonly endDate: string | null
}

/** Time span in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Returns the enabled promotions with these ids, for all shoppers and times. */
export function promotionsById(
  db: Database,
  site: Site,
  ids: readonly string[],
): ListedPromotion[] {
  const {byId} = sitePromotions(db, site.id)
  return ids.flatMap((id) => {
    const promotion = byId.get(id)
    return promotion?.enabled ? [listed(promotion, promotion.assignments)] : []
  })
}

/**
 * Returns the enabled promotions of a campaign, within a time span if given; null when the campaign
 * does not exist.
 */
export function promotionsOfCampaign(
  db: Database,
  site: Site,
  campaignId: string,
  {currency, span}: {currency?: string; span?: Span} = {},
): ListedPromotion[] | null {
  const {all, campaigns} = sitePromotions(db, site.id)
  if (!campaigns.has(campaignId)) return null
  return all.flatMap((promotion) => {
    const own = promotion.assignments.filter(({campaign}) => campaign.id === campaignId)
    if (own.length === 0 || !isSwitchedOn(promotion, currency ?? site.currency)) return []
    const one = listed(promotion, own)
    return span && !overlaps(one, span) ? [] : [one]
  })
}

function listed(promotion: Promotion, assignments: readonly Assignment[]): ListedPromotion {
  const [first] = assignments
  return {
    promotion,
    startDate: first?.schedule.startDate ?? first?.campaign.startDate ?? null,
    endDate: first?.schedule.endDate ?? first?.campaign.endDate ?? null,
  }
}

function overlaps({startDate, endDate}: ListedPromotion, {from, to}: Span): boolean {
  if (startDate && Date.parse(startDate) > to) return false
  return !endDate || Date.parse(endDate) >= from
}
