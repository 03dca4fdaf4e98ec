import {attributeDefinitions, customProperties} from 'commerce-sandbox/domains/attributes'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {type Category, type CategoryTree, imageUrl} from 'commerce-sandbox/domains/catalog'
import {markupLinks} from 'commerce-sandbox/domains/content'
import {localize} from 'commerce-sandbox/domains/sites'
import {textsOf, type NavigationItem} from './navigation-item'

type Attributes = ReturnType<typeof customProperties>

function attributesOf(context: ShopContext, category: Category): Attributes {
  const {db, site, locale} = context
  const definitions = attributeDefinitions(db, 'Category')
  const links = markupLinks(context, {site, locale, owner: category.catalogId})
  return customProperties(category.custom, definitions, locale, links)
}

/** The entry of a category, without the entries below it. */
export function categoryItem(context: ShopContext, category: Category): NavigationItem {
  const attributes = attributesOf(context, category)
  const label = localize(category.texts['name'], context.locale) ?? category.id
  const {c_menuBadge: badge, c_menuHide: hide} = attributes
  const picture = category.thumbnail
  return {
    id: category.id,
    label,
    link: `/category/${encodeURIComponent(category.id)}`,
    type: 'NavigationLink',
    variant: 'default',
    special: false,
    hide: textsOf(hide),
    ...(typeof badge === 'string' && {badge}),
    ...(picture && {image: imageUrl(context, category.catalogId, picture), image_alt: label}),
  }
}

/**
 * Selects the categories of menus: those with `showInMenu`, or all that do not refuse it in a catalogue that marks
 * none; without those whose `menuNotIn` names the site.
 */
export function menuFilter(
  context: ShopContext,
  tree: CategoryTree,
): (category: Category) => boolean {
  const mark = (category: Category) => attributesOf(context, category)['c_showInMenu']
  const isMarked = tree.all().some((category) => mark(category) === true)
  return (category) => {
    if (textsOf(attributesOf(context, category)['c_menuNotIn']).includes(context.site.id))
      return false
    return isMarked ? mark(category) === true : mark(category) !== false
  }
}

/** Entries of categories and of those below them, `levels` deep. */
export function categoryItems(
  context: ShopContext,
  categories: readonly Category[],
  isShown: (category: Category) => boolean,
  levels: number,
): readonly NavigationItem[] {
  if (levels <= 0) return []
  return categories.filter(isShown).map((category) => {
    const items = categoryItems(context, category.children, isShown, levels - 1)
    const item = categoryItem(context, category)
    return items.length > 0 ? {...item, type: 'NavigationItem', items} : item
  })
}
