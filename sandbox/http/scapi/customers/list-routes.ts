import type {FastifyPluginAsyncTypebox} from '@fastify/type-provider-typebox'
import type {FastifyRequest} from 'fastify'
import {callShopper} from '../../../domains/baskets/shop-context'
import type {ListOwner} from '../../../domains/lists/product-list-service'
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
} from '../../../domains/lists/product-list-service'
import {confirmStockAlert} from '../../../domains/lists/stock-alert'
import type {Sandbox} from '../../../sandbox'
import {readCheckout} from '../../common/checkout-context'
import {
  CustomerParams,
  ListItemParams,
  ListParams,
  requireSelf,
} from '../../../wire/customers/customer-params'
import {ListBody, ListItemBody, itemInputOf, listInputOf} from '../../../wire/customers/list-bodies'
import {itemDocument, listDocument} from '../../../wire/customers/list-documents'
import {readScope} from '../../common/request'

/** Expansions of the product of a single item. */
const productParts = new Set(['availability', 'images', 'prices'])

/** The shopper's own product lists; guests have them too. */
export const listRoutes: FastifyPluginAsyncTypebox<{sandbox: Sandbox}> = async (app, {sandbox}) => {
  const {db} = sandbox
  const path = '/customers/:customerId/product-lists'
  const one = `${path}/:listId`
  const items = `${one}/items`
  const item = `${items}/:itemId`

  const ownerOf = async (request: FastifyRequest): Promise<ListOwner> => {
    const context = await readCheckout(sandbox, request)
    const {customerId} = request.params as {customerId: string}
    requireSelf(context, customerId)
    return {db, siteId: context.site.id, customerId}
  }

  app.get(path, {schema: {params: CustomerParams}}, async (request) => {
    const data = listsOf(await ownerOf(request)).map((list) => listDocument(db, list))
    return {limit: data.length, data, total: data.length}
  })

  app.post(path, {schema: {params: CustomerParams, body: ListBody}}, async (request) => {
    const owner = await ownerOf(request)
    return listDocument(db, createList(owner, listInputOf(request.body)))
  })

  app.get(one, {schema: {params: ListParams}}, async (request) =>
    listDocument(db, requireList(await ownerOf(request), request.params.listId)),
  )

  app.patch(one, {schema: {params: ListParams, body: ListBody}}, async (request) => {
    const owner = await ownerOf(request)
    return listDocument(db, updateList(owner, request.params.listId, listInputOf(request.body)))
  })

  app.delete(one, {schema: {params: ListParams}}, async (request, reply) => {
    removeList(await ownerOf(request), request.params.listId)
    return reply.status(204).send()
  })

  app.post(items, {schema: {params: ListParams, body: ListItemBody}}, async (request) => {
    const owner = await ownerOf(request)
    const {listId} = request.params
    const added = addItem(owner, listId, itemInputOf(request.body))
    const {site, locale} = readScope(sandbox, request.query as Record<string, string>)
    confirmStockAlert({db: sandbox.db, site, locale}, requireList(owner, listId), added)
    return itemDocument(added)
  })

  app.get(item, {schema: {params: ListItemParams}}, async (request) => {
    const {listId, itemId} = request.params
    requireList(await ownerOf(request), listId)
    const scope = readScope(sandbox, request.query as Record<string, string>)
    const shopper = callShopper(await readCheckout(sandbox, request))
    return itemDocument(requireItem(db, listId, itemId), {
      shop: sandbox,
      scope,
      expand: productParts,
      shopper,
    })
  })

  app.patch(item, {schema: {params: ListItemParams, body: ListItemBody}}, async (request) => {
    const {listId, itemId} = request.params
    const owner = await ownerOf(request)
    return itemDocument(updateItem(owner, listId, itemId, itemInputOf(request.body)))
  })

  app.delete(item, {schema: {params: ListItemParams}}, async (request, reply) => {
    const {listId, itemId} = request.params
    removeItem(await ownerOf(request), listId, itemId)
    return reply.status(204).send()
  })
}
