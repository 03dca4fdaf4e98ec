import type {Database} from '../../db/database'
import {attributeDefinitions} from '../attributes/attribute-definition-repository'
import type {RawAttributeValue} from '../attributes/attribute-values'
import {localize, type Localized} from '../sites/locale'
import {pack, unpack} from './packed'
import {readLocalizedColumn} from './search-repository'
import type {SiteIndex} from './site-index'
import {hasSnapshot, readSnapshot, writeSnapshot, type SnapshotKey} from './snapshot-repository'

/** An attribute that counts in a weighted sum. */
export interface WeightedAttribute {
  readonly path: string
  readonly weight: number
  readonly descending: boolean
  /** Replacement for a missing value. */
  readonly missing: 'minimum' | 'maximum' | 'average'
}

/** Returns the position of each document in a category; Infinity for a document outside it. */
export function documentPositions({tables}: SiteIndex, categoryId: string): Float64Array {
  const positions = new Float64Array(tables.documentProduct.length).fill(Infinity)
  const category = tables.categoryIds.indexOf(categoryId)
  tables.documentProduct.forEach((_product, document) => {
    const end = tables.documentCategoryStart[document + 1] ?? 0
    for (let at = tables.documentCategoryStart[document] ?? 0; at < end; at += 1) {
      if (tables.documentCategory[at] === category) {
        positions[document] = tables.documentPosition[at] ?? Infinity
      }
    }
  })
  return positions
}

/** Attribute types whose values are compared as numbers. */
const numberTypes = new Set(['int', 'integer', 'double', 'number'])

/**
 * Keys by document for an attribute such as `product.name` or `product.custom.weight`, ascending;
 * texts are ranked as readers of the locale expect. A missing value has the key Infinity.
 */
export function attributeKeys(
  db: Database,
  index: SiteIndex,
  path: string,
  locale: string,
): Float64Array {
  return index.derive(`keys/${path}/${locale}`, () => {
    const stored = readSnapshot(db, keysKey(index, path, locale))
    if (stored) return unpack<null, {keys: Float64Array}>(stored).tables.keys
    const values = attributeValues(db, index, path, locale)
    return values.some((value) => typeof value === 'string')
      ? textRanks(values, locale)
      : Float64Array.from(values, (value) => (typeof value === 'number' ? value : Infinity))
  })
}

/** Stores such keys for the next start, unless they are stored. */
export function storeAttributeKeys(
  db: Database,
  index: SiteIndex,
  path: string,
  locale: string,
): void {
  const key = keysKey(index, path, locale)
  if (hasSnapshot(db, key)) return
  writeSnapshot(db, key, pack(null, {keys: attributeKeys(db, index, path, locale)}))
}

/** The keys belong to the documents of one build of the tables. */
function keysKey({tables, columns}: SiteIndex, path: string, locale: string): SnapshotKey {
  const {siteId, catalogId, time, builtAt} = tables
  return {
    parts: ['keys', siteId, path, locale],
    revision: columns.revision,
    conditions: [catalogId, time, builtAt],
  }
}

type SortValue = string | number | null

function attributeValues(
  db: Database,
  index: SiteIndex,
  path: string,
  locale: string,
): SortValue[] {
  const {columns, tables} = index
  const of = (value: (ordinal: number) => SortValue | undefined) =>
    Array.from(tables.documentProduct, (ordinal) => value(ordinal) ?? null)
  const custom = /^product\.custom\.(.+)$/.exec(path)?.[1]
  if (custom) {
    const type = attributeDefinitions(db, 'Product').get(custom)?.type ?? 'string'
    const texts = localizedValues(db, index, 'custom', custom, locale)
    const read = (text: string | undefined) =>
      text !== undefined && numberTypes.has(type) ? Number(text) : text
    return of((ordinal) => read(texts.get(columns.ids[ordinal] ?? '')))
  }
  const name = path.replace(/^product\./, '')
  const time = (date: string | null | undefined) => (date ? Date.parse(date) : null)
  switch (name) {
    case 'ID':
      return of((ordinal) => columns.ids[ordinal])
    case 'searchRank':
      return of((ordinal) => columns.rows[ordinal]?.search_rank)
    case 'onlineFrom':
      return of((ordinal) => time(columns.rows[ordinal]?.online_from))
    case 'onlineTo':
      return of((ordinal) => time(columns.rows[ordinal]?.online_to))
    case 'name':
    case 'shortDescription':
    case 'pageTitle': {
      const texts = localizedValues(db, index, 'texts', name, locale)
      return of((ordinal) => texts.get(columns.ids[ordinal] ?? '') ?? columns.ids[ordinal])
    }
    default: {
      const column = columns.attribute(name)
      return of((ordinal) => {
        const start = column.starts[ordinal] ?? 0
        const isThere = start < (column.starts[ordinal + 1] ?? 0)
        return isThere ? column.values[column.codes[start] ?? -1] : null
      })
    }
  }
}

/** First value of a localized attribute by product. */
function localizedValues(
  db: Database,
  index: SiteIndex,
  column: 'texts' | 'custom',
  name: string,
  locale: string,
): Map<string, string> {
  const rows = readLocalizedColumn(db, {column, name, catalogId: index.tables.catalogId})
  const found = new Map<string, string>()
  for (const {id, value} of rows) {
    const localized = JSON.parse(value ?? '{}') as Localized<RawAttributeValue>
    const own = localize(localized, locale)
    const text = typeof own === 'string' ? own : own?.[0]
    if (text !== undefined) found.set(id, text)
  }
  return found
}

function textRanks(values: readonly SortValue[], locale: string): Float64Array {
  const collator = new Intl.Collator(locale === 'default' ? 'en' : locale)
  const texts = [...new Set(values.flatMap((value) => (value === null ? [] : [String(value)])))]
  const ranks = new Map(texts.sort(collator.compare).map((text, rank) => [text, rank]))
  return Float64Array.from(values, (value) => ranks.get(String(value)) ?? Infinity)
}
