import {getCategory} from '@salesforce/commerce-sdk-react/hooks/ShopperProducts/queryKeyHelpers'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {escapeReserved} from '@common/api-id'
import {isApiFault} from '@common/fault'
import {mapUrl} from './map-url'
import {declaredQuery} from '@app/shared/commerce/declared-query'
import {STATIC_STALE_TIME_MS} from '@app/shared/lib/query-client'
import {KEEP_PAGE_MS, sharedRead} from '@app/shared/lib/shared-read'
import type {Shop} from '@app/shared/lib/shop-context'
import {lastSegment, type CategoryPath} from '../model/category-path'
import {shortCategory} from '../public/category'

type Category = ShopperProductsTypes.Category

/**
 * Parameters of `getCategory` for the page of a path, for `useCategory` and for the server alike. A path of several
 * segments is a slug, which is no id: the server finds its category. Where a browser asks for it, nothing is found, and the
 * page is loaded from the server. No id has the separator, because `escapeReserved` encodes percent signs.
 * @param path ids or slugs; the last segment is that of the category
 */
export const categoryParameters = (path: CategoryPath) => ({
  id: path.map(escapeReserved).join('%2F'),
  levels: 1 as const,
})

const readById = async ({api}: Shop, id: string): Promise<Category> =>
  shortCategory(
    await api.clients.of(ShopperProducts).getCategory({parameters: categoryParameters([id])}),
  )

/**
 * Id of the category with this slug path; null when there is none. The slug may be in another language
 * of the site: switching the language keeps the rest of the URL.
 */
async function idOfSlug(shop: Shop, path: CategoryPath): Promise<string | null> {
  const read = async (locale?: string) => {
    const mapping = await mapUrl(shop, path.join('/'), locale)
    // The server answers a redirect, so that the address changes (rule ROUTE-14).
    if (mapping?.resourceType !== 'CATEGORY' || mapping.statusCode !== undefined) return null
    return mapping.resourceId || null
  }
  const own = await read()
  if (own !== null) return own
  const others = shop.site.l10n.supportedLocales.filter(({id}) => id !== shop.locale.id)
  const ids = await Promise.all(others.map(({id}) => read(id)))
  return ids.find((id) => id !== null) ?? null
}

/** The category with this id, otherwise the category with this slug path (rule ROUTE-2). */
async function readCategory(shop: Shop, path: CategoryPath): Promise<Category> {
  try {
    return await readById(shop, lastSegment(path))
  } catch (error) {
    if (!isApiFault(error) || error.status !== 404) throw error
    const id = await idOfSlug(shop, path)
    if (id === null) throw error
    return readById(shop, id)
  }
}

/** Categories already read in this browser, by site, locale and path. */
const readHere = new Map<string, Promise<Category>>()

/** Reads the category once for all callers on the page. */
function categoryAt(shop: Shop, path: CategoryPath): Promise<Category> {
  const key = ['catalog', 'category-read', shop.site.id, shop.locale.id, path]
  const read = () => readCategory(shop, path)
  if (typeof window === 'undefined') return sharedRead(shop, key, read, KEEP_PAGE_MS)
  const id = JSON.stringify(key)
  const known = readHere.get(id)
  if (known) return known
  const value = read()
  readHere.set(id, value)
  value.catch(() => readHere.delete(id))
  return value
}

/**
 * Reads data that belongs to the category of a path. The read begins at once with the last segment of
 * the path, which is probably the id; if it is a slug, the data is read again with the id of the slug's
 * category.
 */
export async function readOfCategory<T>(
  shop: Shop,
  path: CategoryPath,
  read: (categoryId: string) => Promise<T>,
): Promise<T> {
  const likely = lastSegment(path)
  const early = read(likely)
  early.catch(() => undefined)
  const {id} = await categoryAt(shop, path)
  return id === likely ? early : read(id)
}

/** One category with its ancestors and children, under the key of `useCategory` with `categoryParameters`. */
export const categoryQuery = (shop: Shop, path: CategoryPath) => ({
  ...declaredQuery(
    shop.api.clients.of(ShopperProducts),
    getCategory,
    categoryParameters(path),
    () => categoryAt(shop, path),
  ),
  staleTime: STATIC_STALE_TIME_MS,
})
