import {Type, type Static} from '@sinclair/typebox'
import type {ShopperSearchTypes} from 'commerce-sdk-isomorphic'
import type {FastifyInstance} from 'fastify'
import {cutText} from '../../../domains/cut-text'
import {audienceKey, type ShopperFacts} from '../../../domains/promotions/situation'
import {searchProducts} from '../../../domains/search/product-search'
import {parseRefinement, RefinementError, type Refinement} from '../../../domains/search/refinement'
import {warmUpSearch} from '../../../domains/search/warm-up'
import type {Sandbox} from '../../../sandbox'
import type {ApiProblem} from '../../errors'
import {badRequest, malformedParameter} from '../../errors'
import {watchLastRequest} from '../../last-request'
import {defaultExpand, toRefinements, toSelected} from '../../../wire/search/refinements'
import type {ApiRoutes} from '../../common/shopper-api'
import {audience} from '../audience'
import type {CatalogOptions} from '../answer-cache'
import {
  decodeReserved,
  readExpand,
  readImageTypes,
  readList,
  readScope,
  selectFrom,
  selectQuery,
  siteQuery,
} from '../../common/request'
import {RenderContext} from '../../../wire/render-context'
import {listingMetaTags} from '../../../wire/page-meta-tags'
import {toHit} from '../../../wire/search/hit'
import {toPhraseSuggestions} from '../../../wire/search/suggestion'
const allowedExpand = [...defaultExpand, 'promotions', 'custom_properties', 'page_meta_tags']

/** Maximum number of refinements of one search, and of evaluated characters of its phrase (Shopper Search 1.10). */
const mostRefinements = 9
const longestQuery = 50

const querystring = Type.Object({
  ...siteQuery,
  ...selectQuery,
  q: Type.Optional(Type.String({minLength: 1, maxLength: 500})),
  refine: Type.Optional(Type.Array(Type.String({maxLength: 4000}))),
  sort: Type.Optional(Type.String({maxLength: 256})),
  expand: Type.Optional(Type.Array(Type.String())),
  allImages: Type.Optional(Type.Boolean()),
  imgTypes: Type.Optional(Type.String({maxLength: 50})),
  perPricebook: Type.Optional(Type.Boolean()),
  allVariationProperties: Type.Optional(Type.Boolean()),
  includedCustomVariationProperties: Type.Optional(Type.Array(Type.String())),
  limit: Type.Integer({minimum: 1, maximum: 200, default: 25}),
  offset: Type.Integer({minimum: 0, default: 0}),
})

/** Milliseconds without a request of any kind after which the server counts as idle. */
const IDLE_AFTER_MS = 500

/** Prepares the search of every site while the server is idle. */
export function warmUpSearches(app: FastifyInstance, sandbox: Sandbox): void {
  let endWarmUp = (): void => undefined
  app.addHook('onListen', async () => {
    const lastRequest = watchLastRequest(app.server)
    endWarmUp = warmUpSearch(
      sandbox.db,
      sandbox.sites.all(),
      () => performance.now() - lastRequest() < IDLE_AFTER_MS,
    )
  })
  app.addHook('onClose', async () => endWarmUp())
}

/** `GET /product-search` of Shopper Search. */
export const productSearchRoute: ApiRoutes<'/shopper-search/v1', CatalogOptions> = (
  route,
  {sandbox, answers},
) => {
  route(
    'GET /product-search',
    {needs: audience, schema: {querystring}},
    ({shopper}, request, reply) => {
      const build = () => answerSearch(sandbox, request.query, shopper)
      return answers.send(request, reply, build, audienceKey(shopper))
    },
  )
}

function answerSearch(
  sandbox: Sandbox,
  query: Static<typeof querystring>,
  shopper: ShopperFacts,
): ShopperSearchTypes.ProductSearchResult {
  const scope = readScope(sandbox, query)
  const refine = (query.refine ?? []).map(decodeReserved)
  if (refine.length > mostRefinements) throw tooMany('refine', mostRefinements)
  const result = searchProducts(sandbox.db, scope.site, {
    locale: scope.locale,
    currency: scope.currency,
    shopper,
    text: query.q === undefined ? undefined : cutText(query.q, longestQuery),
    refinements: refine.flatMap(readRefinement),
    sort: query.sort,
    offset: query.offset,
    limit: query.limit,
  })
  const context = new RenderContext(sandbox, scope, shopper)
  const options = {
    expand: readExpand(query.expand, allowedExpand, defaultExpand),
    allImages: query.allImages,
    imageTypes: readImageTypes(query.imgTypes),
    perPricebook: query.perPricebook ?? false,
    allVariationProperties: query.allVariationProperties ?? false,
    variantProperties: readVariantProperties(query.includedCustomVariationProperties),
  }
  const selected = toSelected(refine)
  const answer: ShopperSearchTypes.ProductSearchResult = {
    limit: query.limit,
    hits: result.hits.map((hit) => toHit(context, hit, options)),
    ...(options.expand.has('page_meta_tags')
      ? {pageMetaTags: listingMetaTags(context, {phrase: query.q, selected})}
      : {}),
    query: cutText(query.q ?? '', longestQuery),
    refinements: toRefinements(result),
    searchPhraseSuggestions: toPhraseSuggestions(query.q, result.text),
    selectedRefinements: selected,
    ...(query.sort !== undefined && result.sorting
      ? {selectedSortingOption: result.sorting.id}
      : {}),
    sortingOptions: result.sortingOptions.map(({id, name}) => ({
      id,
      label: context.text(name) ?? id,
    })),
    offset: query.offset,
    total: result.total,
  }
  return selectFrom(answer, query.select)
}

function readRefinement(text: string): Refinement[] {
  try {
    return [parseRefinement(text)]
  } catch (error) {
    if (error instanceof RefinementError)
      throw malformedParameter('refine', `is malformed: ${error.message}`)
    throw error
  }
}

/** A list parameter with more entries than it takes. */
function tooMany(parameter: string, most: number): ApiProblem {
  const expected = `(0..${most})`
  return badRequest(
    `'${parameter}' violates the value constraint. The expected value is between '${expected}'.`,
    {parameter, expected},
  )
}

function readVariantProperties(value: readonly string[] | undefined): string[] {
  const names = readList(value)
  if (names.length > 5) throw tooMany('includedCustomVariationProperties', 5)
  return names
}
