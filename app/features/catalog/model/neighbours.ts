import type {CategoryLink, CategoryModel} from './category'

interface MenuItem extends CategoryLink {
  readonly children?: readonly MenuItem[]
}

/** The list that holds the category, wherever it is in the menu. */
function siblingsOf(items: readonly MenuItem[], id: string): readonly MenuItem[] {
  if (items.some((item) => item.id === id)) return items
  for (const {children = []} of items) {
    const found = siblingsOf(children, id)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Where a shopper may want to go from a category: into what is below it, or to what is beside it. The
 * top level has the menu for that.
 */
export function neighboursOf(
  category: Pick<CategoryModel, 'id' | 'children' | 'ancestors'>,
  menu: readonly MenuItem[],
): readonly CategoryLink[] {
  if (category.children.length > 0) return category.children
  if (category.ancestors.length === 0) return []
  return siblingsOf(menu, category.id).map(({id, name}) => ({id, name}))
}
