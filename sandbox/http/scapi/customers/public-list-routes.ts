import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
import {findPublicLists} from '../../../domains/lists/product-list-repository'
import {requireItem, requirePublicList} from '../../../domains/lists/product-list-service'
import {CommerceFault} from '../../../domains/commerce-fault'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import type {ProductView} from '../../../wire/customers/list-documents'
import {
  publicItemDocument,
  publicItems,
  publicListDocument,
} from '../../../wire/customers/list-documents'
import {readExpand, readScope, siteQuery} from '../../common/request'

const SearchQuery = Type.Object({
  ...siteQuery,
  email: Type.Optional(Type.String({maxLength: 256})),
  firstName: Type.Optional(Type.String({maxLength: 256})),
  lastName: Type.Optional(Type.String({maxLength: 256})),
})
const ListParams = Type.Object({listId: Type.String()})
const ItemParams = Type.Object({listId: Type.String(), itemId: Type.String()})
const ItemsQuery = Type.Object({
  ...siteQuery,
  expand: Type.Optional(Type.Array(Type.String())),
})

const expansions = ['product', 'images', 'availability']

/** Public product lists. */
export const publicListRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox

  const viewOf = (request: FastifyRequest, expand: ReadonlySet<string>): ProductView => ({
    shop: sandbox,
    scope: readScope(sandbox, request.query as Record<string, string>),
    expand: expand.has('product') ? new Set([...expand, 'prices']) : expand,
  })

  app.get('/product-lists', {schema: {querystring: SearchQuery}}, async (request) => {
    const {site} = await readCheckout(sandbox, request)
    const {email, firstName, lastName} = request.query
    // A search without an owner finds nothing: lists are looked up by owner, not browsed.
    const named = [email, firstName, lastName].some((term) => term)
    const lists = named ? findPublicLists(db, site.id, {email, firstName, lastName}) : []
    const data = lists.map(({id, type, name, description}) => ({
      id,
      type,
      title: name ?? '',
      ...(name === undefined ? {} : {name}),
      ...(description === undefined ? {} : {description}),
    }))
    return {limit: data.length, data, total: data.length}
  })

  app.get('/product-lists/:listId', {schema: {params: ListParams}}, async (request) => {
    const {site} = await readCheckout(sandbox, request)
    const list = requirePublicList(db, site.id, request.params.listId)
    return publicListDocument(db, list, viewOf(request, new Set(expansions)))
  })

  app.get(
    '/product-lists/:listId/items',
    {schema: {params: ListParams, querystring: ItemsQuery}},
    async (request) => {
      const {site} = await readCheckout(sandbox, request)
      const expand = readExpand(request.query.expand, expansions, [])
      const list = requirePublicList(db, site.id, request.params.listId)
      const view = viewOf(request, expand)
      const data = publicItems(db, list).map((item) => publicItemDocument(item, view))
      return {limit: data.length, data, total: data.length}
    },
  )

  app.get(
    '/product-lists/:listId/items/:itemId',
    {schema: {params: ItemParams}},
    async (request) => {
      const {site} = await readCheckout(sandbox, request)
      const {listId, itemId} = request.params
      const item = requireItem(db, requirePublicList(db, site.id, listId).id, itemId)
      if (!item.public) {
        throw new CommerceFault(
          'ProductListItemNotFound',
          `No product list item with ID '${itemId}' could be found.`,
          {productListId: listId, itemId},
        )
      }
      return publicItemDocument(item, viewOf(request, new Set(expansions)))
    },
  )
}
