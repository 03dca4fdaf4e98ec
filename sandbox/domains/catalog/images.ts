import type {Database} from '../../db/database'
import {queryAll} from '../../db/database'
import {RevisionCache} from '../../db/revision-cache'
import type {Localized} from '../sites/locale'
import type {ProductRecord} from './product-record'

/** One picture of a group. */
export interface ProductImage {
  readonly path: string
  readonly alt: Localized
  readonly title: Localized
}

/** Pictures of one view type, for the variants that have the values of the condition. */
export interface ImageGroup {
  readonly viewType: string
  readonly condition: Readonly<Record<string, string>>
  readonly images: readonly ProductImage[]
}

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

/** Image groups of a product; a variant without pictures has those of its master. */
export function imageGroupsOf(db: Database, product: ProductRecord): readonly ImageGroup[] {
  const own = groups.get(db, product.id)
  return own.length === 0 && product.masterId ? groups.get(db, product.masterId) : own
}

/**
 * The group of each view type that fits best: every value of its condition is chosen, and of those
 * groups the one with the longest condition. Without a fitting group the view type is missing.
 */
export function bestGroups(
  all: readonly ImageGroup[],
  chosen: Readonly<Record<string, string>>,
): ImageGroup[] {
  const best = new Map<string, ImageGroup>()
  for (const group of all) {
    const conditions = Object.entries(group.condition)
    if (!conditions.every(([id, value]) => chosen[id] === value)) continue
    const known = best.get(group.viewType)
    if (!known || conditions.length > Object.keys(known.condition).length) {
      best.set(group.viewType, group)
    }
  }
  return [...best.values()]
}

/** First picture of a view type among the groups that fit a choice. */
export function firstImage(
  all: readonly ImageGroup[],
  viewType: string,
  chosen: Readonly<Record<string, string>>,
): ProductImage | undefined {
  const ofView = all.filter((group) => group.viewType === viewType)
  return bestGroups(ofView, chosen)[0]?.images[0]
}

/** View type of the picture that stands for a product in lists. */
export function listingViewType(all: readonly ImageGroup[]): string {
  const views = new Set(all.map(({viewType}) => viewType))
  return ['mainview', 'large'].find((view) => views.has(view)) ?? all[0]?.viewType ?? 'large'
}
