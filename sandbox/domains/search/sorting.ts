import type {Database} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import {sitePromotions} from '../promotions/promotion-repository'
import {campaignApplies} from '../promotions/qualification'
import {situationOf, type ShopperFacts} from '../promotions/situation'
import type {Localized} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import type {Bitset} from './bitset'
import type {SiteIndex} from './site-index'
import type {CampaignSorting, StoredSorting} from './sorting-repository'
import {readSorting} from './sorting-repository'
import {attributeKeys, documentPositions, type WeightedAttribute} from './sort-keys'

/** One criterion of a sorting rule; later ones break ties of earlier ones. */
export type SortAttribute =
  | {readonly by: 'category-position' | 'text-relevance' | 'availability-status'}
  | {readonly by: 'price'; readonly descending: boolean}
  | {readonly by: 'attribute'; readonly path: string; readonly descending: boolean}
  | {readonly by: 'weighted'; readonly id: string}

/** A choice of order offered to shoppers. */
export interface SortingOption {
  readonly id: string
  readonly name: Localized
  readonly attributes: readonly SortAttribute[]
}

/** Default sorting of a site without sorting configuration. */
const plainOption: SortingOption = {
  id: 'best-matches',
  name: {default: 'Best Matches'},
  attributes: [
    {by: 'text-relevance'},
    {by: 'category-position'},
    {by: 'attribute', path: 'product.searchRank', descending: true},
    {by: 'attribute', path: 'product.name', descending: false},
  ],
}

const sortings = new RevisionCache('catalog', (db: Database, siteId: string): StoredSorting => {
  const stored = readSorting(db, siteId)
  return stored.options.length > 0 ? stored : {...stored, options: [plainOption]}
})

/** Sorting options of a site in their order. */
export function sortingOptions(db: Database, siteId: string): readonly SortingOption[] {
  return sortings.get(db, siteId).options
}

/**
 * The criteria of a search that names no sorting option: the rule for words, or that of the
 * category or the nearest one above it that has one; else those of the first option. At one place
 * the rule of a campaign that runs for the shopper precedes the usual one.
 */
export function defaultSorting(
  db: Database,
  site: Site,
  {hasText, path, shopper}: SortedPlace,
): readonly SortAttribute[] {
  const {assigned, inCampaigns, rules, options} = sortings.get(db, site.id)
  const campaignRules = runningRules(db, site, inCampaigns, shopper)
  const ids = hasText ? [''] : path.toReversed()
  for (const id of ids) {
    const attributes = rules.get(campaignRules.get(id) ?? assigned.get(id) ?? '')
    if (attributes && attributes.length > 0) return attributes
  }
  return options[0]?.attributes ?? plainOption.attributes
}

/** Place of a search whose order is chosen. */
interface SortedPlace {
  readonly hasText: boolean
  /** Ids of the categories from the root down. */
  readonly path: readonly string[]
  readonly shopper: ShopperFacts
}

/** Returns the rules of campaigns that run for the shopper, by category. */
function runningRules(
  db: Database,
  site: Site,
  inCampaigns: readonly CampaignSorting[],
  shopper: ShopperFacts,
): ReadonlyMap<string, string> {
  if (inCampaigns.length === 0) return new Map()
  const {campaigns} = sitePromotions(db, site.id)
  const situation = situationOf(db, site, shopper)
  const running = inCampaigns.filter(({campaignId}) => {
    const campaign = campaigns.get(campaignId)
    return campaign && campaignApplies(campaign, situation)
  })
  return new Map(running.map(({categoryId, ruleId}) => [categoryId, ruleId]))
}

export interface SortContext {
  readonly db: Database
  readonly siteId: string
  readonly index: SiteIndex
  readonly categoryId: string
  readonly locale: string
  /** Relevance by document; null for a search without words. */
  readonly relevance: Float64Array | null
  /** Skus that match the refinements. */
  readonly skus: Bitset
  /** True when only some skus of a document may match. */
  readonly isPartial: boolean
  readonly orderable: () => Bitset
}

/** Sort keys by document, in ascending order; Infinity comes last. */
type Keys = Float64Array

/** Sorts documents by criteria; equal documents stay in the order of the catalog. */
export function sortDocuments(
  documents: readonly number[],
  attributes: readonly SortAttribute[],
  context: SortContext,
): number[] {
  const groups = keyGroups(attributes, context)
  if (groups.length === 0) return [...documents]
  const [first] = groups
  if (groups.length === 1 && first) return byRank(documents, first)
  return documents.toSorted((a, b) => {
    for (const keys of groups) {
      const order = (keys[a] ?? Infinity) - (keys[b] ?? Infinity)
      if (order !== 0 && !Number.isNaN(order)) return order
    }
    return a - b
  })
}

function byRank(documents: readonly number[], keys: Keys): number[] {
  return documents.toSorted((a, b) => {
    const first = keys[a] ?? Infinity
    const second = keys[b] ?? Infinity
    return first === second ? a - b : first - second
  })
}

/**
 * Keys of the criteria in their order; adjacent criteria that do not depend on the search are
 * combined into one rank.
 */
function keyGroups(attributes: readonly SortAttribute[], context: SortContext): Keys[] {
  const groups: Keys[] = []
  let fixed: SortAttribute[] = []
  const flush = (): void => {
    if (fixed.length > 0) groups.push(rankOf(fixed, context))
    fixed = []
  }
  for (const attribute of attributes) {
    const keys = searchKeys(attribute, context)
    if (keys === 'fixed') fixed.push(attribute)
    else if (keys) {
      flush()
      groups.push(keys)
    }
  }
  flush()
  return groups
}

/** Returns the keys that depend on this search; null for a criterion for which all documents are equal. */
function searchKeys(attribute: SortAttribute, context: SortContext): Keys | 'fixed' | null {
  switch (attribute.by) {
    case 'text-relevance':
      return context.relevance?.map((score) => -score) ?? null
    case 'availability-status':
      return availabilityKeys(context)
    case 'price':
      return context.isPartial ? priceKeys(context, attribute.descending) : 'fixed'
    default:
      return 'fixed'
  }
}

function availabilityKeys({index, skus, orderable}: SortContext): Keys {
  const keys = new Float64Array(index.documentCount).fill(1)
  skus.and(orderable()).each((sku) => {
    keys[index.tables.skuDocument[sku] ?? -1] = 0
  })
  return keys
}

function priceKeys({index, skus}: Pick<SortContext, 'index' | 'skus'>, descending: boolean): Keys {
  const {skuPrice, skuDocument} = index.tables
  const lowest = new Float64Array(index.documentCount).fill(Infinity)
  skus.each((sku) => {
    const price = skuPrice[sku] ?? NaN
    const document = skuDocument[sku] ?? -1
    if (price < (lowest[document] ?? 0)) lowest[document] = price
  })
  return descending ? lowest.map((price) => (price === Infinity ? price : -price)) : lowest
}

/** Returns the rank of each document by criteria that are the same for all searches of a category. */
function rankOf(attributes: readonly SortAttribute[], context: SortContext): Keys {
  const {index, categoryId, locale} = context
  const key = `rank/${JSON.stringify([attributes, categoryId, locale])}`
  return index.derive(key, () => {
    const keys = attributes.map((attribute) => fixedKeys(attribute, context))
    const order = Array.from({length: index.documentCount}, (_, document) => document)
    order.sort((a, b) => {
      for (const one of keys) {
        const first = one[a] ?? Infinity
        const second = one[b] ?? Infinity
        if (first !== second) return first - second
      }
      return a - b
    })
    const ranks = new Float64Array(index.documentCount)
    let rank = 0
    order.forEach((document, at) => {
      const before = order[at - 1]
      const isEqual = before !== undefined && keys.every((one) => one[before] === one[document])
      if (!isEqual) rank = at
      ranks[document] = rank
    })
    return ranks
  })
}

function fixedKeys(attribute: SortAttribute, context: SortContext): Keys {
  const {db, siteId, index, categoryId, locale} = context
  switch (attribute.by) {
    case 'category-position':
      return documentPositions(index, categoryId)
    case 'price':
      return priceKeys({index, skus: index.tables.searchable}, attribute.descending)
    case 'attribute': {
      const keys = attributeKeys(db, index, attribute.path, locale)
      return attribute.descending ? keys.map((key) => (key === Infinity ? key : -key)) : keys
    }
    case 'weighted':
      return weightedKeys(context, sortings.get(db, siteId).weighted.get(attribute.id) ?? [])
    default:
      return new Float64Array(index.documentCount)
  }
}

/** Returns weighted sums of attributes, each normalized to 0..1; a higher sum comes first. */
function weightedKeys({db, index, locale}: SortContext, parts: readonly WeightedAttribute[]): Keys {
  const sums = new Float64Array(index.documentCount)
  for (const {path, weight, descending, missing} of parts) {
    const keys = attributeKeys(db, index, path, locale)
    const known = keys.filter((key) => key !== Infinity)
    if (known.length === 0) continue
    const least = known.reduce((a, b) => Math.min(a, b))
    const most = known.reduce((a, b) => Math.max(a, b))
    const average = known.reduce((a, b) => a + b, 0) / known.length
    const substitute = {minimum: least, maximum: most, average}[missing]
    const span = most - least || 1
    keys.forEach((key, document) => {
      const share = ((key === Infinity ? substitute : key) - least) / span
      sums[document] = (sums[document] ?? 0) - weight * (descending ? share : 1 - share)
    })
  }
  return sums
}
