import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'

/** Picture and text beside the entries of a menu. */
export interface NavigationTeaser {
  title: string
  text: string
  /** Name of a picture in the content library. */
  image: string
}

/** Kinds of windows: `desktop` is the menu bar of wide windows, `mobile` the stacked drawer of the others. */
export type MenuDevice = 'desktop' | 'mobile'

/** One entry of the menu. */
export interface NavigationItem {
  id: string
  name: string
  /** Short text beside the name, such as "New". */
  badge?: string
  /** Menus that hide the entry and all entries below it (rule FRAME-6). */
  hide?: readonly MenuDevice[]
  children?: readonly NavigationItem[]
  /** Teaser; only for top-level entries. */
  teaser?: NavigationTeaser
}

type Category = ShopperProductsTypes.Category

const isShown = (category: Category): boolean => category.c_showInMenu === true

const devices: readonly MenuDevice[] = ['desktop', 'mobile']

/** Badge and hidden devices of a category, from its attributes `menuBadge` and `menuHide` (one or more values). */
function signsOf(category: Category): Pick<NavigationItem, 'badge' | 'hide'> {
  const badge: unknown = category.c_menuBadge
  const hidden: readonly unknown[] = [category.c_menuHide].flat()
  const hide = devices.filter((device) => hidden.includes(device))
  return {
    ...(typeof badge === 'string' && badge.trim() !== '' && {badge: badge.trim()}),
    ...(hide.length > 0 && {hide}),
  }
}

/** The menu of a category tree: categories marked for the menu, in the order of the catalogue. */
export function navigationOf(category: Category): readonly NavigationItem[] {
  return (category.categories ?? []).filter(isShown).map((child) => {
    const children = navigationOf(child)
    return {
      id: child.id,
      name: child.name ?? child.id,
      ...signsOf(child),
      ...(children.length > 0 && {children}),
    }
  })
}

/** The entries of the menu for a kind of window; an entry without visible children is a plain link. */
export function itemsOn(
  items: readonly NavigationItem[],
  device: MenuDevice,
): readonly NavigationItem[] {
  return items
    .filter(({hide}) => !hide?.includes(device))
    .map(({children, ...item}) => {
      const below = itemsOn(children ?? [], device)
      return below.length > 0 ? {...item, children: below} : item
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

/** Adds teasers, by category id, to the menu entries that have one. */
export function withTeasers(
  items: readonly NavigationItem[],
  teasers: ReadonlyMap<string, NavigationTeaser>,
): readonly NavigationItem[] {
  return items.map((item) => {
    const teaser = teasers.get(item.id)
    return teaser ? {...item, teaser} : item
  })
}

/** The entries on the path to a category, top level first; empty when it is not in the menu. */
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
