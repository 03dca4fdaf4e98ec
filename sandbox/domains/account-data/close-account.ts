import {deleteCustomerGrants} from '../auth/auth-repository'
import {requireOwnerProof, type OwnerProof} from '../auth/owner-proof'
import {deleteBasket, findCustomerBaskets} from '../baskets/basket-repository'
import {CommerceFault} from '../commerce-fault'
import {deleteConsentsOf} from '../consents/consent-repository'
import {deleteCustomer} from '../customers/customer-repository'
import type {CustomerScope} from '../customers/customer-service'
import {requireCustomer} from '../customers/customer-service'
import {listInstruments} from '../customers/payment-instrument-repository'
import {forgetInstrument} from '../customers/provider-card'
import {stageOf} from '../fulfilment/order-stage'
import {findReturns} from '../fulfilment/return-repository'
import {deleteList, findLists} from '../lists/product-list-repository'
import type {Order} from '../orders/order'
import {findCustomerOrders, updateOrder} from '../orders/order-repository'
import {deletePendingSignUpsOf} from '../site-services/newsletter-repository'
import {deleteWarrantiesOf} from '../site-services/warranty-repository'
import {SiteRegistry} from '../sites/site-registry'
import {anonymousOrder} from './anonymous-order'

/** More orders than a customer has. */
const ALL = 10_000
const ON_THE_WAY: readonly string[] = ['created', 'paid', 'shipped']

/** All orders of a customer, of every site. */
export const allOrdersOf = ({db, site}: CustomerScope, customerId: string): Order[] =>
  findCustomerOrders(db, site.id, customerId, {crossSites: true, limit: ALL, offset: 0}).orders

function isOpen({db}: CustomerScope, order: Order): boolean {
  const isComingBack = findReturns(db, order.orderNo).some(({state}) => state === 'announced')
  return isComingBack || ON_THE_WAY.includes(stageOf(order))
}

/**
 * Deletes a customer with everything that is about this person; all sessions end. Orders are kept
 * without personal data. Throws InvalidPassword for a wrong password, InvalidAccessCodeRequest for a
 * wrong code of an account without a password, and ResourceStateConflict
 * while an order or a return is on its way, because it needs the address.
 */
export async function closeAccount(
  scope: CustomerScope,
  customerId: string,
  proof: OwnerProof,
): Promise<void> {
  const {db} = scope
  await requireOwnerProof(scope, requireCustomer(scope, customerId), 'close', proof)
  db.transaction(() => {
    const orders = allOrdersOf(scope, customerId)
    if (orders.some((order) => isOpen(scope, order))) {
      throw new CommerceFault(
        'ResourceStateConflict',
        'The account has an order or a return on its way.',
        {customerId},
      )
    }
    for (const order of orders) updateOrder(db, anonymousOrder(order, Date.now()))
    for (const site of new SiteRegistry(db).all()) {
      for (const {id} of findLists(db, site.id, customerId)) deleteList(db, id)
      for (const {basketId} of findCustomerBaskets(db, site.id, customerId)) {
        deleteBasket(db, basketId)
      }
    }
    for (const instrument of listInstruments(db, customerId)) forgetInstrument(db, instrument)
    deleteWarrantiesOf(db, customerId)
    deleteConsentsOf(db, customerId)
    deletePendingSignUpsOf(db, customerId)
    deleteCustomerGrants(db, customerId)
    deleteCustomer(db, customerId)
  }).immediate()
}
