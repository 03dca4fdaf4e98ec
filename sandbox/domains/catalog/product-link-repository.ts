import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'

/** Link between two products in the catalog. */
export interface ProductLink {
  readonly sourceId: string
  readonly targetId: string
  /**
   * Link type: cross-sell, replacement, up-sell, accessory, spare-part, newer-version,
   * alt-orderunit, other.
   */
  readonly type: string
}

const links = new RevisionCache('catalog', (db: Database, productId: string): ProductLink[] =>
  queryAll<{source_id: string; target_id: string; type: string}>(
    db,
    `SELECT source_id, target_id, type FROM product_link
     WHERE source_id = ?1 OR target_id = ?1 ORDER BY source_id <> ?1, position`,
    productId,
  ).map((row) => ({sourceId: row.source_id, targetId: row.target_id, type: row.type})),
)

/** Returns the links from a product, then the links to it. */
export function productLinks(db: Database, productId: string): readonly ProductLink[] {
  return links.get(db, productId)
}
