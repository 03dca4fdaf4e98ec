import {decodePart} from '../decode-part'
import type {Database} from '../../db/database'
import {categoryTree} from '../catalog/category-tree'
import type {Site} from '../sites/site-registry'
import type {UrlMapping} from './mapped-url'
import type {RedirectRow} from './redirect-repository'
import {readRedirects} from './redirect-repository'
import {urlRules} from './url-rule-repository'
import {categoryAddress} from './url-rules'
import {clean, possibleIds} from './url-segment'

interface Address {
  /** Path without slashes around it. */
  readonly path: string
  /** Page at the path; undefined for a page that is gone. */
  readonly page: UrlMapping | undefined
  readonly locale: string
}

/**
 * The redirect of an address that is in force, or undefined. Sources without a wildcard go first, then the
 * priority decides. A source is a path, or a category, product or content asset with any path.
 */
export function findRedirect(
  db: Database,
  site: Site,
  address: Address,
  now = Date.now(),
): UrlMapping | undefined {
  const found = readRedirects(db, site.id).filter(
    (row) =>
      isSource(row, address, urlRules(db, site.id)?.productIdSeparator) &&
      !(row.online_from && Date.parse(row.online_from) > now) &&
      !(row.online_to && Date.parse(row.online_to) <= now),
  )
  const row = found.find(({uri}) => !uri?.includes('*')) ?? found[0]
  if (!row) return undefined
  return {
    ...destinationOf(db, site, address.locale, row),
    statusCode: row.status_code,
    copySourceParams: row.copy_source_params === 'yes',
    ...(row.additional_url_params ? {additionalUrlParams: row.additional_url_params} : {}),
    ...(row.product_category_id ? {productCategoryId: row.product_category_id} : {}),
    ...(row.online_from ? {onlineFrom: row.online_from} : {}),
    ...(row.online_to ? {onlineTo: row.online_to} : {}),
  }
}

function isSource(row: RedirectRow, {path, page}: Address, separator?: string): boolean {
  if (row.uri !== null) return matchesUri(row.uri, path)
  if (row.source_id === null) return false
  const type = resourceTypes[row.source_type ?? '']
  if (page) return page.resourceType === type && page.resourceId === row.source_id
  // A page that is gone is known by the id in its address.
  return path.endsWith('.html') && type !== 'CATEGORY'
    ? possibleIds(path, separator).includes(row.source_id)
    : false
}

/** Compares a source with a path, each of which may be encoded. A `*` in a source matches any text. */
function matchesUri(uri: string, address: string): boolean {
  const source = decodePart(clean(uri))
  const path = decodePart(address)
  if (!source.includes('*')) return source === path
  const parts = source.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(path)
}

const resourceTypes: Readonly<Record<string, UrlMapping['resourceType']>> = {
  category: 'CATEGORY',
  product: 'PRODUCT',
  content: 'CONTENT_ASSET',
}

/** The page that a redirect leads to, with its address by the URL rules of the site. */
function destinationOf(
  db: Database,
  site: Site,
  locale: string,
  row: RedirectRow,
): Partial<UrlMapping> {
  const {destination_id: id, destination_type: type} = row
  if (!id) return row.destination_url ? {destinationUrl: row.destination_url} : {}
  const resourceType = resourceTypes[type ?? '']
  if (resourceType === 'CATEGORY') {
    const tree = categoryTree(db, site.catalogId)
    const address = tree.get(id) ? categoryAddress(tree, id, locale, urlRules(db, site.id)) : id
    return {resourceType, resourceId: id, destinationUrl: address}
  }
  // The API has no resource type for a folder.
  if (!resourceType) return {destinationUrl: id}
  return {
    resourceType,
    resourceId: id,
    destinationUrl: `${id}.html`,
    ...(resourceType === 'CONTENT_ASSET' ? {resourceSubType: 'STANDARD_CONTENT_ASSET'} : {}),
  }
}
