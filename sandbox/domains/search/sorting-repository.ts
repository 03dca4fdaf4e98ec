import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {Localized} from '../sites/locale'
import type {WeightedAttribute} from './sort-keys'
import type {SortAttribute, SortingOption} from './sorting'

/** Sorting configuration of a site. */
export interface StoredSorting {
  readonly options: readonly SortingOption[]
  readonly rules: ReadonlyMap<string, readonly SortAttribute[]>
  /** Sorting rule by category; the empty id is for searches by words. */
  readonly assigned: ReadonlyMap<string, string>
  /** Rules for the time of campaigns. */
  readonly inCampaigns: readonly CampaignSorting[]
  readonly weighted: ReadonlyMap<string, readonly WeightedAttribute[]>
}

/** Sorting rule of a category while a campaign runs; the empty category is for searches by words. */
export interface CampaignSorting {
  readonly categoryId: string
  readonly campaignId: string
  readonly ruleId: string
}

export function readSorting(db: Database, siteId: string): StoredSorting {
  const rules = readRules(db, siteId)
  const options = queryAll<{id: string; name: string; rule_id: string | null}>(
    db,
    'SELECT id, name, rule_id FROM sorting_option WHERE site_id = ? ORDER BY position',
    siteId,
  )
  const assigned = queryAll<{category_id: string; rule_id: string}>(
    db,
    'SELECT category_id, rule_id FROM sorting_assignment WHERE site_id = ?',
    siteId,
  )
  const inCampaigns = queryAll<{category_id: string; campaign_id: string; rule_id: string}>(
    db,
    `SELECT category_id, campaign_id, rule_id FROM sorting_campaign WHERE site_id = ?
     ORDER BY campaign_id`,
    siteId,
  )
  const weighted = queryAll<{id: string; parts: string}>(
    db,
    'SELECT id, parts FROM sorting_dynamic_attribute WHERE site_id = ?',
    siteId,
  )
  return {
    options: options.map((row) => ({
      id: row.id,
      name: JSON.parse(row.name) as Localized,
      attributes: rules.get(row.rule_id ?? '') ?? [],
    })),
    rules,
    assigned: new Map(assigned.map((row) => [row.category_id, row.rule_id])),
    inCampaigns: inCampaigns.map((row) => ({
      categoryId: row.category_id,
      campaignId: row.campaign_id,
      ruleId: row.rule_id,
    })),
    weighted: new Map(
      weighted.map((row) => [row.id, JSON.parse(row.parts) as WeightedAttribute[]]),
    ),
  }
}

function readRules(db: Database, siteId: string): ReadonlyMap<string, SortAttribute[]> {
  const rows = queryAll<{id: string; attributes: string}>(
    db,
    'SELECT id, attributes FROM sorting_rule WHERE site_id = ?',
    siteId,
  )
  return new Map(rows.map((row) => [row.id, JSON.parse(row.attributes) as SortAttribute[]]))
}
