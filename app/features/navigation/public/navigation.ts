import {decodePart} from '@common/address-part'
import type {Paths} from '@common/paths'

/** Kinds of windows: `desktop` is the menu bar of wide windows, `mobile` the stacked drawer of the others. */
export type MenuDevice = 'desktop' | 'mobile'

export const MENU_DEVICES: readonly MenuDevice[] = ['desktop', 'mobile']

/** One entry of the menu, in the form in which pages contain it. */
export interface NavigationItem {
  /** Id of the entry; of a slot, the id of the content slot. */
  id: string
  name: string
  /**
   * Site-relative path or absolute URL; null for an entry without a page. An entry without the property leads to the
   * category of its id.
   */
  to?: string | null
  /** Image card or content slot; a text when absent. */
  kind?: 'card' | 'slot'
  /** Short text beside the name, such as "New". */
  badge?: string
  /** True for an entry that stands out. */
  special?: true
  /** Path of a picture on the static host, or as `contentImage` takes it. */
  image?: string
  imageAlt?: string
  /** Menus that hide the entry and all entries below it (rule FRAME-6). */
  hide?: readonly MenuDevice[]
  children?: readonly NavigationItem[]
}

/** A link of the header. */
export interface HeaderLink {
  label: string
  /** Site-relative path or absolute URL. */
  to: string
}

/** Entries of one level, by the place where a menu shows them. */
export interface MenuParts {
  texts: readonly NavigationItem[]
  cards: readonly NavigationItem[]
  slots: readonly NavigationItem[]
}

export function partsOf(items: readonly NavigationItem[] = []): MenuParts {
  return {
    texts: items.filter(({kind}) => kind === undefined),
    cards: items.filter(({kind}) => kind === 'card'),
    slots: items.filter(({kind}) => kind === 'slot'),
  }
}

/** Address of an entry; undefined without a page of its own. */
export function hrefOf({id, to}: NavigationItem, paths: Paths): string | undefined {
  if (to === undefined) return paths.category(id)
  return to === null ? undefined : paths.fromContent(to)
}

/** Id of the category that an entry leads to. */
export function categoryOf({id, to, kind}: NavigationItem): string | undefined {
  if (to === undefined) return kind === 'slot' ? undefined : id
  const encoded = /^\/category\/([^/?#]+)$/.exec(to ?? '')?.[1]
  return encoded === undefined ? undefined : decodePart(encoded)
}

/** The entries of the menu for a kind of window; an entry without visible children is a plain link. */
export function itemsOn(
  items: readonly NavigationItem[],
  device: MenuDevice,
): readonly NavigationItem[] {
  return items
    .filter(({hide}) => !hide?.includes(device))
    .flatMap(({children, ...item}) => {
      const below = itemsOn(children ?? [], device)
      if (below.length > 0) return {...item, children: below}
      return item.to === null && item.kind === undefined ? [] : item
    })
}

/** The entries that are categories under their own id, without links, cards and slots. */
export function categoriesOf(items: readonly NavigationItem[]): readonly NavigationItem[] {
  return items
    .filter(({to, kind}) => to === undefined && kind === undefined)
    .map(({children, ...item}) => {
      const below = categoriesOf(children ?? [])
      return below.length > 0 ? {...item, children: below} : item
    })
}

/** The entries on the path to a category, top level first; empty when it is not in the menu. */
export function trailTo(
  items: readonly NavigationItem[],
  categoryId: string,
): readonly NavigationItem[] {
  for (const item of categoriesOf(items)) {
    if (item.id === categoryId) return [item]
    const below = trailTo(item.children ?? [], categoryId)
    if (below.length > 0) return [item, ...below]
  }
  return []
}
