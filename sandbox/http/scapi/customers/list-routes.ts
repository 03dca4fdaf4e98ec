import {callShopper} from '../../../domains/baskets/shop-context'
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
import {self, type ApiRoutes} from '../../common/shopper-api'
import {CustomerParams, ListItemParams, ListParams} from '../../../wire/customers/customer-params'
import {ListBody, ListItemBody, itemInputOf, listInputOf} from '../../../wire/customers/list-bodies'
import {itemDocument, listDocument} from '../../../wire/customers/list-documents'
import {needing, pathParameter} from '../../common/routes'

/** Expansions of the product of a single item. */
const productParts = new Set(['availability', 'images', 'prices'])

/** The shopper's own list of the path. */
const ownList = needing(self, ({context, scope, owner}, request) => ({
  context,
  scope,
  list: requireList(owner, pathParameter(request, 'listId')),
}))

/** The shopper's own product lists; guests have them too. */
export const listRoutes: ApiRoutes<'/shopper-customers/v1'> = (route, sandbox) => {
  const {db} = sandbox

  route(
    'GET /customers/:customerId/product-lists',
    {needs: self, schema: {params: CustomerParams}},
    ({owner}) => {
      const data = listsOf(owner).map((list) => listDocument(db, list))
      return {limit: data.length, data, total: data.length}
    },
  )

  route(
    'POST /customers/:customerId/product-lists',
    {needs: self, schema: {params: CustomerParams, body: ListBody}},
    ({owner}, {body}) => listDocument(db, createList(owner, listInputOf(body))),
  )

  route(
    'GET /customers/:customerId/product-lists/:listId',
    {needs: ownList, schema: {params: ListParams}},
    ({list}) => listDocument(db, list),
  )

  route(
    'PATCH /customers/:customerId/product-lists/:listId',
    {needs: self, schema: {params: ListParams, body: ListBody}},
    ({owner}, {params, body}) =>
      listDocument(db, updateList(owner, params.listId, listInputOf(body))),
  )

  route(
    'DELETE /customers/:customerId/product-lists/:listId',
    {needs: self, schema: {params: ListParams}},
    ({owner}, {params}) => removeList(owner, params.listId),
  )

  route(
    'POST /customers/:customerId/product-lists/:listId/items',
    {needs: self, schema: {params: ListParams, body: ListItemBody}},
    ({context, owner}, {params: {listId}, body}) => {
      const added = addItem(owner, listId, itemInputOf(body))
      confirmStockAlert(context, requireList(owner, listId), added)
      return itemDocument(added)
    },
  )

  route(
    'GET /customers/:customerId/product-lists/:listId/items/:itemId',
    {needs: ownList, schema: {params: ListItemParams}},
    ({context, scope, list}, request) =>
      itemDocument(requireItem(db, list.id, request.params.itemId), {
        shop: sandbox,
        scope,
        expand: productParts,
        shopper: callShopper(context),
      }),
  )

  route(
    'PATCH /customers/:customerId/product-lists/:listId/items/:itemId',
    {needs: self, schema: {params: ListItemParams, body: ListItemBody}},
    ({owner}, {params: {listId, itemId}, body}) =>
      itemDocument(updateItem(owner, listId, itemId, itemInputOf(body))),
  )

  route(
    'DELETE /customers/:customerId/product-lists/:listId/items/:itemId',
    {needs: self, schema: {params: ListItemParams}},
    ({owner}, {params: {listId, itemId}}) => removeItem(owner, listId, itemId),
  )
}
