import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {categoryTree} from 'commerce-sandbox/domains/catalog'
import {findContent} from 'commerce-sandbox/domains/content'
import type {JsonValue, Sandbox} from 'commerce-sandbox/plugin'
import {categoryItems, menuFilter} from './navigation-categories'
import {NavigationDefinition} from './navigation-definition'
import {MAX_LEVELS, relativeLink, type NavigationItem} from './navigation-item'

/** A link of the header, in the form of menu entries. */
interface HeaderLink extends Pick<NavigationItem, 'id' | 'label'> {
  readonly link: string
  readonly type: 'HeaderNavigationElement'
}

/** The list of a property in the JSON of a content asset; empty without the asset or with invalid JSON. */
function listOf(context: ShopContext, assetId: string, property: string): readonly JsonValue[] {
  const data = findContent(context, context.site, assetId, context.locale)?.custom['c_data']
  if (typeof data !== 'string') return []
  try {
    const list = (JSON.parse(data) as Record<string, JsonValue> | null)?.[property]
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/**
 * The menu, three levels deep: that of the content asset `pwa_navigation`, or of the category tree in an archive
 * without the asset.
 */
export function navigation(sandbox: Sandbox, context: ShopContext): readonly NavigationItem[] {
  const tree = categoryTree(context.db, context.site.catalogId)
  const definition = new NavigationDefinition(context, tree, (link) => relativeLink(sandbox, link))
  const defined = definition.items([...listOf(context, 'pwa_navigation', 'items')])
  if (defined.length > 0) return defined
  const isShown = menuFilter(context, tree)
  return categoryItems(context, tree.root?.children ?? [], isShown, MAX_LEVELS)
}

/** The links beside the logo, of the content asset `pwa_header_links`; links to the shop itself are relative. */
export function navigationHeader(sandbox: Sandbox, context: ShopContext): readonly HeaderLink[] {
  return listOf(context, 'pwa_header_links', 'links').flatMap((entry, index) => {
    const {id, label, href} = (entry ?? {}) as Record<string, JsonValue | undefined>
    if (typeof label !== 'string' || typeof href !== 'string') return []
    return {
      id: typeof id === 'string' ? id : `header-link-${index + 1}`,
      label,
      link: relativeLink(sandbox, href),
      type: 'HeaderNavigationElement' as const,
    }
  })
}
