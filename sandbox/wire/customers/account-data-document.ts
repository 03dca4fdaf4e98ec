import {allOrdersOf} from '../../domains/account-data/close-account'
import {findCustomerBaskets} from '../../domains/baskets/basket-repository'
import {consentsOf} from '../../domains/consents/consent-repository'
import type {CustomerScope} from '../../domains/customers/customer-service'
import {requireCustomer} from '../../domains/customers/customer-service'
import {findReturns} from '../../domains/fulfilment/return-repository'
import {findLists} from '../../domains/lists/product-list-repository'
import {warrantiesOf} from '../../domains/site-services/warranty-repository'
import {SiteRegistry} from '../../domains/sites/site-registry'
import {orderDocument} from '../checkout/order-document'
import {timeOf} from '../money-on-wire'
import {customerDocument} from './customer-documents'
import {listDocument} from './list-documents'

/** Everything that the shop stores about a customer, in the documents of the APIs; secrets are left out. */
export function accountDataDocument(scope: CustomerScope, customerId: string) {
  const {db} = scope
  const customer = requireCustomer(scope, customerId)
  const expand = new Set(['addresses', 'paymentinstruments'])
  const siteIds = new SiteRegistry(db).all().map(({id}) => id)
  return {
    exportedAt: timeOf(Date.now()),
    customer: customerDocument(db, customer, expand),
    orders: allOrdersOf(scope, customerId).map((order) => {
      const {orderToken: _token, orderViewCode: _code, ...document} = orderDocument(order)
      const {c_orderCancelToken: _cancel, ...rest} = document as Record<string, unknown>
      const returns = findReturns(db, order.orderNo).map(({id, state, createdAt, lines}) => ({
        returnId: id,
        state,
        createdAt: timeOf(createdAt),
        lines: lines.map(({itemId, quantity, reason}) => ({itemId, quantity, reason})),
      }))
      return {...rest, returns}
    }),
    productLists: siteIds.flatMap((siteId) =>
      findLists(db, siteId, customerId).map((list) => ({siteId, ...listDocument(db, list)})),
    ),
    baskets: siteIds.flatMap((siteId) =>
      findCustomerBaskets(db, siteId, customerId).map(({items, email, currency}) => ({
        siteId,
        currency,
        ...(email === undefined ? {} : {email}),
        productItems: items.map(({productId, quantity}) => ({productId, quantity})),
      })),
    ),
    warranties: warrantiesOf(db, customerId).map((one) => ({...one})),
    consents: consentsOf(db, customerId).map((one) => ({...one})),
  }
}
