import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {ShopperProducts} from '@app/generated/commerce/shopper-products'
import {ShopperSearch} from '@app/generated/commerce/shopper-search'
import {escapeReserved} from '@common/api-id'
import {relativePaths} from '@common/paths'
import type {SitePage, SitePages} from '@common/site-pages'
import {refinedBy} from '@app/features/catalog/public/listing-request'
import {ENGRAVING_TYPE} from '@app/features/engraving/public/engraving'
import {storesQuery} from '@app/features/stores/api/get-stores'
import {ownCountriesOf} from '@app/features/stores/model/country'
import type {Shop} from '@app/shared/lib/shop-context'
import {readChanges} from './site-changes'
import {readContentPages} from './site-content'
import {refusedCategories, refusedProducts} from './site-refusals'

/** Products of one call; the maximum of Shopper Search. */
const PAGE_SIZE = 200
/** Largest offset that Shopper Search takes. */
const LAST_OFFSET = 9_800
/** Categories of one call; the maximum of Shopper Products. */
const IDS_PER_CALL = 50

type Category = ShopperProductsTypes.Category

const pathname = (address: string): string => new URL(address, 'http://static').pathname

/** A page of an object with its picture, and with the date of the object where one is known. */
const pageOf = (
  path: string,
  {image, lastChange}: {readonly image?: string; readonly lastChange?: string},
): SitePage => ({
  path,
  ...(image && {image: pathname(image)}),
  ...(lastChange && {lastChange}),
})

/** Products of the site (SCAPI `productSearch`), as far as the search pages. @throws ApiFault */
async function readHits({api}: Shop): Promise<ShopperSearchTypes.ProductSearchHit[]> {
  const found: ShopperSearchTypes.ProductSearchHit[] = []
  for (let offset = 0; offset <= LAST_OFFSET; offset += PAGE_SIZE) {
    const {hits = [], total} = await api.clients.of(ShopperSearch).productSearch({
      parameters: {
        refine: refinedBy('cgid=root'),
        expand: ['images', 'custom_properties'],
        limit: PAGE_SIZE,
        offset,
      },
    })
    found.push(...hits)
    if (offset + PAGE_SIZE >= total) break
  }
  return found
}

/** The products that search engines list. No link leads to an engraving, which is bought with its product (rule CAT-13). */
async function readProducts(shop: Shop): Promise<SitePage[]> {
  const [changes, hits] = await Promise.all([readChanges(shop, 'product'), readHits(shop)])
  const linked = hits.filter(({c_productType: type}) => type !== ENGRAVING_TYPE)
  const refused = await refusedProducts(
    shop,
    linked.map(({productId}) => productId),
  )
  return linked
    .filter(({productId}) => !refused.has(productId))
    .map(({productId: id, image}) =>
      pageOf(relativePaths.product(id), {image: image?.link, lastChange: changes.get(id)}),
    )
}

const hasBelow = ({onlineSubCategoriesCount: count = 0}: Category): boolean => count > 0

/** The online categories below `parents`, level by level. */
async function readBelow(shop: Shop, parents: readonly Category[]): Promise<Category[]> {
  const children = parents.flatMap(({categories = []}) => categories)
  const inner = children.filter(hasBelow)
  const deeper: Category[] = []
  for (let start = 0; start < inner.length; start += IDS_PER_CALL) {
    const ids = inner.slice(start, start + IDS_PER_CALL).map(({id}) => escapeReserved(id))
    const {data} = await shop.api.clients
      .of(ShopperProducts)
      .getCategories({parameters: {ids, levels: 1}})
    deeper.push(...(data ?? []))
  }
  return deeper.length ? [...children, ...(await readBelow(shop, deeper))] : children
}

interface CategoryValue {
  readonly value: string
  readonly hitCount: number
  readonly values?: readonly CategoryValue[]
}

const filledIds = (values: readonly CategoryValue[]): string[] =>
  values.flatMap(({value, hitCount, values: below = []}) => [
    ...(hitCount > 0 ? [value] : []),
    ...filledIds(below),
  ])

/** The categories of a search that have products: the refinement of the search counts them. */
async function readFilled({api}: Shop, categoryId: string): Promise<string[]> {
  const {refinements = []} = await api.clients.of(ShopperSearch).productSearch({
    parameters: {refine: refinedBy(`cgid=${escapeReserved(categoryId)}`), limit: 1},
  })
  const {values = []} = refinements.find(({attributeId}) => attributeId === 'cgid') ?? {}
  return filledIds(values as readonly CategoryValue[])
}

/** The categories that search engines list: not an empty one (rule SEO-4), and none that a rule takes out (SEO-10). */
async function readCategories(shop: Shop): Promise<SitePage[]> {
  const root = await shop.api.clients
    .of(ShopperProducts)
    .getCategory({parameters: {id: 'root', levels: 1}})
  const all = await readBelow(shop, [root])
  const parents = [root, ...all.filter(hasBelow)]
  const [changes, ...filled] = await Promise.all([
    readChanges(shop, 'category'),
    ...parents.map(({id}) => readFilled(shop, id)),
  ])
  const withProducts = new Set(filled.flat())
  const listed = all.filter(({id}) => withProducts.has(id))
  const refused = await refusedCategories(
    shop,
    listed.map(({id}) => id),
  )
  return listed
    .filter(({id}) => !refused.has(id))
    .map(({id, image}) => pageOf(relativePaths.category(id), {image, lastChange: changes.get(id)}))
}

/** The store finder and the stores of the site's own countries: those of others are pages of other sites (rule SEO-3). */
async function readStores(shop: Shop): Promise<SitePage[]> {
  if (!shop.site.features.stores) return []
  const [changes, {stores}] = await Promise.all([
    readChanges(shop, 'store'),
    storesQuery(shop, {place: null, productId: ''}).queryFn(),
  ])
  const own = ownCountriesOf(shop.site)
  const listed = stores.filter(({countryCode}) => own.includes(countryCode))
  return [
    {path: relativePaths.stores()},
    ...listed.map(({id}) => pageOf(relativePaths.store(id), {lastChange: changes.get(id)})),
  ]
}

/**
 * The pages of a site that search engines list.
 * @throws ApiFault when one of the backends cannot be read
 */
export async function readSitePages(shop: Shop): Promise<SitePages> {
  const [products, categories, content, stores] = await Promise.all([
    readProducts(shop),
    readCategories(shop),
    readContentPages(shop),
    readStores(shop),
  ])
  return {products, categories, content, stores}
}
