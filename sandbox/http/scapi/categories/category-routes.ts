import {Type, type Static} from '@sinclair/typebox'
import type {ShopperProductsTypes} from 'commerce-sdk-isomorphic'
import {categoryTree} from '../../../domains/catalog/category-tree'
import type {Sandbox} from '../../../sandbox'
import {ApiProblem} from '../../errors'
import {session, type ApiRoutes} from '../../common/shopper-api'
import type {CatalogOptions} from '../answer-cache'
import {atMost, readList, readScope, selectFrom, selectQuery, siteQuery} from '../../common/request'
import {RenderContext} from '../../../wire/render-context'
import {toCategory} from '../../../wire/categories/category'

/** Maximum number of categories in one call. */
const mostIds = 50

const categoryQuery = {
  ...siteQuery,
  ...selectQuery,
  levels: Type.Integer({minimum: 0, maximum: 2, default: 1}),
  personalized: Type.Optional(Type.Literal('none')),
}
const oneQuery = Type.Object(categoryQuery)
const manyQuery = Type.Object({...categoryQuery, ids: Type.Array(Type.String(), {minItems: 1})})
const params = Type.Object({organizationId: Type.String(), id: Type.String({maxLength: 256})})

/** `GET /categories` and `GET /categories/{id}` of Shopper Products. */
export const categoryRoutes: ApiRoutes<'/shopper-products/v1', CatalogOptions> = (
  route,
  {sandbox, answers},
) => {
  route(
    'GET /categories',
    {needs: session, schema: {querystring: manyQuery}},
    (_session, request, reply) =>
      answers.send(request, reply, () => answerMany(sandbox, request.query)),
  )

  route(
    'GET /categories/:id',
    {needs: session, schema: {params, querystring: oneQuery}},
    (_session, request, reply) =>
      answers.send(request, reply, () => answerOne(sandbox, request.params.id, request.query)),
  )
}

function answerMany(sandbox: Sandbox, query: Static<typeof manyQuery>) {
  const ids = atMost(readList(query.ids), mostIds, 'categories')
  const scope = readScope(sandbox, query)
  const tree = categoryTree(sandbox.db, scope.site.catalogId)
  const context = new RenderContext(sandbox, scope)
  const data = ids.flatMap((id) => {
    const category = tree.get(id)
    return category ? [toCategory(context, tree, category, query.levels)] : []
  })
  const answer: ShopperProductsTypes.CategoryResult = {limit: ids.length, data, total: data.length}
  return selectFrom(answer, query.select)
}

function answerOne(sandbox: Sandbox, id: string, query: Static<typeof oneQuery>) {
  const scope = readScope(sandbox, query)
  const tree = categoryTree(sandbox.db, scope.site.catalogId)
  const category = tree.get(id) ?? tree.offline(id)
  if (!category) {
    throw new ApiProblem(
      404,
      'category-not-found',
      'Category Not Found',
      `No category with ID '${id}' could be found.`,
      {categoryId: id},
    )
  }
  const context = new RenderContext(sandbox, scope)
  return selectFrom(toCategory(context, tree, category, query.levels), query.select)
}
