import type {Database} from '../../db/database'
import type {Site} from '../sites/site-registry'
import type {Assignment, Promotion} from './promotion'
import {sitePromotions} from './promotion-repository'
import {isSwitchedOn} from './qualification'

/** A promotion with the dates between which it runs, as ISO instants. */
export interface ListedPromotion {
  readonly promotion: Promotion
  readonly startDate: string | null
  readonly endDate: string | null
}

/** A span of time in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The enabled promotions with these ids, whoever they are for and whenever they run. */
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

/** The enabled promotions of a campaign, within a span of time if one is given; null: no such campaign. */
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
