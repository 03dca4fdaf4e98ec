import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'
import type {ImageGroup} from './images'
import type {ProductRecord} from './product-record'

interface ImageRow {
  group_position: number
  view_type: string
  condition: string
  path: string
  alt: string
  title: string
}

const groups = new RevisionCache('catalog', (db: Database, productId: string): ImageGroup[] => {
  const rows = queryAll<ImageRow>(
    db,
    'SELECT * FROM product_image WHERE product_id = ? ORDER BY group_position, position',
    productId,
  )
  const byGroup = new Map<number, ImageRow[]>()
  for (const row of rows) {
    byGroup.set(row.group_position, [...(byGroup.get(row.group_position) ?? []), row])
  }
  return [...byGroup.values()].map((group) => ({
    viewType: group[0]?.view_type ?? '',
    condition: JSON.parse(group[0]?.condition ?? '{}') as ImageGroup['condition'],
    images: group.map(({path, alt, title}) => ({
      path,
      alt: JSON.parse(alt) as Localized,
      title: JSON.parse(title) as Localized,
    })),
  }))
})

/** Returns the image groups of a product; a variant without pictures has those of its master. */
export function imageGroupsOf(db: Database, product: ProductRecord): readonly ImageGroup[] {
  const own = groups.get(db, product.id)
  return own.length === 0 && product.masterId ? groups.get(db, product.masterId) : own
}
