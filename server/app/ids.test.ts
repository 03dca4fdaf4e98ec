import fs from 'node:fs'
import {categoryQuery} from '../../app/features/catalog/api/get-category'
import {listingQuery, readListing} from '../../app/features/catalog/public/get-listing'
import {parseListingRequest} from '../../app/features/catalog/public/listing-request'
import {contentPageQuery} from '../../app/features/content/public/content-page'
import {productQuery} from '../../app/features/product/public/get-product'
import {storeQuery} from '../../app/features/stores/api/get-stores'
import {paramsAt} from '../../app/shared/lib/route-of'
import type {Shop} from '../../app/shared/lib/shop-context'
import {readSitePages} from '../../app/site-pages'
import {shopFlags} from '../../demo/catalogue/shop'
import {relativePaths} from '../../common/paths'
import {parseEnvironment} from '../../config/environment'
import {
  CATEGORY_IDS,
  CIRCULAR_IDS,
  CONTENT_IDS,
  nameOf,
  PRODUCT_IDS,
  STORE_IDS,
  UNPRICED_ID,
  writeIdsArchive,
} from './test/ids-archive'
import {startTestShop, type TestShop} from '../../sandbox/testing/test-shop'
import {createShop} from './create-shop'
import {fromPath} from './site-resolver'

const PREFIX = '/deu/en-de'
let archive: string
let sandbox: TestShop
let shop: Shop

beforeAll(async () => {
  archive = writeIdsArchive({
    master: 'test-master',
    storefront: 'test-storefront',
    priceBook: 'list-EUR',
    inventory: 'inventory-DEU',
    library: 'test-library',
  })
  sandbox = await startTestShop(shopFlags, archive)
  const origin = sandbox.baseUrl
  const env = parseEnvironment({
    COMMERCE_API_ORIGIN: origin,
    OCAPI_ORIGIN: origin,
    SAPI_ORIGIN: origin,
    BACKEND_TIMEOUT_MS: '60000',
    DEFERRED_TIMEOUT_MS: '60000',
  })
  const where = fromPath(PREFIX)
  if (!where) throw new Error('There is no such site.')
  shop = createShop(env, where, {origin: 'http://shop.test'})
}, 120_000)
afterAll(async () => {
  await sandbox.close()
  fs.rmSync(archive, {recursive: true})
})

/** What the page of a path below the prefix reads by the id that the router finds in it. */
const readAt = {
  product: async (path: string) => {
    const {productId = ''} = paramsAt('product', PREFIX + path)
    return (await productQuery(shop, {productId}).queryFn()).name
  },
  category: async (path: string) => {
    const {categoryPath = []} = paramsAt('category', PREFIX + path)
    return (await categoryQuery(shop, categoryPath).queryFn()).name
  },
  content: async (path: string) => {
    const {contentId = ''} = paramsAt('content', PREFIX + path)
    const page = await contentPageQuery(shop, contentId).queryFn()
    return 'title' in page ? page.title : ''
  },
  store: async (path: string) => {
    const {storeId = ''} = paramsAt('store', PREFIX + path)
    return (await storeQuery(shop, {id: storeId, productId: ''}).queryFn()).store.name
  },
}

it.each([
  ...PRODUCT_IDS.map((id) => ['product', id] as const),
  ...CATEGORY_IDS.map((id) => ['category', id] as const),
  ...CONTENT_IDS.map((id) => ['content', id] as const),
  ...STORE_IDS.map((id) => ['store', id] as const),
])('the page of a %s with the id %s is at its address', async (kind, id) => {
  expect(await readAt[kind](relativePaths[kind](id))).toBe(nameOf(id))
})

it.each(CIRCULAR_IDS)('%s, which contains itself, has a page', async (id) => {
  expect(await readAt.product(relativePaths.product(id))).toBe(nameOf(id))
})

it.each(CATEGORY_IDS)('the listing of %s has the products under their ids', async (id) => {
  const {tiles} = await readListing(shop, parseListingRequest(new URLSearchParams(), id))
  expect(tiles.map((tile) => tile.id)).toEqual(expect.arrayContaining([...PRODUCT_IDS]))
  expect(tiles.find((tile) => tile.id === UNPRICED_ID)?.state).toBe('unpriced')
})

it('the sitemap has the addresses of the pages', async () => {
  const {products, categories, content, stores} = await readSitePages(shop)
  const listed = [products, categories, content, stores].flat().map(({path}) => path)
  const expected = [
    ...PRODUCT_IDS.map(relativePaths.product),
    ...CATEGORY_IDS.map(relativePaths.category),
    ...CONTENT_IDS.map(relativePaths.content),
    ...STORE_IDS.map(relativePaths.store),
  ]
  expect(expected.filter((path) => !listed.includes(path))).toEqual([])
})

it('a text cut within a character is no failure', async () => {
  const long = `${'a'.repeat(499)}😀`
  for (const name of ['q', 'sort', 'refine', 'cgid', 'pmid']) {
    const request = parseListingRequest(new URLSearchParams({[name]: long}))
    await expect(listingQuery(shop, request).queryFn()).resolves.toBeDefined()
  }
  await expect(productQuery(shop, {productId: long}).queryFn()).rejects.toMatchObject({status: 404})
})
