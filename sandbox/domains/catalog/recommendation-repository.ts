import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'

/** A product that goes with another. */
export interface Recommendation {
  readonly productId: string
  readonly type: string
  readonly name: Localized
  /** shortDescription, longDescription, calloutMsg. */
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

/** What the catalog recommends with a product, in its order. */
export function recommendationsFor(db: Database, productId: string): readonly Recommendation[] {
  return recommendations.get(db, productId)
}
