import type {ShopData} from '../shop-data'
import type {Database} from '../../db/database'
import {readPageUrls} from '../catalog/product-lookup-repository'
import type {RedirectRow} from './redirect-repository'
import {readRedirects} from './redirect-repository'
import {catalogStore} from '../catalog/catalog-store'
import {categoryTree} from '../catalog/category-tree'
import {findContent} from '../content/content-repository'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import {categoryAddress} from './url-rules'
import {urlRules} from './url-rule-repository'

/** Page that a URL of the shop belongs to. */
export interface UrlMapping {
  readonly resourceType?: 'CATEGORY' | 'PRODUCT' | 'CONTENT_ASSET'
  readonly resourceSubType?: 'STANDARD_CONTENT_ASSET' | 'PAGE_DESIGNER_CONTENT_ASSET'
  readonly resourceId?: string
  /** Status code of a redirect; absent without one. */
  readonly statusCode?: number
  readonly destinationUrl?: string
  readonly copySourceParams?: boolean
  readonly additionalUrlParams?: string
  readonly productCategoryId?: string
  readonly onlineFrom?: string
  readonly onlineTo?: string
}

const clean = (segment: string) => segment.split(/[?#]/)[0]?.replace(/^\/+|\/+$/g, '') ?? ''

/**
 * Returns the page of a URL segment on a site, or undefined. Redirects go first; then content,
 * products and categories by the page URLs of the catalog, by `{...}/{id}.html`, or on the way down
 * the category tree by the URL rules of the site: by names without any (`mens/clothing/shorts`).
 */
export function mapUrl(
  shop: ShopData,
  site: Site,
  segment: string,
  locale: string,
): UrlMapping | undefined {
  const path = clean(segment)
  return (
    findRedirect(shop.db, site, path) ??
    mapProduct(shop.db, site, path, locale) ??
    mapContent(shop, site, path, locale) ??
    mapCategory(shop.db, site, path, locale)
  )
}

function findRedirect(db: Database, site: Site, path: string): UrlMapping | undefined {
  const now = Date.now()
  const row = readRedirects(db, site.id).find(
    ({uri, online_from: from, online_to: to}) =>
      matchesUri(uri ?? '', path) &&
      !(from && Date.parse(from) > now) &&
      !(to && Date.parse(to) <= now),
  )
  if (!row) return undefined
  return {
    ...destinationOf(row),
    statusCode: row.status_code,
    copySourceParams: row.copy_source_params === 'yes',
    ...(row.additional_url_params ? {additionalUrlParams: row.additional_url_params} : {}),
    ...(row.product_category_id ? {productCategoryId: row.product_category_id} : {}),
    ...(row.online_from ? {onlineFrom: row.online_from} : {}),
    ...(row.online_to ? {onlineTo: row.online_to} : {}),
  }
}

/** Compares a source with a path. A `*` at the end of a source matches any text. */
function matchesUri(uri: string, path: string): boolean {
  const source = clean(uri)
  return source.endsWith('*') ? path.startsWith(source.slice(0, -1)) : source === path
}

const destinationTypes: Readonly<Record<string, UrlMapping['resourceType']>> = {
  category: 'CATEGORY',
  product: 'PRODUCT',
  content: 'CONTENT_ASSET',
}

function destinationOf(row: RedirectRow): Partial<UrlMapping> {
  const type = destinationTypes[row.destination_type ?? '']
  if (row.destination_id && type) {
    return {
      resourceType: type,
      resourceId: row.destination_id,
      ...(type === 'CONTENT_ASSET' ? {resourceSubType: 'STANDARD_CONTENT_ASSET'} : {}),
    }
  }
  return row.destination_url ? {destinationUrl: row.destination_url} : {}
}

/**
 * What the id at the end of an address may be: its last segment without the ending; where ids are
 * set off by something else than a slash, any end of it as well.
 */
function possibleIds(path: string, separator: string | undefined): string[] {
  const last = (path.split('/').at(-1) ?? '').replace(/\.html$/, '')
  if (separator === undefined || separator === '/') return [last]
  const parts = last.split(separator)
  return parts.map((_part, at) => parts.slice(at).join(separator))
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
  const wanted = decoded(path).toLowerCase()
  const found = tree.all().find((category) => {
    if (category.id === tree.rootId) return false
    const url = localize(category.texts['pageUrl'], locale)
    const addresses = [url && clean(url), categoryAddress(tree, category.id, locale, rules)]
    return addresses.some((address) => address?.toLowerCase() === wanted)
  })
  const byId = tree.get(path) ?? tree.get(path.replace(/^category\//, ''))
  const category = found ?? byId
  return category && {resourceType: 'CATEGORY', resourceId: category.id}
}

/** A segment that came encoded; a broken one stays as it is. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
