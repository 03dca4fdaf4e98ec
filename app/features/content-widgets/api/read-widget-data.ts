import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {ocapiIds} from '@common/api-id'
import {plainText} from '@common/plain-text'
import {readListing} from '@app/features/catalog/public/get-listing'
import {readTileProducts, readTiles, type TileRow} from '@app/features/catalog/public/get-tiles'
import {parseListingRequest} from '@app/features/catalog/public/listing-request'
import {
  contentDataOf,
  type ContentAssetDocument,
  type ContentPage,
  type ContentResultDocument,
} from '@app/features/content/public/content'
import {readOptional} from '@app/shared/lib/incomplete'
import type {Shop} from '@app/shared/lib/shop-context'
import type {Article, WidgetData} from '../model/widget-data'
import {widgetProductOf} from '../model/widget-product'
import {searchKey, widgetRequests, type ProductSearch} from '../model/widget-requests'

const EXTRA_FIELDS = [
  'shortDescription',
  'c_setAccessories',
  'c_redirectLinkPartner',
  'minOrderQuantity',
]

type Product = ShopperProductsTypes.Product

const byId = (products: readonly Product[]) => new Map(products.map((one) => [one.id, one]))

async function readWidgetProducts(shop: Shop, ids: readonly string[]) {
  if (ids.length === 0) return {}
  const found = await readTileProducts(shop, ids, EXTRA_FIELDS)
  const withPrices = !shop.site.isContentOnlySite
  return Object.fromEntries(found.map((one) => [one.id, widgetProductOf(one, withPrices)]))
}

async function readAccessories(shop: Shop, ids: readonly string[]) {
  if (ids.length === 0) return {}
  const found = byId(await readTileProducts(shop, ids, EXTRA_FIELDS))
  const rows = await Promise.all(
    ids.map(async (id) => {
      const named = found.get(id)?.['c_setAccessories'] as unknown
      const own = Array.isArray(named) ? named.filter((one) => typeof one === 'string') : []
      return [id, await readTiles(shop, own as string[])] as const
    }),
  )
  return Object.fromEntries(rows)
}

function articleOf(asset: ContentAssetDocument): Article {
  const {image} = (asset.c_data ? contentDataOf(asset) : {}) as {image?: unknown}
  return {
    id: asset.id,
    title: plainText(asset.name) || asset.id,
    text: plainText(asset.description ?? asset.page_description),
    image: typeof image === 'string' ? image : null,
  }
}

async function readArticles({api}: Shop, ids: readonly string[]) {
  if (ids.length === 0) return {}
  const {data = []} = await api.ocapi<ContentResultDocument>(`/content/${ocapiIds(ids)}`, {
    query: {select: '(data.(id,name,description,page_description,c_data))'},
  })
  return Object.fromEntries(data.map((asset) => [asset.id, articleOf(asset)]))
}

async function readSearch(shop: Shop, search: ProductSearch): Promise<TileRow> {
  const address = new URLSearchParams({
    ...(search.query && {q: search.query}),
    ...(search.categoryId && {cgid: search.categoryId}),
    ...(search.sort && {sort: search.sort}),
  })
  const request = {...parseListingRequest(address), limit: search.limit}
  const {tiles, imageFolder} = await readListing(shop, request)
  return {tiles, imageFolder}
}

async function readSearches(shop: Shop, searches: readonly ProductSearch[]) {
  const rows = searches.map(
    async (search) => [searchKey(search), await readSearch(shop, search)] as const,
  )
  return Object.fromEntries(await Promise.all(rows))
}

/** Data of the widgets of a page; groups that cannot be read are missing. Loaded for pages with widgets only. */
export async function readWidgetData(shop: Shop, page: ContentPage): Promise<WidgetData> {
  const {products, accessoriesOf, articles, searches} = widgetRequests(page)
  const [product, accessories, article, search] = await Promise.all([
    readOptional('products', readWidgetProducts(shop, products), {}),
    readOptional('accessories', readAccessories(shop, accessoriesOf), {}),
    readOptional('articles', readArticles(shop, articles), {}),
    readOptional('searches', readSearches(shop, searches), {}),
  ])
  const missing = [product, accessories, article, search].flatMap((one) => one.missing ?? [])
  return {
    products: product.value,
    accessories: accessories.value,
    articles: article.value,
    searches: search.value,
    ...(missing.length > 0 && {missing}),
  }
}
