import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import {Type} from '@sinclair/typebox'
import type {FastifyRequest} from 'fastify'
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
import type {Sandbox} from '../../sandbox'
import {
  CustomerParams,
  ListItemParams,
  ListParams,
  requireSelf,
} from '../../wire/customers/customer-params'
import {ListBody, ListItemBody, itemInputOf, listInputOf} from '../../wire/customers/list-bodies'
import type {ProductView} from '../../wire/customers/list-documents'
import {PageQuery} from './customer-book-routes'
import {ocapiList, ocapiListItem, ocapiPage} from './customer-documents'
import {productExpansions, readExpansions} from './expansions'
import {expectedState, readSession} from './ocapi-context'

const listExpansions = ['items', 'product', ...productExpansions]
const Expand = {expand: Type.Optional(Type.String())}
const ExpandQuery = Type.Object(Expand)
const ListsQuery = Type.Composite([PageQuery, ExpandQuery])

/** The shopper's product lists; `expand` may be items, product, images, availability. */
export const productListRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (
  app,
  {sandbox},
) => {
  const {db} = sandbox
  const path = '/customers/:customerId/product_lists'
  const one = `${path}/:listId`
  const items = `${one}/items`
  const item = `${items}/:itemId`

  const readOwner = async (
    request: FastifyRequest,
  ): Promise<{owner: ListOwner; view: ProductView}> => {
    const context = await readSession(sandbox, request)
    const {customerId} = request.params as {customerId: string}
    requireSelf(context, customerId)
    const {site, locale} = context
    const expand = new Set(
      readExpansions((request.query as {expand?: string}).expand, listExpansions),
    )
    if (expand.has('product')) expand.add('prices')
    return {
      owner: {db, siteId: site.id, customerId},
      view: {
        shop: sandbox,
        scope: {site, locale, currency: site.currency},
        expand,
        shopper: callShopper(context),
      },
    }
  }

  app.get(path, {schema: {params: CustomerParams, querystring: ListsQuery}}, async (request) => {
    const {owner, view} = await readOwner(request)
    const all = listsOf(owner).map((list) => ocapiList(db, list, view))
    return ocapiPage('customer_product_list_result', all, {...request.query, url: request.url})
  })

  app.post(path, {schema: {params: CustomerParams, body: ListBody}}, async (request) => {
    const {owner, view} = await readOwner(request)
    return ocapiList(db, createList(owner, listInputOf(request.body)), view)
  })

  app.get(one, {schema: {params: ListParams, querystring: ExpandQuery}}, async (request) => {
    const {owner, view} = await readOwner(request)
    return ocapiList(db, requireList(owner, request.params.listId), view)
  })

  app.patch(one, {schema: {params: ListParams, body: ListBody}}, async (request) => {
    const {owner, view} = await readOwner(request)
    const change = listInputOf(request.body)
    const list = updateList(owner, request.params.listId, change, expectedState(request))
    return ocapiList(db, list, view)
  })

  app.delete(one, {schema: {params: ListParams}}, async (request, reply) => {
    const {owner} = await readOwner(request)
    removeList(owner, request.params.listId)
    return reply.status(204).send()
  })

  app.get(items, {schema: {params: ListParams, querystring: ListsQuery}}, async (request) => {
    const {owner, view} = await readOwner(request)
    const list = requireList(owner, request.params.listId)
    const all = findItems(db, list.id).map((one) => ocapiListItem(list, one, view))
    return ocapiPage('customer_product_list_item_result', all, {...request.query, url: request.url})
  })

  app.post(items, {schema: {params: ListParams, body: ListItemBody}}, async (request) => {
    const {owner, view} = await readOwner(request)
    const {listId} = request.params
    const added = addItem(owner, listId, itemInputOf(request.body))
    const list = requireList(owner, listId)
    confirmStockAlert({db, ...view.scope}, list, added)
    return ocapiListItem(list, added, view)
  })

  app.get(item, {schema: {params: ListItemParams, querystring: ExpandQuery}}, async (request) => {
    const {owner, view} = await readOwner(request)
    const list = requireList(owner, request.params.listId)
    return ocapiListItem(list, requireItem(db, list.id, request.params.itemId), view)
  })

  app.patch(item, {schema: {params: ListItemParams, body: ListItemBody}}, async (request) => {
    const {owner, view} = await readOwner(request)
    const {listId, itemId} = request.params
    const changed = updateItem(owner, listId, itemId, itemInputOf(request.body))
    return ocapiListItem(requireList(owner, listId), changed, view)
  })

  app.delete(item, {schema: {params: ListItemParams}}, async (request, reply) => {
    const {owner} = await readOwner(request)
    removeItem(owner, request.params.listId, request.params.itemId)
    return reply.status(204).send()
  })
}
