import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import type {Site} from '../sites/site-registry'

/** Kinds of objects with a date of their last change. */
export const CHANGE_KINDS = ['product', 'category', 'content', 'store'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

export interface ObjectChange {
  readonly id: string
  /** Epoch milliseconds. */
  readonly changedAt: number
}

/** Products of the site's catalogue. */
const PRODUCTS = `
  SELECT id, changed_at AS changedAt FROM object_change
  WHERE kind = 'product'
    AND id IN (SELECT product_id FROM category_assignment WHERE catalog_id = ?)
  ORDER BY id LIMIT ? OFFSET ?`

const OTHERS = `
  SELECT id, changed_at AS changedAt FROM object_change
  WHERE kind = ? AND owner_id = ? ORDER BY id LIMIT ? OFFSET ?`

/** When the objects of a site last changed, by their ids. */
export function readChanges(
  db: Database,
  {id: siteId, catalogId, libraryId}: Pick<Site, 'id' | 'catalogId' | 'libraryId'>,
  {kind, limit, offset}: {kind: ChangeKind; limit: number; offset: number},
): ObjectChange[] {
  if (kind === 'product') return queryAll<ObjectChange>(db, PRODUCTS, catalogId, limit, offset)
  const owner = {category: catalogId, content: libraryId, store: siteId}[kind]
  return queryAll<ObjectChange>(db, OTHERS, kind, owner, limit, offset)
}
