import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'

/** Product that the catalog recommends with another product. */
export interface Recommendation {
  readonly productId: string
  readonly type: string
  readonly name: Localized
  /** Localized texts: shortDescription, longDescription, calloutMsg. */
  readonly texts: Readonly<Record<string, Localized>>
  readonly image: string | null
}

const recommendations = new RevisionCache('catalog', (db: Database, productId: string) =>
  queryAll<{target_id: string; type: string; name: string; texts: string; image: string | null}>(
    db,
    'SELECT * FROM product_recommendation WHERE source_id = ? ORDER BY position',
    productId,
  ).map((row): Recommendation => ({
    productId: row.target_id,
    type: row.type,
    name: JSON.parse(row.name) as Localized,
    texts: JSON.parse(row.texts) as Recommendation['texts'],
    image: row.image,
  })),
)

/** Returns the recommendations for a product in the catalog's order. */
export function recommendationsFor(db: Database, productId: string): readonly Recommendation[] {
  return recommendations.get(db, productId)
}
