import {Type, type Static} from '@sinclair/typebox'
import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {firstImage, listingViewType} from '../../../domains/catalog/images'
import {imageGroupsOf} from '../../../domains/catalog/image-repository'
import {audienceKey, type ShopperFacts} from '../../../domains/promotions/situation'
import {searchProducts, type SearchHit} from '../../../domains/search/product-search'
import {suggestBrands, suggestCategories, suggestPhrases} from '../../../domains/search/suggestions'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import type {ApiRoutes} from '../../common/shopper-api'
import {audience} from '../audience'
import type {CatalogOptions} from '../answer-cache'
import {readExpand, readList, readScope, siteQuery} from '../../common/request'
import {toTaxRate} from '../../../wire/products/prices'
import {RenderContext} from '../../../wire/render-context'

const shortest = 3
const longest = 50

const allowedExpand = ['images', 'prices', 'custom_product_properties']

const querystring = Type.Object({
  ...siteQuery,
  q: Type.String(),
  limit: Type.Integer({minimum: 1, maximum: 10, default: 5}),
  expand: Type.Optional(Type.Array(Type.String())),
  includedCustomProductProperties: Type.Optional(Type.Array(Type.String())),
  includeEinsteinSuggestedPhrases: Type.Optional(Type.Boolean()),
})

/** `GET /search-suggestions` of Shopper Search: products, phrases and categories. */
export const suggestionsRoute: ApiRoutes<'/shopper-search/v1', CatalogOptions> = (
  route,
  {sandbox, answers},
) => {
  route(
    'GET /search-suggestions',
    {needs: audience, schema: {querystring}},
    ({shopper}, request, reply) => {
      const build = () => answerSuggestions(sandbox, request.query, shopper)
      return answers.send(request, reply, build, audienceKey(shopper))
    },
  )
}

function answerSuggestions(
  sandbox: Sandbox,
  query: Static<typeof querystring>,
  shopper: ShopperFacts,
): ShopperSearchTypes.SuggestionResult {
  const {q, limit} = query
  if (q.length < shortest || q.length > longest) throw lengthViolation()
  const scope = readScope(sandbox, query)
  const {site, locale, currency} = scope
  const context = new RenderContext(sandbox, scope, shopper)
  const expand = readExpand(query.expand, allowedExpand, ['prices'])
  const properties = expand.has('custom_product_properties')
    ? readList(query.includedCustomProductProperties)
    : []
  const {hits} = searchProducts(sandbox.db, site, {
    locale,
    currency,
    shopper,
    text: q,
    refinements: [],
    offset: 0,
    limit,
  })
  const asked = {site, index: context.index, locale, text: q, limit}
  const {phrases, terms} = suggestPhrases(sandbox.db, asked)
  const categories = suggestCategories(sandbox.db, asked)
  const brands = suggestBrands(asked).map((phrase) => ({
    phrase,
    exactMatch: phrase.toLowerCase() === q.trim().toLowerCase(),
  }))
  return {
    brandSuggestions: {suggestedPhrases: brands, suggestedTerms: terms},
    categorySuggestions: {categories, suggestedTerms: terms},
    productSuggestions: {
      products: hits.map((hit) => toSuggestedProduct(context, hit, expand, properties)),
      suggestedPhrases: phrases,
      suggestedTerms: terms,
    },
    searchPhrase: q,
  }
}

function toSuggestedProduct(
  context: RenderContext,
  {document, skus}: SearchHit,
  expand: ReadonlySet<string>,
  properties: readonly string[],
): ShopperSearchTypes.SuggestedProduct {
  const {product} = document
  const amounts = skus.flatMap(({prices}) => (prices.effective === null ? [] : [prices.effective]))
  const groups = imageGroupsOf(context.db, product)
  const image = firstImage(groups, listingViewType(groups), skus[0]?.values ?? {})
  const custom = context.custom(product)
  return {
    ...(expand.has('prices') && amounts.length > 0
      ? {
          currency: context.currency,
          price: context.money(Math.min(...amounts)),
          ...toTaxRate(context, product),
        }
      : {}),
    productId: product.id,
    productName: context.nameOf(product),
    // The storefront renders its suggestions from this property (rule SEARCH-2).
    ...(image ? {c_image: context.image(product.catalogId, image.path)} : {}),
    ...Object.fromEntries(
      properties.flatMap((name) => (name in custom ? [[name, custom[name]]] : [])),
    ),
  } as ShopperSearchTypes.SuggestedProduct
}

function lengthViolation(): ApiProblem {
  const expected = `(${shortest}..${longest})`
  return new ApiProblem(
    400,
    'string-constraint-violation',
    'String Constraint Violation',
    `The string length constraint was violated by 'q'. The expected length is '${expected}'.`,
    {expected, parameter: 'q'},
  )
}
