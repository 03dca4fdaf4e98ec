import type {ShopperProductsTypes, ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {relativePaths} from '@common/paths'
import type {SitePage, SitePages} from '@common/site-pages'
import {ALWAYS_REFINED} from '@app/features/catalog/model/listing-request'
import {shellContentQuery} from '@app/features/content/api/get-shell-content'
import {shellLinksOf} from '@app/features/content/model/shell-content'
import {contentIdOfHref} from '@app/features/content/model/content-id'
import {navigationQuery} from '@app/features/navigation/api/get-navigation'
import type {Shop} from '@app/shared/lib/shop-context'

/** Products of one call; the maximum of Shopper Search. */
const PAGE_SIZE = 200
/** Largest offset that Shopper Search takes. */
const LAST_OFFSET = 9_800
/** Categories of one call; the maximum of Shopper Products. */
const IDS_PER_CALL = 50
/** Content assets of one call; the maximum of OCAPI. */
const CONTENT_PER_CALL = 200

type Category = ShopperProductsTypes.Category

const pathname = (address: string): string => new URL(address, 'http://static').pathname

const pageOf = (path: string, image: string | undefined): SitePage =>
  image ? {path, image: pathname(image)} : {path}

/** Products of the site (SCAPI `productSearch`), as far as the search pages. @throws ApiFault */
async function readProducts({api}: Shop): Promise<SitePage[]> {
  const found: SitePage[] = []
  for (let offset = 0; offset <= LAST_OFFSET; offset += PAGE_SIZE) {
    const {hits = [], total} = await api.scapi<ShopperSearchTypes.ProductSearchResult>(
      '/search/shopper-search/v1/organizations/:org/product-search',
      {query: {refine: ['cgid=root', ALWAYS_REFINED], limit: PAGE_SIZE, offset}},
    )
    for (const {productId, image} of hits)
      found.push(pageOf(relativePaths.product(productId), image?.link))
    if (offset + PAGE_SIZE >= total) break
  }
  return found
}

const CATEGORIES = '/product/shopper-products/v1/organizations/:org/categories'

/** The online categories below `parents`, level by level. */
async function readBelow(shop: Shop, parents: readonly Category[]): Promise<SitePage[]> {
  const children = parents.flatMap(({categories = []}) => categories)
  const inner = children.filter(({onlineSubCategoriesCount: count = 0}) => count > 0)
  const deeper: Category[] = []
  for (let start = 0; start < inner.length; start += IDS_PER_CALL) {
    const ids = inner.slice(start, start + IDS_PER_CALL).map(({id}) => id)
    const {data = []} = await shop.api.scapi<ShopperProductsTypes.CategoryResult>(CATEGORIES, {
      query: {ids: ids.join(','), levels: 1},
    })
    deeper.push(...data)
  }
  const pages = children.map(({id, image}) => pageOf(relativePaths.category(id), image))
  return deeper.length ? [...pages, ...(await readBelow(shop, deeper))] : pages
}

async function readCategories(shop: Shop): Promise<SitePage[]> {
  const root = await shop.api.scapi<Category>(`${CATEGORIES}/root`, {query: {levels: 1}})
  return readBelow(shop, [root])
}

interface ContentHits {
  hits?: readonly {id: string}[]
}

/** The home page, and content pages: under the address that header or footer links to, others under their own. */
async function readContent(shop: Shop): Promise<SitePage[]> {
  const [shell, {links}, {hits = []}] = await Promise.all([
    shellContentQuery(shop).queryFn(),
    navigationQuery(shop).queryFn(),
    shop.api.ocapi<ContentHits>('/content_search', {
      query: {refine: 'fdid=root', count: CONTENT_PER_CALL},
    }),
  ])
  const paths = new Map<string, string>()
  for (const {href} of shellLinksOf(shell, links)) {
    const id = contentIdOfHref(href)
    if (id && !paths.has(id)) paths.set(id, href.split(/[?#]/)[0] ?? href)
  }
  for (const {id} of hits) if (!paths.has(id)) paths.set(id, relativePaths.content(id))
  return [relativePaths.home(), ...new Set(paths.values())].map((path) => ({path}))
}

/**
 * The pages of a site that search engines list.
 * @throws ApiFault when one of the backends cannot be read
 */
export async function readSitePages(shop: Shop): Promise<SitePages> {
  const [products, categories, content] = await Promise.all([
    readProducts(shop),
    readCategories(shop),
    readContent(shop),
  ])
  return {products, categories, content}
}
