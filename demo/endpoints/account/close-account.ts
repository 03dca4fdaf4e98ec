import {
  deleteCustomerGrants,
  type OwnerProof,
  requireOwnerProof,
} from 'commerce-sandbox/domains/auth'
import {deleteBasket, findCustomerBaskets} from 'commerce-sandbox/domains/baskets'
import {deleteConsentsOf} from 'commerce-sandbox/domains/consents'
import {
  type CustomerScope,
  deleteCustomer,
  forgetInstrument,
  listInstruments,
  requireCustomer,
} from 'commerce-sandbox/domains/customers'
import {findReturns, stageOf} from 'commerce-sandbox/domains/fulfilment'
import {deleteList, findLists} from 'commerce-sandbox/domains/lists'
import {findCustomerOrders, type Order, updateOrder} from 'commerce-sandbox/domains/orders'
import {deletePendingSignUpsOf} from 'commerce-sandbox/domains/site-services'
import {SiteRegistry} from 'commerce-sandbox/domains/sites'
import {CommerceFault} from 'commerce-sandbox/plugin'
import {deleteSubscriptionsOf} from '../push/push-subscription-repository'
import {deleteWarrantiesOf} from '../service/warranty-repository'
import {anonymiseStatements} from '../withdrawal/withdrawal-repository'
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
    const orderNos = orders.map(({orderNo}) => orderNo)
    anonymiseStatements(db, {email: requireCustomer(scope, customerId).email, orderNos})
    for (const site of new SiteRegistry(db).all()) {
      for (const {id} of findLists(db, site.id, customerId)) deleteList(db, id)
      for (const {basketId} of findCustomerBaskets(db, site.id, customerId)) {
        deleteBasket(db, basketId)
      }
    }
    for (const instrument of listInstruments(db, customerId)) forgetInstrument(scope, instrument)
    deleteWarrantiesOf(db, customerId)
    deleteConsentsOf(db, customerId)
    deleteSubscriptionsOf(db, customerId)
    deletePendingSignUpsOf(db, customerId)
    deleteCustomerGrants(db, customerId)
    deleteCustomer(db, customerId)
  }).immediate()
}
