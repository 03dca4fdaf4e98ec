import type {CategoryLink, CategoryModel} from '../public/category'

interface MenuItem extends CategoryLink {
  readonly children?: readonly MenuItem[]
}

/** The menu list that contains the category, at any level of the menu. */
function siblingsOf(items: readonly MenuItem[], id: string): readonly MenuItem[] {
  if (items.some((item) => item.id === id)) return items
  for (const {children = []} of items) {
    const found = siblingsOf(children, id)
    if (found.length > 0) return found
  }
  return []
}

/**
 * Categories linked from a category page: its children, or its siblings if it has none. Top-level
 * categories have no sibling links, because the menu shows them.
 */
export function neighboursOf(
  category: Pick<CategoryModel, 'id' | 'children' | 'ancestors'>,
  menu: readonly MenuItem[],
): readonly CategoryLink[] {
  if (category.children.length > 0) return category.children
  if (category.ancestors.length === 0) return []
  return siblingsOf(menu, category.id).map(({id, name}) => ({id, name}))
}
