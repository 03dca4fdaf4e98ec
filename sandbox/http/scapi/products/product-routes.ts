import {Type, type FastifyPluginAsyncTypebox, type Static} from '@fastify/type-provider-typebox'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {siteIndex} from '../../../domains/search/site-index'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {requireShopper} from '../../slas/verify'
import type {AnswerCache} from '../answer-cache'
import {
  readExpand,
  readImageTypes,
  readList,
  readScope,
  selectFrom,
  selectQuery,
  siteQuery,
} from '../request'
import {RenderContext} from '../shared/render-context'
import {findSiteProduct, toProduct, type ProductOptions} from './product'

/** Most products in one call. */
const mostIds = 24

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
}
const oneQuery = Type.Object(productQuery)
const manyQuery = Type.Object({...productQuery, ids: Type.Array(Type.String(), {minItems: 1})})
const params = Type.Object({organizationId: Type.String(), id: Type.String({maxLength: 100})})

/** `GET /products` and `GET /products/{id}` of Shopper Products. */
export const productRoutes: FastifyPluginAsyncTypebox<{
  sandbox: Sandbox
  answers: AnswerCache
}> = async (app, {sandbox, answers}) => {
  app.get('/products', {schema: {querystring: manyQuery}}, async (request, reply) => {
    await requireShopper(sandbox, request)
    return answers.send(request, reply, () => answerMany(sandbox, request.query))
  })

  app.get('/products/:id', {schema: {params, querystring: oneQuery}}, async (request, reply) => {
    await requireShopper(sandbox, request)
    const {id} = request.params
    return answers.send(request, reply, () => answerOne(sandbox, id, request.query))
  })
}

function answerMany(sandbox: Sandbox, query: Static<typeof manyQuery>): unknown {
  const ids = readList(query.ids)
  if (ids.length > mostIds) {
    throw new ApiProblem(
      400,
      'validation',
      'Bad Request',
      `Maximum number of products you can request in one call is ${mostIds}.`,
    )
  }
  const scope = readScope(sandbox, query)
  const index = siteIndex(sandbox.db, scope.site, scope.currency)
  const context = new RenderContext(sandbox, scope)
  const options = readOptions(query)
  const data = ids.flatMap((id) => {
    const found = findSiteProduct(index, id)
    return found ? [toProduct(context, index, found, options)] : []
  })
  const answer: ShopperProductsTypes.ProductResult = {limit: ids.length, data, total: data.length}
  return selectFrom(answer, query.select)
}

function answerOne(sandbox: Sandbox, id: string, query: Static<typeof oneQuery>): unknown {
  const scope = readScope(sandbox, query)
  const index = siteIndex(sandbox.db, scope.site, scope.currency)
  const found = findSiteProduct(index, id)
  if (!found) throw productNotFound(id, scope.site.id)
  const context = new RenderContext(sandbox, scope)
  return selectFrom(toProduct(context, index, found, readOptions(query)), query.select)
}

function readOptions(query: Static<typeof oneQuery>): ProductOptions {
  return {
    expand: readExpand(query.expand, allowedExpand, defaultExpand),
    allImages: query.allImages ?? false,
    imageTypes: readImageTypes(query.imgTypes),
    perPricebook: query.perPricebook ?? false,
  }
}

function productNotFound(productId: string, siteId: string): ApiProblem {
  return new ApiProblem(
    404,
    'product-not-found',
    'Product Not Found',
    `No product with ID '${productId}' for site '${siteId}' could be found.`,
    {productId, siteId},
  )
}
