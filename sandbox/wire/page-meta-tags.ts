import type {CustomAttributes} from '../domains/attributes/attribute-values'
import {attributeDefinitions} from '../domains/attributes/attribute-definition-repository'
import {categoryTree, type Category} from '../domains/catalog/category-tree'
import {imageGroupsOf} from '../domains/catalog/image-repository'
import type {ProductRecord} from '../domains/catalog/product-record'
import {fractionDigits, toDecimal} from '../domains/money'
import type {Sku} from '../domains/search/site-index'
import type {ReadAttribute} from '../domains/seo/meta-rule'
import type {RuleOwner} from '../domains/seo/page-meta-tag-repository'
import {pageMetaTags, type PageMetaTag} from '../domains/seo/page-meta-tags'
import {localize} from '../domains/sites/locale'
import type {RenderContext} from './render-context'

/** Reads the part of an attribute behind the name of its object: `name` of `Product.name`. */
type ReadPart = (path: string) => string | undefined

/** Types of attributes that rules cannot show. */
const WITHOUT_TEXT = new Set(['html', 'date', 'datetime', 'image', 'password'])

/**
 * The page meta tags of a product. Rules are inherited from its variation groups, its master, its primary
 * category and the categories above it.
 */
export function productMetaTags(
  context: RenderContext,
  product: ProductRecord,
  skus: readonly Sku[],
): PageMetaTag[] {
  const {catalog, db, site, locale} = context
  const [categoryId] = catalog.categoryIds(product, site.catalogId)
  const masters = product.masterId ? [product.masterId] : []
  const ids = [product.id, ...groupsOf(context, product), ...masters]
  const owners: RuleOwner[] = [
    ...ids.map((id) => ({kind: 'product' as const, ownerId: '', id})),
    ...categoryOwners(context, categoryId),
  ]
  const read = reader({
    ...common(context),
    Product: (path) => productText(context, product, path),
    ProductPrice: (path) => priceText(context, skus, path),
    ProductImageURL: (path) => imageUrl(context, product, path),
    Category: (path) => categoryText(context, categoryId, path),
  })
  return pageMetaTags(db, 'product-detail-page', owners, {locale, read})
}

/** What a list of products was asked for. */
export interface ListingFacts {
  readonly phrase: string | undefined
  /** Selected values by attribute, as `selectedRefinements` has them. */
  readonly selected: Readonly<Record<string, string>>
}

/** The page meta tags of a list of products, with the rules of its category and those above it. */
export function listingMetaTags(
  context: RenderContext,
  {phrase, selected}: ListingFacts,
): PageMetaTag[] {
  const categoryId = selected['cgid']
  const read = reader({
    ...common(context),
    Category: (path) => categoryText(context, categoryId, path),
    SearchPhrase: () => phrase,
    SearchRefinement: (path) => selected[path] ?? selected[`c_${path.replace(/^custom\./, '')}`],
  })
  const owners = categoryOwners(context, categoryId)
  return pageMetaTags(context.db, 'product-listing-page', owners, {locale: context.locale, read})
}

const reader =
  (objects: Readonly<Record<string, ReadPart>>): ReadAttribute =>
  (object, path) =>
    objects[object]?.(path)

function common({site, shop}: RenderContext): Record<string, ReadPart> {
  const host = () => new URL(shop.links.shopUrl).host
  const values: Readonly<Record<string, () => string>> = {
    ID: () => site.id,
    displayName: () => site.name,
    httpHostName: host,
    httpsHostName: host,
  }
  return {Site: (path) => values[path]?.()}
}

/** Variation groups of a variant. */
function groupsOf({catalog}: RenderContext, product: ProductRecord): string[] {
  if (product.type !== 'variant') return []
  const {variants, groups} = catalog.variation(product)
  const values = variants.find(({id}) => id === product.id)?.values ?? {}
  return groups
    .filter((group) => Object.entries(group.values).every(([id, value]) => values[id] === value))
    .map(({id}) => id)
}

/** A category and those above it, up to the root of the site's catalogue. */
function categoryOwners({db, site}: RenderContext, id: string | undefined): RuleOwner[] {
  const tree = categoryTree(db, site.catalogId)
  const path = id === undefined ? [] : tree.path(id)
  const ids = [...path.map((category) => category.id).reverse(), tree.rootId]
  return ids.map((one) => ({kind: 'category', ownerId: site.catalogId, id: one}))
}

function productText(context: RenderContext, product: ProductRecord, path: string) {
  const {texts, attributes} = product
  switch (path) {
    case 'ID':
      return product.id
    case 'name':
      return context.nameOf(product)
    case 'pageTitle':
    case 'pageDescription':
    case 'pageKeywords':
    case 'pageURL':
      return context.text(texts[path.replace('URL', 'Url')])
    case 'EAN':
    case 'UPC':
      return attributes[path.toLowerCase()]
    case 'manufacturerSKU':
      return attributes['manufacturerSku']
    default:
      return attributes[path] ?? customText(context, 'Product', product.custom, path)
  }
}

function categoryText(context: RenderContext, id: string | undefined, path: string) {
  const tree = categoryTree(context.db, context.site.catalogId)
  const category: Category | undefined = tree.get(id ?? tree.rootId)
  if (!category) return undefined
  switch (path) {
    case 'ID':
      return category.id
    case 'displayName':
      return context.text(category.texts['name'])
    case 'description':
    case 'pageTitle':
    case 'pageDescription':
    case 'pageKeywords':
    case 'pageURL':
      return context.text(category.texts[path.replace('URL', 'Url')])
    default:
      return customText(context, 'Category', category.custom, path)
  }
}

/** A custom attribute, `custom.material`; several values are separated by commas. */
function customText(
  {db, locale}: RenderContext,
  objectType: string,
  custom: CustomAttributes,
  path: string,
): string | undefined {
  if (!path.startsWith('custom.')) return undefined
  const id = path.slice('custom.'.length)
  const type = attributeDefinitions(db, objectType).get(id)?.type ?? ''
  if (WITHOUT_TEXT.has(type)) return undefined
  const value = localize(custom[id], locale)
  return typeof value === 'string' ? value : value?.join(',')
}

/** Lowest or highest price, with the decimals of its currency and without its symbol. */
function priceText({currency}: RenderContext, skus: readonly Sku[], path: string) {
  const amounts = skus.flatMap(({prices: {effective}}) => (effective === null ? [] : [effective]))
  if (amounts.length === 0 || !['min', 'max'].includes(path)) return undefined
  const amount = path === 'min' ? Math.min(...amounts) : Math.max(...amounts)
  return toDecimal(amount, currency).toFixed(fractionDigits(currency))
}

/** Address of the first picture of a view type. */
function imageUrl(context: RenderContext, product: ProductRecord, viewType: string) {
  const image = imageGroupsOf(context.db, product).find((group) => group.viewType === viewType)
    ?.images[0]
  return image && context.image(product.catalogId, image.path)
}
