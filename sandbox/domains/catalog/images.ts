import type {Localized} from '../sites/locale'

/** One picture of a group. */
export interface ProductImage {
  readonly path: string
  readonly alt: Localized
  readonly title: Localized
}

/** Pictures of one view type for the variants whose values match the condition. */
export interface ImageGroup {
  readonly viewType: string
  readonly condition: Readonly<Record<string, string>>
  readonly images: readonly ProductImage[]
}

/**
 * Returns the best matching group of each view type: all values of its condition are chosen, and
 * its condition is the longest. A view type without a matching group is left out.
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

/** Returns the first picture of a view type from the groups that match a choice. */
export function firstImage(
  all: readonly ImageGroup[],
  viewType: string,
  chosen: Readonly<Record<string, string>>,
): ProductImage | undefined {
  const ofView = all.filter((group) => group.viewType === viewType)
  return bestGroups(ofView, chosen)[0]?.images[0]
}

/** Returns the view type of the picture that represents a product in lists. */
export function listingViewType(all: readonly ImageGroup[]): string {
  const views = new Set(all.map(({viewType}) => viewType))
  return ['mainview', 'large'].find((view) => views.has(view)) ?? all[0]?.viewType ?? 'large'
}
