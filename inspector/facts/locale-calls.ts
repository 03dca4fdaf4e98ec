import {createHash} from 'node:crypto'
import {ocapiIds} from '../../common/api-id'
import type {SiteBackend} from '../backend/backend'
import type {CategoryFact, ContentFact, PromotionFact} from './facts'
import {isProse} from './language'
import {plainText} from './plain-text'

const SEARCH = 'search/shopper-search/v1'
const PRODUCTS = 'product/shopper-products/v1'
const PAGE_SIZE = 200
/** SCAPI's limits of ids in one call. */
const PRODUCT_IDS = 24
const PROMOTION_IDS = 50

export interface Hit {
  productId?: string
  productName?: string
  orderable?: boolean
  price?: number
  image?: {link?: string}
}

interface SearchResult {
  total?: number
  hits?: Hit[]
}

interface Category {
  id?: string
  name?: string
  c_showInMenu?: boolean
  /** Ids of the sites whose menu leaves the category out. */
  c_menuNotIn?: readonly string[]
  categories?: Category[]
}

export interface Asset {
  id?: string
  name?: string
  description?: string
  c_body?: unknown
  c_data?: unknown
}

interface Promotion {
  id?: string
  name?: string
  calloutMsg?: string
  details?: string
}

const chunks = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({length: Math.ceil(list.length / size)}, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  )

/** All hits of the root category, page after page. */
export async function readHits(
  backend: SiteBackend,
  locale: string,
  currency: string | undefined,
): Promise<Hit[]> {
  const page = (offset: number) =>
    backend.scapi<SearchResult>(SEARCH, '/product-search', {
      refine: 'cgid=root',
      limit: PAGE_SIZE,
      offset,
      locale,
      currency,
      expand: currency ? 'availability,images,prices' : 'availability,images',
      select: '(total,hits.(productId,productName,orderable,price,image.(link)))',
    })
  const first = await page(0)
  const pages = Math.ceil((first.total ?? 0) / PAGE_SIZE)
  const rest = await Promise.all(
    Array.from({length: Math.max(0, pages - 1)}, (_, index) => page((index + 1) * PAGE_SIZE)),
  )
  return [first, ...rest].flatMap(({hits = []}) => hits)
}

export interface Product {
  id?: string
  shortDescription?: string
  longDescription?: string
  c_features?: unknown
  primaryCategoryId?: string
  productPromotions?: {promotionId?: string}[]
  c_faq?: unknown
  c_hotspots?: unknown
  c_downloads?: unknown
  c_videos?: unknown
  /** Content asset of the size guide. */
  c_sizeGuide?: unknown
}

export async function readProducts(
  backend: SiteBackend,
  locale: string,
  ids: readonly string[],
): Promise<Product[]> {
  const answers = await Promise.all(
    chunks(ids, PRODUCT_IDS).map((some) =>
      backend.scapi<{data?: Product[]}>(PRODUCTS, '/products', {
        ids: some.join(','),
        locale,
        expand: 'promotions',
        select:
          '(data.(id,shortDescription,longDescription,c_features,primaryCategoryId,productPromotions.(promotionId),c_faq,c_hotspots,c_downloads,c_videos,c_sizeGuide))',
      }),
    ),
  )
  return answers.flatMap(({data = []}) => data)
}

export const promotionIdsOf = (products: readonly Product[]): string[] =>
  [
    ...new Set(
      products.flatMap(({productPromotions = []}) =>
        productPromotions.flatMap(({promotionId}) => promotionId ?? []),
      ),
    ),
  ].sort()

/** The categories of the site's menu: the levels below the root that `showInMenu` and `menuNotIn` admit. */
export async function readCategories(
  backend: SiteBackend,
  siteId: string,
  locale: string,
): Promise<Omit<CategoryFact, 'isEmpty'>[]> {
  const root = await backend.scapi<Category>(PRODUCTS, '/categories/root', {levels: 1, locale})
  const ids = (root.categories ?? []).flatMap(({id}) => id ?? [])
  if (ids.length === 0) return []
  const {data = []} = await backend.scapi<{data?: Category[]}>(PRODUCTS, '/categories', {
    ids: ids.join(','),
    levels: 2,
    locale,
  })
  const flatten = (parentId: string, list: readonly Category[]): Omit<CategoryFact, 'isEmpty'>[] =>
    list.flatMap(({id, name = '', c_showInMenu: shown, c_menuNotIn: notIn, categories = []}) =>
      id && shown !== false && !notIn?.includes(siteId)
        ? [{id, name, parentId}, ...flatten(id, categories)]
        : [],
    )
  return flatten('root', data)
}

export async function readContent(backend: SiteBackend, locale: string, ids: readonly string[]) {
  const answers = await Promise.all(
    chunks(ids, PROMOTION_IDS).map((some) =>
      backend.ocapi<{data?: Asset[]}>(`/content/${ocapiIds(some)}`, {locale}),
    ),
  )
  return answers.flatMap(({data = []}) => data)
}

/** Texts of JSON, with or without its being parsed; addresses are no texts. */
function textsOfJson(value: unknown): string[] {
  if (typeof value === 'string') {
    try {
      return textsOfJson(JSON.parse(value) as unknown)
    } catch {
      return [plainText(value)]
    }
  }
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsOfJson)
    : []
}

/** Questions, answers and labels of a product page. */
export const pageTextsOf = (product: Product): string[] =>
  [product.c_faq, product.c_hotspots, product.c_downloads, product.c_videos]
    .flatMap(textsOfJson)
    .filter(isProse)

/** All that a product page reads of its product. */
export const productTextsOf = (product: Product): string[] => [
  ...[product.shortDescription, product.longDescription].map(plainText),
  ...textsOfJson(product.c_features),
  ...pageTextsOf(product),
]

/** Texts of a content asset, by paragraph. */
export const assetTextsOf = ({name, description, c_body: body, c_data: data}: Asset): string[] =>
  [
    ...[name, description].flatMap((text) => text ?? []),
    ...(typeof body === 'string' ? body.split(/<\/?(?:p|li|h\d|td|th|tr)\b[^>]*>/) : []),
    ...textsOfJson(data),
  ].map(plainText)

/** Hashes of the sentences of a content asset: runs keep no texts of pages. */
const sentencesOf = (asset: Asset): string[] =>
  assetTextsOf(asset)
    .filter(isProse)
    .map((text) => createHash('sha256').update(text).digest('base64url').slice(0, 10))

/** @param path address of its page, without site and locale */
export const contentFact = (asset: Asset, path?: string): ContentFact => {
  const {id = '', name = '', description, c_body: body, c_data: data} = asset
  const words = [body, description].map(plainText).join('')
  const further = typeof data === 'string' ? data : (JSON.stringify(data) ?? '')
  return {
    id,
    name,
    length: words.length + further.length,
    sentences: sentencesOf(asset),
    ...(path !== undefined && {path}),
  }
}

export async function readPromotions(
  backend: SiteBackend,
  locale: string,
  ids: readonly string[],
): Promise<PromotionFact[]> {
  const answers = await Promise.all(
    chunks(ids, PROMOTION_IDS).map((some) =>
      backend.scapi<{data?: Promotion[]}>('pricing/shopper-promotions/v1', '/promotions', {
        ids: some.join(','),
        locale,
      }),
    ),
  )
  return answers.flatMap(({data = []}) =>
    data.map(({id = '', name, calloutMsg, details}) => ({
      id,
      texts: [name, calloutMsg, details].map(plainText).filter((text) => text !== ''),
    })),
  )
}
