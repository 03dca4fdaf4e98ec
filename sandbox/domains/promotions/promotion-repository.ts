import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import {chosenStoreIds, type StoreChoice} from '../stores/store-group-repository'
import type {ProductSpecification} from './product-specification'
import type {
  Assignment,
  AssignmentTerms,
  Campaign,
  Promotion,
  PromotionDefinition,
  Qualifiers,
  Schedule,
} from './promotion'

/** Promotions of a site in the form that the promotion rules use. */
export interface SitePromotions {
  readonly all: readonly Promotion[]
  readonly byId: ReadonlyMap<string, Promotion>
  readonly campaigns: ReadonlyMap<string, Campaign>
  /** Products that are excluded from promotions unless a promotion includes them explicitly. */
  readonly globallyExcluded: ProductSpecification | null
  /** Ids of the options that promotions do not discount. */
  readonly excludedOptionIds: ReadonlySet<string>
}

const cache = new RevisionCache('catalog', readSite)

/** Returns the promotions of a site, enabled and disabled, read once per import. */
export function sitePromotions(db: Database, siteId: string): SitePromotions {
  return cache.get(db, siteId)
}

function readSite(db: Database, siteId: string): SitePromotions {
  const campaigns = new Map(
    queryAll<{
      id: string
      enabled: number
      start_date: string | null
      end_date: string | null
      qualifiers: string
      stores: string | null
    }>(db, 'SELECT * FROM campaign WHERE site_id = ?', siteId).map((row) => [
      row.id,
      {
        id: row.id,
        enabled: row.enabled === 1,
        startDate: row.start_date,
        endDate: row.end_date,
        qualifiers: JSON.parse(row.qualifiers) as Qualifiers,
        ...(row.stores === null
          ? {}
          : {storeIds: chosenStoreIds(db, siteId, JSON.parse(row.stores) as StoreChoice)}),
      },
    ]),
  )
  const assignments = readAssignments(db, siteId, campaigns)
  const all = queryAll<{
    id: string
    enabled: number
    currency: string | null
    exclusivity: Promotion['exclusivity']
    definition: string
  }>(db, 'SELECT * FROM promotion WHERE site_id = ? ORDER BY id', siteId).map((row): Promotion => {
    const definition = JSON.parse(row.definition) as PromotionDefinition
    return {
      ...definition,
      id: row.id,
      enabled: row.enabled === 1,
      currency: row.currency,
      exclusivity: row.exclusivity,
      assignments: (assignments.get(row.id) ?? []).map((one) => withTerms(one, definition.terms)),
    }
  })
  return {
    all,
    byId: new Map(all.map((promotion) => [promotion.id, promotion])),
    campaigns,
    ...readExclusions(db, siteId),
  }
}

/** Returns an assignment, completed with the terms of its promotion. */
function withTerms(assignment: Assignment, terms: AssignmentTerms | undefined): Assignment {
  if (!terms) return assignment
  const {rank, schedule, qualifiers, matchAll} = assignment
  const isLimited = (one: Schedule) =>
    [one.startDate, one.endDate, one.timeFrom, one.timeTo, ...one.weekdays].some(Boolean)
  const isOpen =
    qualifiers.groupIds.length === 0 &&
    qualifiers.couponIds.length === 0 &&
    qualifiers.sourceCodeGroupIds.length === 0 &&
    !qualifiers.inherits
  return {
    ...assignment,
    rank: rank ?? terms.rank,
    schedule: isLimited(schedule) ? schedule : terms.schedule,
    ...(isOpen ? {qualifiers: terms.qualifiers, matchAll: matchAll || terms.matchAll} : {}),
  }
}

function readAssignments(db: Database, siteId: string, campaigns: ReadonlyMap<string, Campaign>) {
  const byPromotion = new Map<string, Assignment[]>()
  const rows = queryAll<{
    promotion_id: string
    campaign_id: string
    rank: number | null
    schedule: string
    match_all: number
    qualifiers: string
  }>(db, 'SELECT * FROM promotion_assignment WHERE site_id = ? ORDER BY campaign_id', siteId)
  for (const row of rows) {
    const campaign = campaigns.get(row.campaign_id)
    if (!campaign) continue
    const list = byPromotion.get(row.promotion_id) ?? []
    list.push({
      campaign,
      rank: row.rank,
      schedule: JSON.parse(row.schedule) as Schedule,
      matchAll: row.match_all === 1,
      qualifiers: JSON.parse(row.qualifiers) as Qualifiers,
    })
    byPromotion.set(row.promotion_id, list)
  }
  return byPromotion
}

function readExclusions(
  db: Database,
  siteId: string,
): Pick<SitePromotions, 'globallyExcluded' | 'excludedOptionIds'> {
  const row = queryOne<{excluded_products: string}>(
    db,
    'SELECT excluded_products FROM promotion_settings WHERE site_id = ?',
    siteId,
  )
  const settings = JSON.parse(row?.excluded_products ?? '{}') as Partial<ProductSpecification> & {
    optionIds?: readonly string[]
  }
  const {included = [], excluded = [], optionIds = []} = settings
  return {
    globallyExcluded: included.length > 0 ? {included, excluded} : null,
    excludedOptionIds: new Set(optionIds),
  }
}
