import {allOrdersOf} from './close-account'
import {customerDocument, listDocument, orderDocument, timeOf} from 'commerce-sandbox/documents'
import {findCustomerBaskets} from 'commerce-sandbox/domains/baskets'
import {consentsOf} from 'commerce-sandbox/domains/consents'
import {type CustomerScope, requireCustomer} from 'commerce-sandbox/domains/customers'
import {findReturns} from 'commerce-sandbox/domains/fulfilment'
import {findLists} from 'commerce-sandbox/domains/lists'
import {SiteRegistry} from 'commerce-sandbox/domains/sites'
import {deviceDocument} from '../push/push-routes'
import {subscriptionsOf} from '../push/push-subscription-repository'
import {warrantiesOf} from '../service/warranty-repository'
import {statementsOf} from '../withdrawal/withdrawal-repository'

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
    withdrawals: statementsOf(db, customer.email).map((one) => ({
      withdrawalId: one.id,
      siteId: one.siteId,
      orderNo: one.orderNo,
      name: one.name,
      ...(one.goods === null ? {} : {goods: one.goods}),
      receivedAt: timeOf(one.receivedAt),
    })),
    consents: consentsOf(db, customerId).map((one) => ({...one})),
    pushSubscriptions: subscriptionsOf(db, customerId).map((one) => ({
      siteId: one.siteId,
      ...deviceDocument(one),
    })),
  }
}
