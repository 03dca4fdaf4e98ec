import {
  NO_QUALIFIERS,
  type AssignmentTerms,
  type PromotionDefinition,
  type QualifierKind,
  type Qualifiers,
} from '../../domains/promotions/promotion'
import type {StoreChoice} from '../../domains/stores/store-group-repository'
import {mergeJson} from '../merge'
import {findRow, mergeRow, remove, whole} from '../row-repository'
import {customAttributes, ifNamed, isDeletion, localized} from '../values'
import type {XmlNode} from '../xml-node'
import type {FileReader} from '../xml-stream'
import {childSpecification} from './product-specification'
import {readRule} from './promotion-rule'
import type {ReadContext} from './read-context'
import {readSchedule} from './schedule'
import {writeRecord} from './write-record'

/** Reads `promotions.xml`: campaigns, promotions, and which promotion runs in which campaign. */
export function promotionsReader(context: ReadContext): FileReader {
  const {db, report, siteId} = context
  return {
    root: 'promotions',
    records: {
      campaign(node) {
        const id = node.required('campaign-id')
        const key = {site_id: siteId, id}
        if (isDeletion(node)) {
          remove(db, 'campaign', key)
          remove(db, 'promotion_assignment', {site_id: siteId, campaign_id: id})
          return
        }
        node.all('description')
        const stores = storesOf(node)
        const isScoped = node.first('campaign-scope') !== undefined
        writeRecord(
          context,
          node,
          'campaign',
          key,
          {
            enabled: node.boolean('enabled-flag'),
            start_date: node.string('start-date'),
            end_date: node.string('end-date'),
            qualifiers: qualifiersOf(node),
            stores: isScoped ? (isOnline(node) ? null : stores) : undefined,
          },
          {enabled: false, qualifiers: NO_QUALIFIERS},
        )
        report.count('campaigns')
      },
      'global-promotion-settings'(node) {
        writeRecord(
          context,
          node,
          'promotion_settings',
          {site_id: siteId},
          {
            excluded_products: {
              ...childSpecification(node, 'global-excluded-products'),
              optionIds: ifNamed(node, 'global-excluded-product-options', (list) =>
                textsOf(list, 'product-option-id'),
              ),
            },
          },
          {excluded_products: {optionIds: []}},
        )
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
  const key = {site_id: siteId, id}
  if (isDeletion(node)) {
    remove(db, 'promotion', key)
    remove(db, 'promotion_assignment', {site_id: siteId, promotion_id: id})
    return
  }
  const isArchived = node.boolean('archived-flag') ?? false
  const isEnabled = node.boolean('enabled-flag')
  writeRecord(
    context,
    node,
    'promotion',
    key,
    {
      enabled: isArchived ? false : isEnabled,
      currency: node.string('currency'),
      exclusivity: node.string('exclusivity'),
      definition: whole(readDefinition(context, id, node)),
    },
    {enabled: false, exclusivity: 'no'},
  )
  report.count('promotions')
  // In older exports the promotion itself names its only campaign.
  if (node.attributes['campaign-id']) writeAssignment(context, node)
}

const freshTerms: AssignmentTerms = {
  rank: null,
  schedule: readSchedule(undefined),
  matchAll: false,
  qualifiers: {...NO_QUALIFIERS, inherits: null},
}

const freshDefinition: PromotionDefinition = {
  name: {},
  calloutMsg: {},
  details: {},
  image: null,
  custom: {},
  exclusivityGroup: '',
  combinableIds: [],
  exclusiveIds: [],
  tags: [],
  searchable: false,
  refinable: false,
  proratesAcrossEligible: false,
  preventsRequalifying: false,
  rule: null,
  terms: freshTerms,
}

/** The definition of a promotion: members that the element does not name stay as they are, the rule is one member. */
function readDefinition({db, siteId}: ReadContext, id: string, node: XmlNode): object {
  const row = findRow<{definition: string}>(db, 'promotion', {site_id: siteId, id})
  const stored = row ? (JSON.parse(row.definition) as PromotionDefinition) : freshDefinition
  const rule = readRule(node) ?? stored.rule
  const named = {
    name: localized(node, 'name'),
    calloutMsg: localized(node, 'callout-msg'),
    details: localized(node, 'details'),
    image: node.string('image'),
    custom: customAttributes(node),
    exclusivityGroup: node.string('exclusivity-group'),
    combinableIds: ifNamed(node, 'combinable-promotions', (list) =>
      textsOf(list, 'combinable-promotion'),
    ),
    exclusiveIds: ifNamed(node, 'mutually-exclusive-promotions', (list) =>
      textsOf(list, 'mutually-exclusive-promotion'),
    ),
    tags: ifNamed(node, 'tags', (list) => textsOf(list, 'tag')),
    searchable: node.boolean('searchable-flag'),
    refinable: node.boolean('refinable-flag'),
    proratesAcrossEligible: node.boolean('prorate-across-eligible-items-flag'),
    preventsRequalifying: node.boolean('prevent-requalifying-flag'),
    terms: namedTerms(node),
  }
  return {...mergeJson(stored, named), rule}
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
  const {rank, schedule, matchAll, qualifiers} = namedTerms(node)
  const {matchAll: match_all, ...fresh} = freshTerms
  mergeRow(
    db,
    'promotion_assignment',
    key,
    {rank, schedule, match_all: matchAll, qualifiers},
    {...fresh, match_all},
  )
}

/**
 * Schedule, qualifiers and rank that an assignment names; in older exports they are on the promotion. The qualifiers
 * are one value.
 */
function namedTerms(node: XmlNode): Partial<AssignmentTerms> {
  const kinds = node.first('qualifiers')
  const lists = node.anyOf(...Object.values(kindNames))
  return {
    rank: node.number('rank'),
    schedule: ifNamed(node, 'schedule', readSchedule),
    matchAll: kinds && kinds.attributes['match-mode'] === 'all',
    qualifiers:
      kinds || lists.length > 0
        ? mergeJson({...NO_QUALIFIERS, inherits: inheritedKinds(kinds)}, qualifiersOf(node))
        : undefined,
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

/** The kinds of qualifiers that an element names. */
function qualifiersOf(node: XmlNode): Partial<Qualifiers> {
  const groups = node.first('customer-groups')
  const ids = (outer: string, inner: string, attribute: string) =>
    ifNamed(node, outer, (list) => list.all(inner).map((child) => child.required(attribute)))
  return {
    groupIds: ids('customer-groups', 'customer-group', 'group-id'),
    allGroups: groups && groups.attributes['match-mode'] === 'all',
    couponIds: ids('coupons', 'coupon', 'coupon-id'),
    sourceCodeGroupIds: ids('source-codes', 'source-code', 'group-id'),
  }
}

const textsOf = (list: XmlNode, name: string): string[] =>
  list.all(name).map(({text}) => text.trim())
