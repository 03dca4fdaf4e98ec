import {categories, type CategorySource} from '../categories'
import {furtherNames} from '../category-names'
import {sets} from '../sets'
import type {ProductSource} from '../model'
import {pageTitle} from '../texts'
import {refinementDefinitions} from './refinements'
import {custom, el, leaf, localized, serialize, type Element} from './xml'

/** Id of the catalogue that holds the category tree. */
export const storefrontCatalogId = 'barnholt-storefront'

/** The storefront catalogue: category tree, assignments in shelf order, products shown together. */
export function storefrontCatalogXml(range: readonly ProductSource[]): string {
  const root = el(
    'category',
    {'category-id': 'root'},
    localized('display-name', {en: 'Barnholt', de: 'Barnholt', ja: 'Barnholt'}),
    leaf('online-flag', true),
    refinementDefinitions(),
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
      categories.map(category),
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

function nameElements(categoryId: string): Element[] {
  return Object.entries(furtherNames(categoryId)).map(([lang, name]) =>
    leaf('display-name', name, {'xml:lang': lang}),
  )
}

/** Sets and bundles have a shelf of their own, which the menu does not show. */
function setsCategory(): Element {
  return el(
    'category',
    {'category-id': 'sets'},
    localized('display-name', {en: 'Sets', de: 'Sets', ja: 'セット'}),
    nameElements('sets'),
    leaf('online-flag', true),
    leaf('parent', 'root'),
    leaf('position', categories.length + 1),
    el('custom-attributes', {}, custom('showInMenu', false)),
  )
}

function category(source: CategorySource, index: number): Element {
  const picture = `content/category-${source.id}.jpg`
  return el(
    'category',
    {'category-id': source.id},
    localized('display-name', source.name),
    nameElements(source.id),
    localized('description', source.description),
    leaf('online-flag', true),
    leaf('parent', source.parent),
    leaf('position', index + 1),
    leaf('thumbnail', picture),
    leaf('image', picture),
    pageAttributes(source),
    el('custom-attributes', {}, custom('showInMenu', true)),
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
