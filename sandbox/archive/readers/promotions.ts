import type {AssignmentTerms, QualifierKind, Qualifiers} from '../../domains/promotions/promotion'
import type {StoreChoice} from '../../domains/stores/store-group-repository'
import {remove, upsert} from '../row-repository'
import {customAttributes, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {childSpecification} from './product-specification'
import {readRule} from './promotion-rule'
import type {ReadContext} from './read-context'
import {readSchedule} from './schedule'
import {clearSite} from './site'

const tables = ['campaign', 'promotion', 'promotion_assignment', 'promotion_settings']

/** Reads `promotions.xml`: campaigns, promotions, and which promotion runs in which campaign. */
export function promotionsReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'promotions',
    start() {
      tables.forEach((table) => clearSite(db, table, siteId))
    },
    records: {
      campaign(node) {
        const id = node.required('campaign-id')
        if (isDeletion(node)) return
        node.all('description')
        const stores = storesOf(node)
        upsert(db, 'campaign', {
          site_id: siteId,
          id,
          enabled: node.boolean('enabled-flag') ?? false,
          start_date: node.string('start-date'),
          end_date: node.string('end-date'),
          qualifiers: qualifiersOf(node),
          stores: isOnline(node) ? null : stores,
        })
        report.count('campaigns')
      },
      'global-promotion-settings'(node) {
        upsert(db, 'promotion_settings', {
          site_id: siteId,
          excluded_products: {
            ...childSpecification(node, 'global-excluded-products'),
            optionIds: textsAt(node, 'global-excluded-product-options', 'product-option-id'),
          },
        })
      },
      promotion: (node) => writePromotion(context, node),
      'promotion-campaign-assignment': (node) => writeAssignment(context, node),
    },
  }
}

/** False for a campaign that applies in physical stores only. */
function isOnline(campaign: XmlNode): boolean {
  const scope = campaign.first('campaign-scope')
  const online = scope?.first('applicable-online')
  return !scope?.first('applicable-in-store') || online !== undefined
}

/** The stores of a campaign, by id and by group. */
function storesOf(campaign: XmlNode): StoreChoice {
  const ids = (outer: string, inner: string, attribute: string) =>
    campaign.walk(outer, inner).map((child) => child.required(attribute))
  return {
    ids: ids('stores', 'store', 'store-id'),
    groupIds: ids('store-groups', 'store-group', 'store-group-id'),
  }
}

function writePromotion(context: ReadContext, node: XmlNode): void {
  const {db, report, siteId} = context
  const id = node.required('promotion-id')
  if (isDeletion(node)) {
    remove(db, 'promotion', {site_id: siteId, id})
    return
  }
  upsert(db, 'promotion', {
    site_id: siteId,
    id,
    enabled: (node.boolean('enabled-flag') ?? false) && !(node.boolean('archived-flag') ?? false),
    currency: node.string('currency'),
    exclusivity: node.string('exclusivity') ?? 'no',
    definition: {
      name: localized(node, 'name'),
      calloutMsg: localized(node, 'callout-msg'),
      details: localized(node, 'details'),
      image: node.string('image') ?? null,
      custom: customAttributes(node),
      exclusivityGroup: node.string('exclusivity-group') ?? '',
      combinableIds: textsAt(node, 'combinable-promotions', 'combinable-promotion'),
      exclusiveIds: textsAt(node, 'mutually-exclusive-promotions', 'mutually-exclusive-promotion'),
      tags: textsAt(node, 'tags', 'tag'),
      searchable: node.boolean('searchable-flag') ?? false,
      refinable: node.boolean('refinable-flag') ?? false,
      proratesAcrossEligible: node.boolean('prorate-across-eligible-items-flag') ?? false,
      preventsRequalifying: node.boolean('prevent-requalifying-flag') ?? false,
      rule: readRule(node),
      terms: termsOf(node),
    },
  })
  report.count('promotions')
  // In older exports the promotion itself names its only campaign.
  if (node.attributes['campaign-id']) writeAssignment(context, node)
}

function writeAssignment({db, siteId}: ReadContext, node: XmlNode): void {
  const key = {
    site_id: siteId,
    promotion_id: node.required('promotion-id'),
    campaign_id: node.required('campaign-id'),
  }
  if (isDeletion(node)) {
    remove(db, 'promotion_assignment', key)
    return
  }
  const {rank, schedule, matchAll, qualifiers} = termsOf(node)
  upsert(db, 'promotion_assignment', {...key, rank, schedule, match_all: matchAll, qualifiers})
}

/** Schedule, qualifiers and rank of an assignment; in older exports they are on the promotion. */
function termsOf(node: XmlNode): AssignmentTerms {
  const kinds = node.first('qualifiers')
  return {
    rank: node.number('rank') ?? null,
    schedule: readSchedule(node.first('schedule')),
    matchAll: kinds?.attributes['match-mode'] === 'all',
    qualifiers: {...qualifiersOf(node), inherits: inheritedKinds(kinds)},
  }
}

const kindNames = {
  groupIds: 'customer-groups',
  sourceCodeGroupIds: 'source-codes',
  couponIds: 'coupons',
} as const satisfies Record<QualifierKind, string>

/** Which kinds of qualifiers a promotion has from its campaign; null where the archive does not say. */
function inheritedKinds(node: XmlNode | undefined): QualifierKind[] | null {
  const kinds = (Object.keys(kindNames) as QualifierKind[]).filter((kind) =>
    node?.first(kindNames[kind]),
  )
  return kinds.length > 0 ? kinds : null
}

function qualifiersOf(node: XmlNode): Qualifiers {
  const groups = node.first('customer-groups')
  const ids = (outer: string, inner: string, attribute: string) =>
    node.walk(outer, inner).map((child) => child.required(attribute))
  return {
    groupIds: groups?.all('customer-group').map((group) => group.required('group-id')) ?? [],
    allGroups: groups?.attributes['match-mode'] === 'all',
    couponIds: ids('coupons', 'coupon', 'coupon-id'),
    sourceCodeGroupIds: ids('source-codes', 'source-code', 'group-id'),
  }
}

function textsAt(node: XmlNode, outer: string, inner: string): string[] {
  return node.walk(outer, inner).map(({text}) => text.trim())
}
