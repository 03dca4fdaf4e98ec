import {categories, type CategorySource} from '../categories'
import {sets} from '../sets'
import {textAt} from '../languages/languages'
import {SHOP_SITES, type ProductSource, type ShopSite} from '../model'
import {badgeTexts, pageTitle} from '../texts'
import {assignedRules, listingRules, productRules} from './page-meta-tags'
import {refinementDefinitions} from './refinements'
import {custom, customSet, customText, el, leaf, localized, serialize, type Element} from './xml'

/** Id of the catalogue that holds the category tree. */
export const storefrontCatalogId = 'barnholt-storefront'

/** The storefront catalogue: category tree, assignments in shelf order, products shown together. */
export function storefrontCatalogXml(range: readonly ProductSource[]): string {
  const root = el(
    'category',
    {'category-id': 'root'},
    localized('display-name', textAt('categories', 'root/name')),
    leaf('online-flag', true),
    refinementDefinitions(),
    assignedRules('product-detail-page', productRules),
    assignedRules('product-listing-page', listingRules),
  )
  return serialize(
    el(
      'catalog',
      {
        xmlns: 'http://www.demandware.com/xml/impex/catalog/2006-10-31',
        'catalog-id': storefrontCatalogId,
      },
      el('header', {}),
      root,
      categories.map((source, index) => category(source, index, emptyIn(source.id, range))),
      setsCategory(),
      range.flatMap(assignments),
      sets.map(({id}) =>
        el(
          'category-assignment',
          {'category-id': 'sets', 'product-id': id},
          leaf('position', 'auto'),
        ),
      ),
      range.flatMap(recommendations),
    ),
  )
}

/** Sets and bundles have a shelf of their own; the bar of wide windows has no room for it. */
function setsCategory(): Element {
  return el(
    'category',
    {'category-id': 'sets'},
    localized('display-name', textAt('categories', 'sets/name')),
    localized('description', textAt('categories', 'sets/description')),
    leaf('online-flag', true),
    leaf('parent', 'root'),
    leaf('position', categories.length + 1),
    el('custom-attributes', {}, custom('showInMenu', true), customSet('menuHide', ['desktop'])),
  )
}

/** Sites on which a category and those below it have no product: their menu omits it. */
export function emptyIn(id: string, range: readonly ProductSource[]): ShopSite[] {
  const below = [id]
  // Parents come before their children in the list.
  for (const one of categories) if (below.includes(one.parent)) below.push(one.id)
  const products = range.filter((product) => product.categories.some((one) => below.includes(one)))
  if (products.length === 0) return []
  return SHOP_SITES.filter((site) => products.every(({notIn}) => notIn?.includes(site)))
}

function category(source: CategorySource, index: number, notIn: readonly ShopSite[]): Element {
  const picture = `content/category-${source.id}.jpg`
  return el(
    'category',
    {'category-id': source.id},
    localized('display-name', source.name),
    localized('description', source.description),
    leaf('online-flag', true),
    leaf('parent', source.parent),
    leaf('position', index + 1),
    leaf('thumbnail', picture),
    leaf('image', picture),
    pageAttributes(source),
    el(
      'custom-attributes',
      {},
      custom('showInMenu', true),
      source.menuBadge && customText('menuBadge', badgeTexts[source.menuBadge]),
      notIn.length > 0 ? customSet('menuNotIn', notIn) : undefined,
    ),
  )
}

function pageAttributes({name, description}: CategorySource): Element {
  return el(
    'page-attributes',
    {},
    localized('page-title', pageTitle(name)),
    localized('page-description', description),
  )
}

/** Where a product stands in the tree. */
export function assignments({id, categories: shelves}: ProductSource): Element[] {
  return shelves.map((shelf, index) =>
    el(
      'category-assignment',
      {'category-id': shelf, 'product-id': id},
      leaf('position', 'auto'),
      index === 0 ? leaf('primary-flag', true) : undefined,
    ),
  )
}

function recommendations({id, goesWith = []}: ProductSource): Element[] {
  return goesWith.map((target) =>
    el('recommendation', {
      'source-id': id,
      'source-type': 'product',
      'target-id': target,
      'target-type': 'product',
      type: 'cross-sell',
    }),
  )
}
