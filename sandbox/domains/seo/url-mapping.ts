import {decodePart} from '../decode-part'
import type {ShopData} from '../shop-data'
import type {Database} from '../../db/database'
import {readPageUrls} from '../catalog/product-lookup-repository'
import type {UrlMapping} from './mapped-url'
import {findRedirect} from './redirects'
import {catalogStore} from '../catalog/catalog-store'
import {categoryTree} from '../catalog/category-tree'
import {findContent} from '../content/content-repository'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {clean, possibleIds} from './url-segment'
import {categoryAddress} from './url-rules'
import {urlRules} from './url-rule-repository'

/**
 * Returns the page of a URL segment on a site, or undefined. Redirects go first; then products,
 * content and categories by the page URLs of the catalog, by `{...}/{id}.html`, or on the way down
 * the category tree by the URL rules of the site: by names without any (`mens/clothing/shorts`).
 */
export function mapUrl(
  shop: ShopData,
  site: Site,
  segment: string,
  locale: string,
): UrlMapping | undefined {
  // The API answers 404 for a segment with a query.
  if (segment.includes('?')) return undefined
  const path = clean(segment)
  const page =
    mapProduct(shop.db, site, path, locale) ??
    mapContent(shop, site, path, locale) ??
    mapCategory(shop.db, site, path, locale)
  return findRedirect(shop.db, site, {path, page, locale}) ?? page
}

function mapProduct(
  db: Database,
  site: Site,
  path: string,
  locale: string,
): UrlMapping | undefined {
  const catalog = catalogStore(db)
  const isHere = (id: string) => {
    const product = catalog.product(id)
    return product && catalog.categoryIds(product, site.catalogId).length > 0
  }
  const ids = possibleIds(path, urlRules(db, site.id)?.productIdSeparator)
  const id = /\.html$/.test(path) ? ids.find(isHere) : undefined
  if (id !== undefined) return {resourceType: 'PRODUCT', resourceId: id}
  const named = readPageUrls(db).find(
    ({id: productId, pageUrl}) =>
      clean(localize(pageUrl, locale) ?? '') === path && isHere(productId),
  )
  return named && {resourceType: 'PRODUCT', resourceId: named.id}
}

function mapContent(
  shop: ShopData,
  site: Site,
  path: string,
  locale: string,
): UrlMapping | undefined {
  if (!/\.html$/.test(path)) return undefined
  const ids = possibleIds(path, urlRules(shop.db, site.id)?.contentIdSeparator)
  const [content] = ids.flatMap((id) => findContent(shop, site, id, locale) ?? [])
  if (!content) return undefined
  return {
    resourceType: 'CONTENT_ASSET',
    resourceSubType: 'STANDARD_CONTENT_ASSET',
    resourceId: content.id,
  }
}

function mapCategory(
  db: Database,
  site: Site,
  path: string,
  locale: string,
): UrlMapping | undefined {
  const tree = categoryTree(db, site.catalogId)
  const rules = urlRules(db, site.id)
  // B2C Commerce compares addresses independent of case.
  const plain = decodePart(path)
  const target = plain.toLowerCase()
  if (target === '') return undefined
  const found = tree.all().find((category) => {
    if (category.id === tree.rootId) return false
    const url = localize(category.texts['pageUrl'], locale)
    const addresses = [clean(url ?? ''), categoryAddress(tree, category.id, locale, rules)]
    return addresses.some((address) => decodePart(address ?? '').toLowerCase() === target)
  })
  const byId = tree.get(plain) ?? tree.get(plain.replace(/^category\//, ''))
  const category = found ?? byId
  return category && {resourceType: 'CATEGORY', resourceId: category.id}
}
