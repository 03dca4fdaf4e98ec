import type {ShopData} from '../shop-data'
import {queryAll} from '../../db/database'
import {findContent} from '../content/content-repository'
import {markupLinks} from '../content/markup'
import type {JsonValue} from '../json'
import type {Localized} from '../sites/locale'
import type {Schedule} from '../promotions/promotion'
import {sitePromotions} from '../promotions/promotion-repository'
import type {ShopperFacts} from '../promotions/situation'
import {situationOf} from '../promotions/situation'
import type {Site} from '../sites/site-registry'
import type {SlotTerms} from './slot-choice'
import {chooseSlot} from './slot-choice'

/** What fills a content slot, in one locale. */
export interface Slot {
  readonly slotId: string
  readonly context: string
  readonly contextId: string
  readonly configurationId: string
  readonly calloutMsg: string | null
  readonly template: string | null
  readonly content:
    | {readonly kind: 'products' | 'categories'; readonly ids: readonly string[]}
    | {readonly kind: 'content'; readonly assets: readonly SlotAsset[]}
    | {readonly kind: 'html'; readonly body: string}
}

export interface SlotAsset {
  readonly id: string
  readonly name: string | null
  readonly custom: Readonly<Record<string, JsonValue>>
}

export interface SlotQuestion {
  readonly slotId: string
  readonly context?: string
  readonly contextId?: string
  readonly shopper: ShopperFacts
}

interface SlotRow {
  slot_id: string
  context: string
  context_id: string
  configuration_id: string
  is_default: number
  assigned: number
  rank: number | null
  schedule: string | null
  customer_groups: string
  callout: string
  template: string | null
  content: string
}

interface AssignmentRow {
  configuration_id: string
  campaign_id: string
  rank: number | null
  schedule: string | null
  customer_groups: string
}

type StoredContent =
  | {kind: 'products' | 'categories' | 'content'; ids: string[]}
  | {kind: 'html'; body: Localized}

/**
 * What fills a slot for a shopper at this moment, or null. The configurations are those of exactly
 * this context: a category does not show the slots of its parent.
 */
export function findSlot(
  shop: ShopData,
  site: Site,
  {slotId, context = 'global', contextId = '', shopper}: SlotQuestion,
  locale: string,
): Slot | null {
  const place = [site.id, slotId, context, contextId]
  const where = 'WHERE site_id = ? AND slot_id = ? AND context = ? AND context_id = ?'
  const rows = queryAll<SlotRow>(
    shop.db,
    `SELECT * FROM content_slot ${where} AND enabled = 1 ORDER BY rowid`,
    ...place,
  )
  if (rows.length === 0) return null
  const assignments = queryAll<AssignmentRow>(
    shop.db,
    `SELECT * FROM slot_campaign ${where}`,
    ...place,
  )
  const {campaigns} = sitePromotions(shop.db, site.id)
  const candidates = rows.map((row) => ({
    row,
    isDefault: row.is_default === 1,
    onSite: row.assigned === 1 ? termsOf(row) : null,
    inCampaigns: assignments
      .filter((one) => one.configuration_id === row.configuration_id)
      .flatMap((one) => {
        const campaign = campaigns.get(one.campaign_id)
        return campaign ? [{...termsOf(one), campaign}] : []
      }),
  }))
  const chosen = chooseSlot(candidates, situationOf(shop.db, site, shopper))
  return chosen ? describe(shop, site, chosen.row, locale) : null
}

function termsOf(row: Pick<SlotRow, 'rank' | 'schedule' | 'customer_groups'>): SlotTerms {
  return {
    rank: row.rank,
    schedule: row.schedule === null ? null : (JSON.parse(row.schedule) as Schedule),
    groupIds: JSON.parse(row.customer_groups) as string[],
  }
}

function describe(shop: ShopData, site: Site, row: SlotRow, locale: string): Slot {
  const links = markupLinks(shop, {site, locale})
  return {
    slotId: row.slot_id,
    context: row.context,
    contextId: row.context_id,
    configurationId: row.configuration_id,
    calloutMsg: links.localized(JSON.parse(row.callout) as Localized) ?? null,
    template: row.template,
    content: contentOf(shop, site, JSON.parse(row.content) as StoredContent, locale),
  }
}

function contentOf(
  shop: ShopData,
  site: Site,
  content: StoredContent,
  locale: string,
): Slot['content'] {
  if (content.kind === 'html') {
    const {localized} = markupLinks(shop, {site, locale})
    return {kind: 'html', body: localized(content.body) ?? ''}
  }
  if (content.kind !== 'content') return {kind: content.kind, ids: content.ids}
  const assets = content.ids.flatMap((id) => findContent(shop, site, id, locale) ?? [])
  return {kind: 'content', assets: assets.map(({id, name, custom}) => ({id, name, custom}))}
}
