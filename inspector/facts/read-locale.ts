import {relativePaths} from '../../common/paths'
import type {LocaleConfig, SiteConfig} from '../../config/schema'
import type {SiteBackend} from '../backend/backend'
import {claimsIn, closedPlatformIn} from './claims'
import {contentIdsOf} from './content-ids'
import type {FindEmpty} from './empty-categories'
import type {LocaleFacts, ProductFact} from './facts'
import {readLinkedContent} from './linked-content'
import {
  contentFact,
  pageTextsOf,
  promotionIdsOf,
  readCategories,
  readContent,
  readHits,
  readProducts,
  readPromotions,
  type Hit,
} from './locale-calls'
import {plainText} from './plain-text'

/** Ids of the products without a price, by currency. */
async function readWithoutPrice(
  backend: SiteBackend,
  locale: string,
  currencies: readonly string[],
): Promise<{currency: string; ids: ReadonlySet<string>}[]> {
  return Promise.all(
    currencies.map(async (currency) => {
      const hits = await readHits(backend, locale, currency)
      const without = hits.filter(({price}) => typeof price !== 'number')
      return {currency, ids: new Set(without.flatMap(({productId}) => productId ?? []))}
    }),
  )
}

/** Asset as it was answered, with the text of its data and body, from which links are read. */
export interface RawContent {
  readonly id: string
  readonly markup: string
}

/**
 * What one locale of a site shows.
 * @param findEmpty finds the empty categories of the site
 * @throws BackendFailure
 */
export async function readLocale(
  backend: SiteBackend,
  site: SiteConfig,
  locale: LocaleConfig,
  findEmpty: FindEmpty,
): Promise<{facts: LocaleFacts; raw: readonly RawContent[]}> {
  const selling = !site.isContentOnlySite
  const others = site.l10n.supportedCurrencies.filter((one) => one !== locale.preferredCurrency)
  const [hits, missing, categories] = await Promise.all([
    readHits(backend, locale.id, selling ? locale.preferredCurrency : undefined),
    readWithoutPrice(backend, locale.id, selling ? others : []),
    readCategories(backend, site.id, locale.id),
  ])
  const ids = hits.flatMap(({productId}) => productId ?? [])
  const banners = categories.filter(({parentId}) => parentId === 'root')
  const paths = new Map(banners.map(({id}) => [`banner-${id}`, relativePaths.category(id)]))
  const contentIds = [...contentIdsOf(site), ...paths.keys()]
  const [products, assets] = await Promise.all([
    readProducts(backend, locale.id, ids),
    readContent(backend, locale.id, contentIds),
  ])
  const primaryIds = products.flatMap(({primaryCategoryId}) => primaryCategoryId ?? [])
  const guides = new Map(
    products.flatMap(({id = '', c_sizeGuide: guide}) =>
      typeof guide === 'string' && id ? [[guide, relativePaths.product(id)] as const] : [],
    ),
  )
  const [promotions, empty, linked, sizeGuides] = await Promise.all([
    readPromotions(backend, locale.id, promotionIdsOf(products)),
    findEmpty(categories, primaryIds),
    readLinkedContent(backend, locale.id, assets),
    readContent(backend, locale.id, [...guides.keys()]),
  ])
  const pageTexts = new Map(products.map((one) => [one.id, pageTextsOf(one)]))
  const descriptions = new Map(
    products.map(({id = '', shortDescription}) => [id, plainText(shortDescription)]),
  )
  const productFact = (hit: Hit): ProductFact => {
    const {productId: id = '', productName: name = '', orderable = false, price, image} = hit
    const own = selling && typeof price !== 'number' ? [locale.preferredCurrency] : []
    const more = missing.flatMap(({currency, ids: without}) => (without.has(id) ? currency : []))
    return {
      id,
      name,
      description: descriptions.get(id) ?? '',
      pageTexts: pageTexts.get(id) ?? [],
      orderable,
      hasImage: Boolean(image?.link),
      withoutPrice: [...own, ...more],
    }
  }
  const shown = [
    ...assets.map((asset) => ({asset, path: paths.get(asset.id ?? '')})),
    ...linked,
    ...sizeGuides.map((asset) => ({asset, path: guides.get(asset.id ?? '')})),
  ]
  return {
    facts: {
      locale,
      products: hits.map(productFact),
      categories: categories.map((one) => ({...one, isEmpty: empty.has(one.id)})),
      content: shown.map(({asset, path}) => contentFact(asset, path)),
      promotions,
      claims: claimsIn(locale.id, {products, promotions, assets: shown}),
      closedPlatform: closedPlatformIn(shown),
    },
    raw: assets.map(({id = '', c_body: body, c_data: data}) => ({
      id,
      markup: [body, data].filter((part) => typeof part === 'string').join('\n'),
    })),
  }
}
