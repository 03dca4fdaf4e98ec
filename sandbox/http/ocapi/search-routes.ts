import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {callShopper, type ShopContext} from '../../domains/baskets/shop-context'
import {searchContent} from '../../domains/search/content-search'
import {searchProducts} from '../../domains/search/product-search'
import {parseRefinement, RefinementError} from '../../domains/search/refinement'
import {suggestBrands, suggestCategories, suggestPhrases} from '../../domains/search/suggestions'
import {OcapiFault} from '../errors'
import {defaultExpand, toSelected} from '../../wire/search/refinements'
import {RenderContext} from '../../wire/render-context'
import {ocapiDocument} from './document'
import {readExpansions} from './expansions'
import {client, type OcapiRoutes} from './needs'
import {pageLinks} from './page-links'
import {
  hitDocument,
  refinementDocuments,
  suggestion,
  suggestionDocument,
  type ProductLink,
} from './search-documents'

const mostRefinements = 9

const SearchQuery = Type.Object({
  q: Type.Optional(Type.String({maxLength: 50})),
  start: Type.Integer({minimum: 0, default: 0}),
  count: Type.Integer({minimum: 1, maximum: 200, default: 25}),
  sort: Type.Optional(Type.String()),
  expand: Type.Optional(Type.String()),
  currency: Type.Optional(Type.String()),
})

const SuggestionQuery = Type.Object({
  q: Type.String({minLength: 3, maxLength: 50}),
  count: Type.Integer({minimum: 1, maximum: 10, default: 5}),
  currency: Type.Optional(Type.String()),
})

/** OCAPI omits properties that are not requested: without `expand` a hit is little more than an id. */
const expansions = [...defaultExpand, 'promotions', 'none']

/** `product_search` and `search_suggestion` (OCAPI 5). */
export const searchRoutes: OcapiRoutes = (route, sandbox) => {
  route(
    'GET /product_search',
    {needs: client, schema: {querystring: SearchQuery}},
    ({context: shop}, request) => {
      const {q, start, count, sort, expand} = request.query
      const refine = readRefine(request)
      const currency = readCurrency(shop, request.query.currency)
      const scope = {site: shop.site, locale: shop.locale, currency}
      const shopper = callShopper(shop)
      const result = searchProducts(sandbox.db, shop.site, {
        ...scope,
        shopper,
        text: q === '' ? undefined : q,
        refinements: refine.map(readRefinement),
        sort,
        offset: start,
        limit: count,
      })
      const context = new RenderContext(sandbox, scope, shopper)
      const options = {
        expand: readExpansions(expand, expansions),
        allImages: undefined,
        imageTypes: null,
        perPricebook: true,
        allVariationProperties: false,
        variantProperties: [],
      }
      const link = linksOf(shop).product
      const hits = result.hits.map((hit) => hitDocument(context, hit, {options, link}))
      const selected = Object.entries(toSelected(refine))
      return ocapiDocument('product_search_result', {
        count: hits.length,
        hits,
        ...pageLinks({
          url: `${sandbox.config.publicUrl}${request.url}`,
          start,
          count,
          total: result.total,
        }),
        query: q ?? '',
        refinements: refinementDocuments(result),
        searchPhraseSuggestions: suggestionDocument(q, result),
        ...(selected.length > 0 ? {selectedRefinements: Object.fromEntries(selected)} : {}),
        ...(sort !== undefined && result.sorting ? {selectedSortingOption: result.sorting.id} : {}),
        sortingOptions: result.sortingOptions.map(({id, name}) => ({
          _type: 'product_search_sorting_option',
          id,
          label: context.text(name) ?? id,
        })),
        start,
        total: result.total,
      })
    },
  )

  route(
    'GET /search_suggestion',
    {needs: client, schema: {querystring: SuggestionQuery}},
    ({context: shop}, request) => {
      const {q, count} = request.query
      const currency = readCurrency(shop, request.query.currency)
      return ocapiDocument('search_suggestion_result', suggestionResult(shop, {q, count, currency}))
    },
  )
}

interface Asked {
  readonly q: string
  readonly count: number
  readonly currency: string
}

function suggestionResult(shop: ShopContext, {q, count, currency}: Asked) {
  const {db, site, locale} = shop
  const link = linksOf(shop)
  const shopper = callShopper(shop)
  const context = new RenderContext(shop, {site, locale, currency}, shopper)
  const {index} = context
  const asked = {site, index, locale, text: q, limit: count}
  const {phrases: suggestedPhrases, terms: suggestedTerms} = suggestPhrases(db, asked)
  const {hits} = searchProducts(db, site, {
    locale,
    currency,
    shopper,
    text: q,
    refinements: [],
    offset: 0,
    limit: count,
  })
  const brands = suggestBrands(asked)
  return {
    query: q,
    productSuggestions: {
      ...suggestion({suggestedPhrases, suggestedTerms}),
      products: hits.map((hit) => suggestedProduct(context, hit, link.product)),
    },
    categorySuggestions: {
      ...suggestion({suggestedTerms}),
      categories: suggestCategories(db, asked).map((category) => ({
        _type: 'suggested_category',
        ...category,
        link: link.category(category.id),
      })),
    },
    contentSuggestions: {
      ...suggestion({suggestedTerms}),
      content: searchContent(shop, site, {locale, text: q})
        .slice(0, count)
        .map(({id, name}) => ({
          _type: 'suggested_content',
          id,
          name: name ?? id,
          link: link.content(id),
        })),
    },
    brandSuggestions: {...suggestion({suggestedTerms}), brands},
    customSuggestions: {...suggestion({suggestedTerms}), customSuggestions: []},
  }
}

function suggestedProduct(
  context: RenderContext,
  hit: Parameters<typeof hitDocument>[1],
  link: ProductLink,
): object {
  const options = {
    expand: new Set(['prices', 'images']),
    allImages: undefined,
    imageTypes: null,
    perPricebook: false,
    allVariationProperties: false,
    variantProperties: [],
  }
  const {
    currency,
    price,
    image,
    productId,
    productName,
    link: own,
  } = hitDocument(context, hit, {
    options,
    link,
  }) as Record<string, unknown>
  return {_type: 'suggested_product', currency, price, image, productId, productName, link: own}
}

/** `refine`, once or several times, and `refine_1` to `refine_9`. */
function readRefine({query}: FastifyRequest): string[] {
  const given = query as Readonly<Record<string, string | string[] | undefined>>
  const numbered = Array.from({length: mostRefinements}, (_, index) => given[`refine_${index + 1}`])
  const all = [given['refine'], ...numbered].flatMap((value) => value ?? [])
  if (all.length <= mostRefinements) return all
  throw malformed('refine', all.length, `At most ${mostRefinements} refinements can be combined.`)
}

function readRefinement(text: string) {
  try {
    return parseRefinement(text)
  } catch (error) {
    if (!(error instanceof RefinementError)) throw error
    throw malformed('refine', text, `The refinement is malformed: ${error.message}.`)
  }
}

function readCurrency({site}: ShopContext, currency: string | undefined): string {
  if (currency === undefined || site.currencies.includes(currency)) return currency ?? site.currency
  throw new OcapiFault(
    400,
    'UnsupportedCurrencyException',
    `The currency '${currency}' is not supported by site '${site.id}'.`,
    {currency},
  )
}

function malformed(parameter: string, value: string | number, message: string): OcapiFault {
  return new OcapiFault(400, 'MalformedParameterException', message, {parameter, value})
}

/** Addresses of the resources in a result. */
function linksOf({links, site}: ShopContext) {
  const base = `${links.publicUrl}/s/${site.id}/dw/shop/v21_3`
  const to = (resource: string) => (id: string) => `${base}/${resource}/${encodeURIComponent(id)}`
  return {product: to('products'), category: to('categories'), content: to('content')}
}
