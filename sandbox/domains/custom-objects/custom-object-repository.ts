import type {Database} from '../../db/database'
import {queryOne} from '../../db/database'
import type {CustomAttributes} from '../attributes/attribute-values'

/** Type of custom objects with the attribute that is its key. */
export interface CustomObjectType {
  readonly id: string
  readonly keyProperty: string
  readonly hasNumberKey: boolean
}

/** Prefix of the type id under which metadata stores the attributes of custom objects. */
export const CUSTOM_OBJECT = 'CustomObject.'

/** Returns a type by id; a type without metadata has the key `id`, provided that it has an object. */
export function findObjectType(db: Database, id: string): CustomObjectType | undefined {
  const row = queryOne<{key_property: string; key_type: string}>(
    db,
    'SELECT key_property, key_type FROM custom_object_type WHERE id = ?',
    id,
  )
  if (row) {
    return {id, keyProperty: row.key_property, hasNumberKey: /^(int|double)$/.test(row.key_type)}
  }
  const some = queryOne<{id: string}>(
    db,
    'SELECT id FROM custom_object WHERE type_id = ? LIMIT 1',
    id,
  )
  return some && {id, keyProperty: 'id', hasNumberKey: false}
}

/** Returns the attributes of an object: the site's object, else the organization's. */
export function findCustomObject(
  db: Database,
  siteId: string,
  typeId: string,
  id: string,
): CustomAttributes | undefined {
  const row = queryOne<{attributes: string}>(
    db,
    `SELECT attributes FROM custom_object WHERE type_id = ? AND id = ? AND site_id IN (?, '')
     ORDER BY site_id DESC LIMIT 1`,
    typeId,
    id,
    siteId,
  )
  return row && (JSON.parse(row.attributes) as CustomAttributes)
}
