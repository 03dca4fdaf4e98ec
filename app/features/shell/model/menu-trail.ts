import type {NavigationItem} from '@app/features/navigation/public/navigation'

/** Ids of the opened entries, from the top level down. */
export type MenuTrail = readonly string[]

interface MenuLevelModel {
  /** Entries of the trail that exist, top level first. */
  parents: readonly NavigationItem[]
  /** The last of `parents`; undefined at the top level. */
  parent: NavigationItem | undefined
  items: readonly NavigationItem[]
}

/** The entries that a stacked menu shows for a trail; an invalid trail ends at its last valid entry. */
export function itemsAt(top: readonly NavigationItem[], trail: MenuTrail): MenuLevelModel {
  const parents: NavigationItem[] = []
  let items = top
  for (const id of trail) {
    const next = items.find((item) => item.id === id)
    if (!next?.children) break
    parents.push(next)
    items = next.children
  }
  return {parents, parent: parents.at(-1), items}
}
