import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'

/** Picture and words beside the entries of a menu. */
export interface NavigationTeaser {
  title: string
  text: string
  /** Name of a picture in the content library. */
  image: string
}

/** One entry of the menu. */
export interface NavigationItem {
  id: string
  name: string
  children?: readonly NavigationItem[]
  /** Top level only. */
  teaser?: NavigationTeaser
}

type Category = ShopperProductsTypes.Category

const isShown = (category: Category): boolean => category.c_showInMenu === true

/** The menu of a category tree: categories marked for the menu, in the order of the catalogue. */
export function navigationOf(category: Category): readonly NavigationItem[] {
  return (category.categories ?? []).filter(isShown).map((child) => {
    const children = navigationOf(child)
    return {id: child.id, name: child.name ?? child.id, ...(children.length > 0 && {children})}
  })
}

/** Reads `{title, text, image}` of a banner asset; null when a part is missing. */
export function teaserOf(data: unknown): NavigationTeaser | null {
  if (typeof data !== 'object' || data === null) return null
  const {title, text, image} = data as Record<string, unknown>
  return typeof title === 'string' && typeof text === 'string' && typeof image === 'string'
    ? {title, text, image}
    : null
}

/** The menu with teasers where there are some, by category id. */
export function withTeasers(
  items: readonly NavigationItem[],
  teasers: ReadonlyMap<string, NavigationTeaser>,
): readonly NavigationItem[] {
  return items.map((item) => {
    const teaser = teasers.get(item.id)
    return teaser ? {...item, teaser} : item
  })
}

/** The entries on the way to a category, top level first; empty when it is not in the menu. */
export function trailTo(
  items: readonly NavigationItem[],
  categoryId: string,
): readonly NavigationItem[] {
  for (const item of items) {
    if (item.id === categoryId) return [item]
    const below = trailTo(item.children ?? [], categoryId)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
