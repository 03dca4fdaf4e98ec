import type {Database} from '../../db/database'
import {queryAll, queryOne} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/** One row of table `category`. */
export interface CategoryRow {
  id: string
  parent_id: string | null
  online: number
  online_from: string | null
  online_to: string | null
  texts: string
  thumbnail: string | null
  image: string | null
  custom: string
}

/** Returns all categories of a catalog, online and offline, by position. */
export function readCategories(db: Database, catalogId: string): CategoryRow[] {
  return queryAll<CategoryRow>(
    db,
    'SELECT * FROM category WHERE catalog_id = ? ORDER BY position, id',
    catalogId,
  )
}

const parents = new RevisionCache(
  'catalog',
  (db: Database, catalogId: string): ReadonlyMap<string, string | null> =>
    new Map(
      queryAll<{id: string; parent_id: string | null}>(
        db,
        'SELECT id, parent_id FROM category WHERE catalog_id = ?',
        catalogId,
      ).map((row) => [row.id, row.parent_id]),
    ),
)

/** Returns the parent of every category of a catalog, online and offline. */
export function categoryParents(
  db: Database,
  catalogId: string,
): ReadonlyMap<string, string | null> {
  return parents.get(db, catalogId)
}

/** Location of the pictures of a catalog. */
export interface ImageLocation {
  /** Folder below `static/{locale}` without slashes at its ends. */
  readonly basePath: string
  /** Base URL of pictures on another server. */
  readonly external: string | null
}

const locations = new RevisionCache('catalog', (db: Database, owner: string): ImageLocation => {
  const row = queryOne<{image_location: string | null; external_location: string | null}>(
    db,
    'SELECT image_location, external_location FROM catalog WHERE id = ?',
    owner,
  )
  return {
    basePath: (row?.image_location ?? '').replace(/^\/+|\/+$/g, ''),
    external: row?.external_location?.replace(/\/+$/, '') ?? null,
  }
})

/** Returns the location of the pictures of a catalog; the pictures of a library are in its folder. */
export function imageLocation(db: Database, owner: string): ImageLocation {
  return locations.get(db, owner)
}
