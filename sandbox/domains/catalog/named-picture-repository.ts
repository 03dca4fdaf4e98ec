import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/**
 * Paths of all pictures that products and categories reference; read when a file is missing for the
 * first time.
 */
const names = new RevisionCache(
  'catalog',
  (db: Database): ReadonlySet<string> =>
    new Set(
      queryAll<{path: string | null}>(
        db,
        `SELECT path FROM product_image
         UNION SELECT thumbnail FROM category UNION SELECT image FROM category`,
      ).map(({path}) => (path ?? '').replace(/^\/+/, '')),
    ),
)

/**
 * Returns true when a product or a category references the picture at `path` (with or without its
 * base folder).
 */
export function isNamedPicture(db: Database, path: string): boolean {
  const known = names.get(db, 'all')
  const segments = path.split('/')
  return segments.some((_, index) => known.has(segments.slice(index).join('/')))
}
