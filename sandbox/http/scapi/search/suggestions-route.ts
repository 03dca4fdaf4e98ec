import {Type, type FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import {firstImage, imageGroupsOf, listingViewType} from '../../../domains/catalog/images'
import {searchProducts, type SearchHit} from '../../../domains/search/product-search'
import {suggestCategories, suggestPhrases} from '../../../domains/search/suggestions'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {requireShopper} from '../../slas/verify'
import {readExpand, readList, readScope, siteQuery} from '../request'
import {RenderContext} from '../shared/render-context'

const shortest = 3
const longest = 50

const querystring = Type.Object({
  ...siteQuery,
  q: Type.String(),
  limit: Type.Integer({minimum: 1, maximum: 10, default: 5}),
  expand: Type.Optional(Type.Array(Type.String())),
  includedCustomProductProperties: Type.Optional(Type.Array(Type.String())),
  includeEinsteinSuggestedPhrases: Type.Optional(Type.Boolean()),
})

/** `GET /search-suggestions` of Shopper Search: products, phrases and categories. */
export const suggestionsRoute: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  app.get('/search-suggestions', {schema: {querystring}}, async (request, reply) => {
    await requireShopper(sandbox, request)
    const {query} = request
    if (query.q.length < shortest || query.q.length > longest) throw lengthViolation()
    const scope = readScope(sandbox, query)
    const context = new RenderContext(sandbox, scope)
    const expand = readExpand(
      query.expand,
      ['images', 'prices', 'custom_product_properties'],
      ['prices'],
    )
    const properties = expand.has('custom_product_properties')
      ? readList(query.includedCustomProductProperties)
      : []
    const {hits} = searchProducts(sandbox, scope.site, {
      locale: scope.locale,
      currency: scope.currency,
      text: query.q,
      refinements: [],
      offset: 0,
      limit: query.limit,
    })
    const {phrases, terms} = suggestPhrases(sandbox.db, scope.locale, query.q, query.limit)
    const categories = suggestCategories(
      sandbox.db,
      scope.site.catalogId,
      scope.locale,
      query.q,
      query.limit,
    )
    const answer: ShopperSearchTypes.SuggestionResult = {
      categorySuggestions: {categories, suggestedTerms: terms},
      productSuggestions: {
        products: hits.map((hit) => toSuggestedProduct(context, hit, expand, properties)),
        suggestedPhrases: phrases,
        suggestedTerms: terms,
      },
      searchPhrase: query.q,
    }
    void reply.header('cache-control', 'private, max-age=0')
    return answer
  })
}

function toSuggestedProduct(
  context: RenderContext,
  {document, skus}: SearchHit,
  expand: ReadonlySet<string>,
  properties: readonly string[],
): ShopperSearchTypes.SuggestedProduct {
  const {product} = document
  const amounts = skus.flatMap(({prices}) => (prices.effective === null ? [] : [prices.effective]))
  const groups = imageGroupsOf(context.sandbox.db, product)
  const image = firstImage(groups, listingViewType(groups), skus[0]?.values ?? {})
  const custom = context.custom(product)
  return {
    ...(expand.has('prices') && amounts.length > 0
      ? {currency: context.currency, price: context.money(Math.min(...amounts))}
      : {}),
    productId: product.id,
    productName: context.nameOf(product),
    // The storefront draws its suggestions from this property (spec 3).
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
