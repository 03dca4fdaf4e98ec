import {Type} from '@sinclair/typebox'
import type {RequestScope} from '../../../wire/request-scope'
import {findPublicLists} from '../../../domains/lists/product-list-repository'
import {requireItem, requirePublicList} from '../../../domains/lists/product-list-service'
import {CommerceFault} from '../../../domains/commerce-fault'
import {shopper, type ApiRoutes} from '../../common/shopper-api'
import type {ProductView} from '../../../wire/customers/list-documents'
import {
  publicItemDocument,
  publicItems,
  publicListDocument,
} from '../../../wire/customers/list-documents'
import {readExpand, siteQuery} from '../../common/request'

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
export const publicListRoutes: ApiRoutes<'/shopper-customers/v1'> = (route, sandbox) => {
  const {db} = sandbox

  const viewOf = (scope: RequestScope, expand: ReadonlySet<string>): ProductView => ({
    shop: sandbox,
    scope,
    expand: expand.has('product') ? new Set([...expand, 'prices']) : expand,
  })

  route(
    'GET /product-lists',
    {needs: shopper, schema: {querystring: SearchQuery}},
    ({scope}, request) => {
      const {email, firstName, lastName} = request.query
      // A search without an owner finds nothing: lists are looked up by owner, not browsed.
      const named = [email, firstName, lastName].some((term) => term)
      const lists = named ? findPublicLists(db, scope.site.id, {email, firstName, lastName}) : []
      const data = lists.map(({id, type, name, description}) => ({
        id,
        type,
        title: name ?? '',
        ...(name === undefined ? {} : {name}),
        ...(description === undefined ? {} : {description}),
      }))
      return {limit: data.length, data, total: data.length}
    },
  )

  route(
    'GET /product-lists/:listId',
    {needs: shopper, schema: {params: ListParams}},
    ({scope}, request) => {
      const list = requirePublicList(db, scope.site.id, request.params.listId)
      return publicListDocument(db, list, viewOf(scope, new Set(expansions)))
    },
  )

  route(
    'GET /product-lists/:listId/items',
    {needs: shopper, schema: {params: ListParams, querystring: ItemsQuery}},
    ({scope}, request) => {
      const expand = readExpand(request.query.expand, expansions, [])
      const list = requirePublicList(db, scope.site.id, request.params.listId)
      const view = viewOf(scope, expand)
      const data = publicItems(db, list).map((item) => publicItemDocument(item, view))
      return {limit: data.length, data, total: data.length}
    },
  )

  route(
    'GET /product-lists/:listId/items/:itemId',
    {needs: shopper, schema: {params: ItemParams}},
    ({scope}, request) => {
      const {listId, itemId} = request.params
      const item = requireItem(db, requirePublicList(db, scope.site.id, listId).id, itemId)
      if (!item.public) {
        throw new CommerceFault(
          'ProductListItemNotFound',
          `No product list item with ID '${itemId}' could be found.`,
          {productListId: listId, itemId},
        )
      }
      return publicItemDocument(item, viewOf(scope, new Set(expansions)))
    },
  )
}
