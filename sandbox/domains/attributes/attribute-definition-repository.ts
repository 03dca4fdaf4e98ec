import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'

/** Type and names of a custom attribute. */
export interface AttributeDefinition {
  readonly id: string
  /** Value type as the archive format names it; `set-of-...` for an attribute with several values. */
  readonly type: string
  readonly localizable: boolean
  /** True for an attribute that only the shop's systems write, not its shoppers. */
  readonly externallyManaged: boolean
  readonly name: Localized
  /** Display name by value, in the order of the value list. */
  readonly valueNames: ReadonlyMap<string, Localized>
}

interface DefinitionRow {
  id: string
  type: string
  localizable: number
  externally_managed: number
  name: string
  value_names: string
}

/** An attribute without names, as a program adds it. */
export interface AddedAttribute extends Pick<AttributeDefinition, 'id' | 'type'> {
  readonly externallyManaged?: boolean
}

const added = new WeakMap<Database, Map<string, readonly AddedAttribute[]>>()

/** Adds definitions by object type to those of the archives, which come first, while the connection is open. */
export function addAttributeDefinitions(
  db: Database,
  attributes: Readonly<Record<string, readonly AddedAttribute[]>>,
): void {
  const known = added.get(db) ?? new Map<string, readonly AddedAttribute[]>()
  for (const [type, more] of Object.entries(attributes)) {
    known.set(type, [...(known.get(type) ?? []), ...more])
  }
  added.set(db, known)
}

const definitions = new RevisionCache('catalog', (db: Database, objectType: string) => {
  const more = (added.get(db)?.get(objectType) ?? []).map(
    ({id, type, externallyManaged = false}): [string, AttributeDefinition] => [
      id,
      {id, type, externallyManaged, localizable: false, name: {}, valueNames: new Map()},
    ],
  )
  return new Map([...more, ...readAttributeDefinitions(db, objectType)])
})

/** Reads the current definitions without the cache, for use inside an import. */
export function readAttributeDefinitions(
  db: Database,
  objectType: string,
): ReadonlyMap<string, AttributeDefinition> {
  const rows = queryAll<DefinitionRow>(
    db,
    'SELECT * FROM attribute_definition WHERE object_type = ?',
    objectType,
  )
  return new Map(rows.map((row) => [row.id, toDefinition(row)]))
}

function toDefinition(row: DefinitionRow): AttributeDefinition {
  return {
    id: row.id,
    type: row.type,
    localizable: row.localizable === 1,
    externallyManaged: row.externally_managed === 1,
    name: JSON.parse(row.name) as Localized,
    valueNames: new Map(JSON.parse(row.value_names) as [string, Localized][]),
  }
}

/** Custom attributes of an object type (`Product`, `Category`, `Content` ...) by id. */
export function attributeDefinitions(
  db: Database,
  objectType: string,
): ReadonlyMap<string, AttributeDefinition> {
  return definitions.get(db, objectType)
}
