import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {Localized} from '../sites/locale'

interface NamedBucket {
  readonly name: Localized
  readonly presentationId: string | null
  readonly description?: Localized
}

/** A price step. */
export interface PriceBucket {
  readonly kind: 'price'
  readonly name: Localized
  readonly currency: string
  /** Upper end in major units; the lower end is that of the step before. */
  readonly threshold: number
}

/** Several values of an attribute under one name. */
export interface ValueBucket extends NamedBucket {
  readonly kind: 'attribute'
  readonly values: readonly string[]
  /** True for the bucket of all values that no other bucket names. */
  readonly isDefault?: boolean
}

/** A step of an attribute whose values have an order; the lower end is that of the step before. */
export interface ThresholdBucket extends NamedBucket {
  readonly kind: 'threshold'
  readonly threshold: string
}

/** Dates up to a number of days ago. */
export interface PeriodBucket extends NamedBucket {
  readonly kind: 'period'
  readonly days: number
}

export type RefinementBucket = PriceBucket | ValueBucket | ThresholdBucket | PeriodBucket

/** What shoppers of a category can narrow its products by. */
export interface RefinementDefinition {
  readonly type: 'category' | 'price' | 'attribute' | 'promotion'
  /** Attribute as refinements name it: `c_` and the id of a custom one; null for other types. */
  readonly attributeId: string | null
  readonly name: Localized
  readonly sortMode: 'value-list' | 'value-name' | 'value-count' | 'category-position'
  readonly sortDescending: boolean
  /** What becomes of values that no bucket names. */
  readonly unbucketed: 'show-values' | 'show-as-bucket' | 'hide'
  /** True when the definition only takes back an inherited one. */
  readonly blocked: boolean
  readonly buckets: readonly RefinementBucket[]
}

/** What column `options` keeps. */
export interface RefinementOptions {
  readonly system?: boolean
  readonly blocked?: boolean
  readonly unbucketed?: RefinementDefinition['unbucketed']
}

interface DefinitionRow {
  category_id: string
  type: RefinementDefinition['type']
  attribute_id: string | null
  name: string
  sort_mode: RefinementDefinition['sortMode']
  sort_descending: number
  buckets: string
  options: string
}

/** Refinement definitions of a storefront catalog by the category that declares them. */
export function readRefinementDefinitions(
  db: Database,
  catalogId: string,
): Map<string, RefinementDefinition[]> {
  const byCategory = new Map<string, RefinementDefinition[]>()
  const rows = queryAll<DefinitionRow>(
    db,
    'SELECT * FROM refinement_definition WHERE catalog_id = ? ORDER BY category_id, position',
    catalogId,
  )
  for (const row of rows) {
    const definitions = byCategory.get(row.category_id) ?? []
    definitions.push(toDefinition(row))
    byCategory.set(row.category_id, definitions)
  }
  return byCategory
}

function toDefinition(row: DefinitionRow): RefinementDefinition {
  const {system, blocked, unbucketed} = JSON.parse(row.options) as RefinementOptions
  return {
    type: row.type,
    attributeId: row.attribute_id && (system ? row.attribute_id : `c_${row.attribute_id}`),
    name: JSON.parse(row.name) as Localized,
    sortMode: row.sort_mode,
    sortDescending: row.sort_descending === 1,
    unbucketed: unbucketed ?? 'hide',
    blocked: blocked ?? false,
    buckets: JSON.parse(row.buckets) as RefinementBucket[],
  }
}

/**
 * Definitions that hold for a category: its own and those of the categories above, the ones of the
 * root first. A category replaces an inherited definition by its own, or takes it back.
 * @param path ids of the categories from the root down
 */
export function definitionsFor(
  byCategory: ReadonlyMap<string, readonly RefinementDefinition[]>,
  path: readonly string[],
): RefinementDefinition[] {
  const found = new Map<string, RefinementDefinition>()
  for (const definition of path.flatMap((id) => byCategory.get(id) ?? [])) {
    const key = `${definition.type}:${definition.attributeId ?? ''}`
    if (definition.blocked) found.delete(key)
    else found.set(key, definition)
  }
  return [...found.values()]
}
