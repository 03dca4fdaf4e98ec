import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'

/** One entry of the menu. */
export interface NavigationItem {
  id: string
  name: string
  children: readonly NavigationItem[]
}

type Category = ShopperProductsTypes.Category

const isShown = (category: Category): boolean => category.c_showInMenu === true

/**
 * The menu of a category tree: categories marked for the menu, in the order of the catalogue. A
 * category that is left out takes what is below it along.
 */
export function navigationOf(category: Category): readonly NavigationItem[] {
  return (category.categories ?? []).filter(isShown).map((child) => ({
    id: child.id,
    name: child.name ?? child.id,
    children: navigationOf(child),
  }))
}

/** The top-level entry that a category belongs to, for marking where the shopper is. */
export function branchOf(
  items: readonly NavigationItem[],
  categoryId: string,
): NavigationItem | undefined {
  return items.find(
    (item) => item.id === categoryId || branchOf(item.children, categoryId) !== undefined,
  )
}
