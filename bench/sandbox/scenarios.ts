import {shopEnvironment} from '../../demo/catalogue/shop'
import {readConfig} from '../../sandbox/config'
import {runLoad, type LoadFigures, type Send} from './load'

const site = 'DEU'
const config = readConfig({}, shopEnvironment)
const organization = config.organizationId
const search = `/search/shopper-search/v1/organizations/${organization}/product-search`
const products = `/product/shopper-products/v1/organizations/${organization}/products`
const baskets = `/checkout/shopper-baskets/v2/organizations/${organization}/baskets`
const ofSite = `siteId=${site}&locale=de-DE`

/** Quantity of an item: some products are sold in pairs only. */
const quantity = 2

/** Number of items that a shopper puts into a basket before starting another one. */
const itemsPerBasket = 5

/** Data about the shop that the loads need. */
export interface Shop {
  readonly port: number
  readonly connections: number
  readonly send: Send
  /** One guest for each connection. */
  readonly tokens: readonly string[]
  readonly productIds: readonly string[]
  /** Products that can be put into a basket. */
  readonly sellableIds: readonly string[]
}

/** Logs a guest in with the private client. */
export async function logIn(port: number): Promise<string> {
  const credentials = Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')
  const response = await fetch(
    `http://127.0.0.1:${port}/shopper/auth/v1/organizations/${organization}/oauth2/token`,
    {
      method: 'POST',
      headers: {authorization: `Basic ${credentials}`},
      body: new URLSearchParams({grant_type: 'client_credentials', channel_id: site}),
    },
  )
  const {access_token: token} = (await response.json()) as {access_token?: string}
  if (!token) throw new Error(`No guest token: ${response.status}.`)
  return token
}

interface Hits {
  readonly hits: readonly {
    readonly productId: string
    readonly variants?: readonly {readonly productId: string; readonly orderable?: boolean}[]
  }[]
}

interface Products {
  readonly data: readonly {readonly id: string; readonly inventory?: {readonly ats?: number}}[]
}

/** Products from many parts of the catalog, and variants with ample stock. */
export async function readProducts(
  send: Send,
  token: string,
): Promise<Pick<Shop, 'productIds' | 'sellableIds'>> {
  const read = async <T>(path: string): Promise<T> =>
    JSON.parse(String(await send({method: 'GET', path, token}))) as T
  const productIds: string[] = []
  const variantIds: string[] = []
  for (let offset = 0; productIds.length < 2000; offset += 200) {
    const {hits} = await read<Hits>(
      `${search}?${ofSite}&limit=200&offset=${offset}&expand=variations&allVariationProperties=true`,
    )
    if (hits.length === 0) break
    for (const {productId, variants = []} of hits) {
      productIds.push(productId, ...variants.map((variant) => variant.productId))
      variantIds.push(...variants.map((variant) => variant.productId))
    }
  }
  const sellableIds: string[] = []
  for (let start = 0; start < Math.min(variantIds.length, 1200); start += 24) {
    const ids = variantIds.slice(start, start + 24).join(',')
    const {data} = await read<Products>(`${products}?${ofSite}&expand=availability&ids=${ids}`)
    sellableIds.push(...data.filter(({inventory}) => (inventory?.ats ?? 0) > 10).map(({id}) => id))
  }
  return {productIds, sellableIds}
}

const words = [
  'Kinderwagen',
  'Stuhl',
  'Eiche',
  'Decke',
  'faltbar',
  'Wolle',
  'Bett',
  'Tasche',
  'leicht',
  'Babywanne',
  'grün',
  'Sommer',
  'waschbar',
  'Regen',
  'Matratze',
  'Stühle',
]
const categories = [
  'strollers',
  'strollers-city',
  'high-chairs',
  'nursery',
  'cots',
  'on-the-go',
  'textiles',
  'blankets',
  'bath-and-play',
  'accessories',
  'carriers',
  'bags',
]
const colours = ['green', 'beige', 'black', 'red', 'blue', 'grey', 'white', 'brown']
const sorts = ['best-matches', 'price-low-to-high', 'price-high-to-low', 'newest', 'name-asc']

const at = <T>(values: readonly T[], number: number): T => {
  const value = values[number % values.length]
  if (value === undefined) throw new Error('Nothing to choose from.')
  return value
}

/** Path of a search with refinements; different numbers rarely give the same search. */
function refinedSearch(number: number): string {
  const refinements = [
    'available-on-web=1',
    ...(number % 4 === 0 ? [] : [`cgid=${at(categories, number * 7)}`]),
    `c_refinementColor=${at(colours, number * 5)}|${at(colours, number * 3 + 1)}`,
    ...(number % 2 === 0 ? [`price=(${(number % 40) * 5}..${200 + (number % 90) * 10})`] : []),
  ]
  const query = new URLSearchParams({siteId: site, locale: 'de-DE', limit: '24'})
  refinements.forEach((refinement) => query.append('refine', refinement))
  if (number % 3 === 0) query.set('q', at(words, number * 11))
  else query.set('sort', at(sorts, number))
  query.set('offset', String((number % 3) * 24))
  return `${search}?${query}`
}

/** Searches with category, colour and price, a third of them with a phrase. */
export function measureSearch(shop: Shop, seconds: number): Promise<LoadFigures> {
  let number = 0
  return runLoad(shop.connections, seconds, async (worker, measured) => {
    number += 1
    const path = refinedSearch(number)
    const token = at(shop.tokens, worker)
    await measured(() => shop.send({method: 'GET', path, token}))
  })
}

/** Single products from the whole catalog. */
export function measureProducts(shop: Shop, seconds: number): Promise<LoadFigures> {
  let number = 0
  return runLoad(shop.connections, seconds, async (worker, measured) => {
    number += 1
    const path = `${products}/${encodeURIComponent(at(shop.productIds, number * 37))}?${ofSite}`
    const token = at(shop.tokens, worker)
    await measured(() => shop.send({method: 'GET', path, token}))
  })
}

/** Adds items to baskets, each guest with a basket of their own. */
export function measureBaskets(shop: Shop, seconds: number): Promise<LoadFigures> {
  let number = 0
  return runLoad(shop.connections, seconds, async (worker, measured) => {
    const token = at(shop.tokens, worker)
    const call = {method: 'POST', path: `${baskets}?siteId=${site}`, token, body: {}} as const
    const {basketId} = (await shop.send(call)) as {basketId: string}
    for (let item = 0; item < itemsPerBasket; item += 1) {
      number += 1
      const productId = at(shop.sellableIds, number * 41)
      const path = `${baskets}/${basketId}/items?siteId=${site}`
      await measured(() => shop.send({method: 'POST', path, token, body: [{productId, quantity}]}))
    }
    const path = `${baskets}/${basketId}?siteId=${site}`
    await shop.send({method: 'DELETE', path, token})
  })
}
