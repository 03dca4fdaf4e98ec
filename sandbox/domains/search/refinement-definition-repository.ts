import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {Localized} from '../sites/locale'
import type {
  RefinementBucket,
  RefinementDefinition,
  RefinementOptions,
} from './refinement-definition'

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
