import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import {localize, type Localized} from '../sites/locale'
import type {SearchDocument, Sku} from './site-index'

/** One criterion of a sorting rule; later ones break ties of earlier ones. */
export type SortAttribute =
  | {readonly by: 'category-position' | 'text-relevance' | 'availability-status'}
  | {readonly by: 'price'; readonly descending: boolean}
  | {readonly by: 'attribute'; readonly path: string; readonly descending: boolean}

/** A choice of order offered to shoppers. */
export interface SortingOption {
  readonly id: string
  readonly name: Localized
  readonly attributes: readonly SortAttribute[]
}

/** What a document is sorted by in one search. */
export interface SortCandidate {
  readonly document: SearchDocument
  /** Skus that pass the refinements. */
  readonly skus: readonly Sku[]
  readonly relevance: number
}

export interface SortContext {
  readonly categoryId: string | null
  readonly locale: string
  isOrderable(sku: Sku): boolean
}

/** The order of a site that configures none. */
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

const options = new RevisionCache('catalog', (db: Database, siteId: string): SortingOption[] => {
  const rows = queryAll<{id: string; name: string; attributes: string | null}>(
    db,
    `SELECT o.id, o.name, r.attributes FROM sorting_option o
     LEFT JOIN sorting_rule r ON r.site_id = o.site_id AND r.id = o.rule_id
     WHERE o.site_id = ? ORDER BY o.position`,
    siteId,
  )
  if (rows.length === 0) return [plainOption]
  return rows.map((row) => ({
    id: row.id,
    name: JSON.parse(row.name) as Localized,
    attributes: JSON.parse(row.attributes ?? '[]') as SortAttribute[],
  }))
})

/** Sorting options of a site in their order; the first one is the default. */
export function sortingOptions(db: Database, siteId: string): readonly SortingOption[] {
  return options.get(db, siteId)
}

/** Sorts hits by the criteria of an option; what they leave equal stays in the order it came in. */
export function sortCandidates(
  candidates: readonly SortCandidate[],
  attributes: readonly SortAttribute[],
  context: SortContext,
): SortCandidate[] {
  const collator = new Intl.Collator(context.locale === 'default' ? 'en' : context.locale)
  const keyed = candidates.map((candidate) => ({
    candidate,
    keys: attributes.map((attribute) => sortKey(candidate, attribute, context)),
  }))
  keyed.sort((a, b) => {
    for (const [index, attribute] of attributes.entries()) {
      const order = compareKeys(a.keys[index] ?? null, b.keys[index] ?? null, attribute, collator)
      if (order !== 0) return order
    }
    return 0
  })
  return keyed.map(({candidate}) => candidate)
}

type SortKey = number | string | null

function compareKeys(
  a: SortKey,
  b: SortKey,
  attribute: SortAttribute,
  collator: Intl.Collator,
): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
  const order =
    typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
  return 'descending' in attribute && attribute.descending ? -order : order
}

/** Lower keys come first unless the criterion is descending; null comes last either way. */
function sortKey(
  {document, skus, relevance}: SortCandidate,
  attribute: SortAttribute,
  context: SortContext,
): SortKey {
  switch (attribute.by) {
    case 'text-relevance':
      return -relevance
    case 'category-position':
      return context.categoryId ? (document.positions.get(context.categoryId) ?? null) : 0
    case 'availability-status':
      return skus.some((sku) => context.isOrderable(sku)) ? 0 : 1
    case 'price':
      return lowestPrice(skus)
    case 'attribute':
      return attributeKey(document, attribute.path, context.locale)
  }
}

function lowestPrice(skus: readonly Sku[]): number | null {
  let lowest: number | null = null
  for (const {prices} of skus) {
    if (prices.effective !== null && (lowest === null || prices.effective < lowest)) {
      lowest = prices.effective
    }
  }
  return lowest
}

function attributeKey({product}: SearchDocument, path: string, locale: string): SortKey {
  const custom = /^product\.custom\.(.+)$/.exec(path)?.[1]
  if (custom) {
    const value = localize(product.custom[custom], locale)
    return typeof value === 'string' ? value : (value?.[0] ?? null)
  }
  switch (path) {
    case 'product.name':
      return localize(product.texts['name'], locale) ?? product.id
    case 'product.ID':
      return product.id
    case 'product.searchRank':
      return product.searchRank
    case 'product.onlineFrom':
      return product.onlineFrom ? Date.parse(product.onlineFrom) : null
    default:
      return product.attributes[path.replace(/^product\./, '')] ?? null
  }
}
