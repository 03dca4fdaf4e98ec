import {Type} from '@sinclair/typebox'
import {callShopper} from '../../domains/baskets/shop-context'
import {findItems} from '../../domains/lists/product-list-repository'
import type {ListOwner} from '../../domains/lists/product-list-service'
import {
  addItem,
  createList,
  listsOf,
  removeItem,
  removeList,
  requireItem,
  requireList,
  updateItem,
  updateList,
} from '../../domains/lists/product-list-service'
import {confirmStockAlert} from '../../domains/lists/stock-alert'
import {
  CustomerParams,
  ListItemParams,
  ListParams,
  requireSelf,
} from '../../wire/customers/customer-params'
import {ListBody, ListItemBody, itemInputOf, listInputOf} from '../../wire/customers/list-bodies'
import type {ProductView} from '../../wire/customers/list-documents'
import {needing, pathParameter} from '../common/routes'
import {PageQuery} from './customer-book-routes'
import {ocapiList, ocapiListItem, ocapiPage} from './customer-documents'
import {productExpansions, readExpansions} from './expansions'
import {session, type OcapiRoutes} from './needs'
import {expectedState} from './ocapi-context'

const listExpansions = ['items', 'product', ...productExpansions]
const Expand = {expand: Type.Optional(Type.String())}
const ExpandQuery = Type.Object(Expand)
const ListsQuery = Type.Composite([PageQuery, ExpandQuery])

/** The owner of lists that the path names, who has to be the one of the session, and the view of their products. */
const lists = needing(session, ({context}, request, sandbox) => {
  const customerId = pathParameter(request, 'customerId')
  requireSelf(context, customerId)
  const {db, site, locale} = context
  const {expand: text} = request.query as {expand?: string}
  const expand = new Set(readExpansions(text, listExpansions))
  if (expand.has('product')) expand.add('prices')
  const owner: ListOwner = {db, siteId: site.id, customerId}
  const scope = {site, locale, currency: site.currency}
  const view: ProductView = {shop: sandbox, scope, expand, shopper: callShopper(context)}
  return {owner, view}
})

/** The shopper's own list of the path. */
const ownList = needing(lists, ({owner, view}, request) => ({
  view,
  list: requireList(owner, pathParameter(request, 'listId')),
}))

/** The shopper's product lists; `expand` may be items, product, images, availability. */
export const productListRoutes: OcapiRoutes = (route, sandbox) => {
  const {db} = sandbox

  route(
    'GET /customers/:customerId/product_lists',
    {needs: lists, schema: {params: CustomerParams, querystring: ListsQuery}},
    ({owner, view}, request) => {
      const all = listsOf(owner).map((list) => ocapiList(db, list, view))
      return ocapiPage('customer_product_list_result', all, {...request.query, url: request.url})
    },
  )

  route(
    'POST /customers/:customerId/product_lists',
    {needs: lists, schema: {params: CustomerParams, body: ListBody}},
    ({owner, view}, request) => ocapiList(db, createList(owner, listInputOf(request.body)), view),
  )

  route(
    'GET /customers/:customerId/product_lists/:listId',
    {needs: ownList, schema: {params: ListParams, querystring: ExpandQuery}},
    ({list, view}) => ocapiList(db, list, view),
  )

  route(
    'PATCH /customers/:customerId/product_lists/:listId',
    {needs: lists, schema: {params: ListParams, body: ListBody}},
    ({owner, view}, request) => {
      const change = listInputOf(request.body)
      const list = updateList(owner, request.params.listId, change, expectedState(request))
      return ocapiList(db, list, view)
    },
  )

  route(
    'DELETE /customers/:customerId/product_lists/:listId',
    {needs: lists, schema: {params: ListParams}},
    ({owner}, request) => {
      removeList(owner, request.params.listId)
    },
  )

  route(
    'GET /customers/:customerId/product_lists/:listId/items',
    {needs: ownList, schema: {params: ListParams, querystring: ListsQuery}},
    ({list, view}, request) => {
      const all = findItems(db, list.id).map((one) => ocapiListItem(list, one, view))
      return ocapiPage('customer_product_list_item_result', all, {
        ...request.query,
        url: request.url,
      })
    },
  )

  route(
    'POST /customers/:customerId/product_lists/:listId/items',
    {needs: lists, schema: {params: ListParams, body: ListItemBody}},
    ({owner, view}, request) => {
      const {listId} = request.params
      const added = addItem(owner, listId, itemInputOf(request.body))
      const list = requireList(owner, listId)
      confirmStockAlert({db, ...view.scope}, list, added)
      return ocapiListItem(list, added, view)
    },
  )

  route(
    'GET /customers/:customerId/product_lists/:listId/items/:itemId',
    {needs: ownList, schema: {params: ListItemParams, querystring: ExpandQuery}},
    ({list, view}, request) =>
      ocapiListItem(list, requireItem(db, list.id, request.params.itemId), view),
  )

  route(
    'PATCH /customers/:customerId/product_lists/:listId/items/:itemId',
    {needs: lists, schema: {params: ListItemParams, body: ListItemBody}},
    ({owner, view}, request) => {
      const {listId, itemId} = request.params
      const changed = updateItem(owner, listId, itemId, itemInputOf(request.body))
      return ocapiListItem(requireList(owner, listId), changed, view)
    },
  )

  route(
    'DELETE /customers/:customerId/product_lists/:listId/items/:itemId',
    {needs: lists, schema: {params: ListItemParams}},
    ({owner}, request) => {
      removeItem(owner, request.params.listId, request.params.itemId)
    },
  )
}
