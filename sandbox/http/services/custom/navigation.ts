import {attributeDefinitions} from '../../../domains/attributes/attribute-definition-repository'
import type {Category} from '../../../domains/catalog/category-tree'
import {categoryTree} from '../../../domains/catalog/category-tree'
import {customProperties} from '../../../domains/attributes/custom-properties'
import {imageUrl} from '../../../domains/catalog/image-url'
import {findContent} from '../../../domains/content/content-repository'
import {markupLinks} from '../../../domains/content/markup'
import type {JsonValue} from '../../../domains/json'
import type {ShopContext} from '../../../domains/baskets/shop-context'
import {localize} from '../../../domains/sites/locale'

/** An entry of the menu; `items` are the entries below it. */
interface NavigationItem {
  readonly id: string
  readonly label: string
  readonly link: string
  readonly type: 'NavigationItem' | 'NavigationLink'
  readonly variant: string
  /** Window types (`desktop`, `mobile`) whose menu omits the entry. */
  readonly hide: readonly string[]
  readonly badge?: string
  readonly image?: string
  readonly image_alt?: string
  readonly items?: readonly NavigationItem[]
}

const MAX_LEVELS = 3

/** The menu: the categories marked for it, three levels deep. */
export function navigation(context: ShopContext): readonly NavigationItem[] {
  const tree = categoryTree(context.db, context.site.catalogId)
  return itemsOf(context, tree.root?.children ?? [], MAX_LEVELS)
}

function itemsOf(
  context: ShopContext,
  categories: readonly Category[],
  levels: number,
): NavigationItem[] {
  if (levels === 0) return []
  return categories.flatMap((category) => {
    const custom = customOf(context, category)
    if (custom['c_showInMenu'] === false) return []
    const items = itemsOf(context, category.children, levels - 1)
    const label = localize(category.texts['name'], context.locale) ?? category.id
    return [
      {
        id: category.id,
        label,
        link: `/category/${encodeURIComponent(category.id)}`,
        type: items.length > 0 ? 'NavigationItem' : 'NavigationLink',
        variant: 'default',
        hide: textsOf(custom['c_menuHide']),
        ...(typeof custom['c_menuBadge'] === 'string' ? {badge: custom['c_menuBadge']} : {}),
        ...(category.thumbnail
          ? {
              image: imageUrl(context, category.catalogId, category.thumbnail),
              image_alt: label,
            }
          : {}),
        ...(items.length > 0 ? {items} : {}),
      } as const,
    ]
  })
}

/** The values of an attribute that contains one or several texts. */
function textsOf(value: JsonValue | undefined): readonly string[] {
  return [value].flat().filter((text) => typeof text === 'string')
}

function customOf(context: ShopContext, category: Category) {
  const {db, site, locale} = context
  const definitions = attributeDefinitions(db, 'Category')
  const links = markupLinks(context, {site, locale, owner: category.catalogId})
  return customProperties(category.custom, definitions, locale, links)
}

/** The links beside the logo: content asset `pwa_header_links`. */
export function navigationHeader(context: ShopContext): JsonValue {
  const {site, locale} = context
  const data = findContent(context, site, 'pwa_header_links', locale)?.custom['c_data']
  if (typeof data !== 'string') return []
  try {
    const parsed = JSON.parse(data) as {links?: JsonValue}
    return parsed.links ?? []
  } catch {
    return []
  }
}

/** The target of a shop URL: a category or a product by its last part. */
export function urlMappings({db, site, locale}: ShopContext) {
  const tree = categoryTree(db, site.catalogId)
  return tree
    .all()
    .filter(({id}) => id !== tree.rootId)
    .map((category) => ({
      resourceType: 'CATEGORY',
      resourceId: category.id,
      url: `/${slugOf(localize(category.texts['pageUrl'], locale) ?? category.id)}`,
    }))
}

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
