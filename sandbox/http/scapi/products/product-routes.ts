import {Type, type Static} from '@sinclair/typebox'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import type {Sandbox} from '../../../sandbox'
import type {ShopperFacts} from '../../../domains/promotions/situation'
import {audienceKey} from '../../../domains/promotions/situation'
import {ApiProblem} from '../../errors'
import type {ApiRoutes} from '../../common/shopper-api'
import {chosenAudience} from '../audience'
import type {CatalogOptions} from '../answer-cache'
import {
  atMost,
  readExpand,
  readImageTypes,
  readList,
  readScope,
  selectFrom,
  selectQuery,
  siteQuery,
} from '../../common/request'
import {RenderContext} from '../../../wire/render-context'
import {findSiteProduct, toProduct, type ProductOptions} from '../../../wire/products/product'

/** Maximum number of products in one call. */
const mostIds = 24

/** Maximum number of further inventory lists in one call. */
const mostInventories = 5

const defaultExpand = [
  'availability',
  'bundled_products',
  'links',
  'promotions',
  'options',
  'images',
  'prices',
  'variations',
  'set_products',
  'recommendations',
]
const allowedExpand = [...defaultExpand, 'shipping_methods', 'page_meta_tags', 'primary_category']

const productQuery = {
  ...siteQuery,
  ...selectQuery,
  expand: Type.Optional(Type.Array(Type.String())),
  allImages: Type.Optional(Type.Boolean()),
  imgTypes: Type.Optional(Type.String({maxLength: 50})),
  perPricebook: Type.Optional(Type.Boolean()),
  personalized: Type.Optional(Type.Literal('none')),
  inventoryIds: Type.Optional(Type.Array(Type.String())),
}
const oneQuery = Type.Object(productQuery)
const manyQuery = Type.Object({...productQuery, ids: Type.Array(Type.String(), {minItems: 1})})
const params = Type.Object({organizationId: Type.String(), id: Type.String({maxLength: 100})})

/** `GET /products` and `GET /products/{id}` of Shopper Products. */
export const productRoutes: ApiRoutes<'/shopper-products/v1', CatalogOptions> = (
  route,
  {sandbox, answers},
) => {
  route(
    'GET /products',
    {needs: chosenAudience, schema: {querystring: manyQuery}},
    ({shopper}, request, reply) => {
      const build = () => answerMany(sandbox, request.query, shopper)
      return answers.send(request, reply, build, audienceKey(shopper))
    },
  )

  route(
    'GET /products/:id',
    {needs: chosenAudience, schema: {params, querystring: oneQuery}},
    ({shopper}, request, reply) => {
      const build = () => answerOne(sandbox, request.params.id, request.query, shopper)
      return answers.send(request, reply, build, audienceKey(shopper))
    },
  )
}

function answerMany(
  sandbox: Sandbox,
  query: Static<typeof manyQuery>,
  shopper: ShopperFacts,
): ShopperProductsTypes.ProductResult {
  const ids = atMost(readList(query.ids), mostIds, 'products')
  const scope = readScope(sandbox, query)
  const context = new RenderContext(sandbox, scope, shopper)
  const {index} = context
  const options = readOptions(query)
  const data = ids.flatMap((id) => {
    const found = findSiteProduct(context, index, id)
    return found ? [toProduct(context, index, found, options)] : []
  })
  const answer: ShopperProductsTypes.ProductResult = {limit: ids.length, data, total: data.length}
  return selectFrom(answer, query.select)
}

function answerOne(
  sandbox: Sandbox,
  id: string,
  query: Static<typeof oneQuery>,
  shopper: ShopperFacts,
): ShopperProductsTypes.Product {
  const scope = readScope(sandbox, query)
  const context = new RenderContext(sandbox, scope, shopper)
  const {index} = context
  const found = findSiteProduct(context, index, id)
  if (!found) throw productNotFound(id, scope.site.id)
  return selectFrom(toProduct(context, index, found, readOptions(query)), query.select)
}

function readOptions(query: Static<typeof oneQuery>): ProductOptions {
  return {
    expand: readExpand(query.expand, allowedExpand, defaultExpand),
    allImages: query.allImages ?? false,
    imageTypes: readImageTypes(query.imgTypes),
    perPricebook: query.perPricebook ?? false,
    inventoryIds: atMost(readList(query.inventoryIds), mostInventories, 'inventory lists'),
  }
}

/** 404 for a product that the site does not show. */
export function productNotFound(productId: string, siteId: string): ApiProblem {
  return new ApiProblem(
    404,
    'product-not-found',
    'Product Not Found',
    `No product with ID '${productId}' for site '${siteId}' could be found.`,
    {productId, siteId},
  )
}
