import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import type {CategoryTree} from 'commerce-sandbox/domains/catalog'
import type {JsonValue} from 'commerce-sandbox/plugin'
import {categoryItem, categoryItems, menuFilter} from './navigation-categories'
import {MAX_LEVELS, NAVIGATION_TYPES, textsOf, type NavigationItem} from './navigation-item'

type Fields = Readonly<Record<string, JsonValue>>

const isFields = (value: JsonValue): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** Resolves the items of a definition (content asset `pwa_navigation`) for a site and locale. */
export class NavigationDefinition {
  private readonly isShown

  constructor(
    private readonly context: ShopContext,
    private readonly tree: CategoryTree,
    /** Makes a link relative where it leads to the shop. */
    private readonly relative: (link: string) => string,
  ) {
    this.isShown = menuFilter(context, tree)
  }

  /** Items without a label or an id, and those of categories that are offline or unknown, are left out. */
  items(definition: JsonValue | undefined, levels = MAX_LEVELS): readonly NavigationItem[] {
    if (!Array.isArray(definition) || levels === 0) return []
    return definition.flatMap((fields) => {
      const item = isFields(fields) ? this.item(fields, levels) : null
      return item ?? []
    })
  }

  private item(fields: Fields, levels: number): NavigationItem | null {
    const categoryId = textOf(fields['category'])
    const category = categoryId === undefined ? undefined : this.tree.get(categoryId)
    if (categoryId !== undefined && !category) return null
    const base = category && categoryItem(this.context, category)
    const id = textOf(fields['id']) ?? base?.id
    const type = NAVIGATION_TYPES.find((name) => name === fields['type'])
    const label =
      textOf(fields['label']) ?? base?.label ?? (type === 'ContentSlot' ? id : undefined)
    if (id === undefined || label === undefined) return null
    const below =
      category && fields['subcategories'] === true
        ? categoryItems(this.context, category.children, this.isShown, levels - 1)
        : []
    const items = [...below, ...this.items(fields['items'], levels - 1)]
    return {
      id,
      label,
      type: type ?? (items.length > 0 ? 'NavigationItem' : 'NavigationLink'),
      variant: textOf(fields['variant']) ?? 'default',
      special: fields['special'] === true,
      hide: fields['hide'] === undefined ? (base?.hide ?? []) : textsOf(fields['hide']),
      ...this.optional(fields, base),
      ...(items.length > 0 && {items}),
    }
  }

  private optional(fields: Fields, base: NavigationItem | undefined): Partial<NavigationItem> {
    const written = textOf(fields['link'])
    const link = written === undefined ? base?.link : this.relative(written)
    const badge = textOf(fields['badge']) ?? base?.badge
    const image = textOf(fields['image']) ?? base?.image
    const alt = textOf(fields['image_alt']) ?? base?.image_alt
    return {
      ...(link !== undefined && {link}),
      ...(badge !== undefined && {badge}),
      ...(image !== undefined && {image}),
      ...(image !== undefined && alt !== undefined && {image_alt: alt}),
    }
  }
}
