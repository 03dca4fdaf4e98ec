import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {Localized} from '../sites/locale'

/** A named group of refinement values: a price step, or several attribute values under one name. */
export type RefinementBucket =
  | {
      readonly kind: 'price'
      readonly name: Localized
      readonly currency: string
      /** Upper end in major units; the lower end is that of the step before. */
      readonly threshold: number
    }
  | {
      readonly kind: 'attribute'
      readonly name: Localized
      readonly values: readonly string[]
      readonly presentationId: string | null
    }

/** What shoppers of a category can narrow its products by. */
export interface RefinementDefinition {
  readonly type: 'category' | 'price' | 'attribute' | 'promotion'
  /** Custom attribute for type attribute, else null. */
  readonly attributeId: string | null
  readonly name: Localized
  readonly sortMode: 'value-list' | 'value-name' | 'value-count' | 'category-position'
  readonly sortDescending: boolean
  /** Fewest products in a result for which the refinement is shown. */
  readonly cutoff: number | null
  readonly buckets: readonly RefinementBucket[]
}

interface DefinitionRow {
  category_id: string
  type: RefinementDefinition['type']
  attribute_id: string | null
  name: string
  sort_mode: RefinementDefinition['sortMode']
  sort_descending: number
  cutoff: number | null
  buckets: string
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
    definitions.push({
      type: row.type,
      attributeId: row.attribute_id,
      name: JSON.parse(row.name) as Localized,
      sortMode: row.sort_mode,
      sortDescending: row.sort_descending === 1,
      cutoff: row.cutoff,
      buckets: JSON.parse(row.buckets) as RefinementBucket[],
    })
    byCategory.set(row.category_id, definitions)
  }
  return byCategory
}
