import type {Database} from '../../db/database'
import {claimRegisteredGuest, markRegisteredGuest} from './guest-repository'
import {changeBasketOwner, findCustomerBaskets} from '../baskets/basket-repository'
import {changeListOwner} from '../lists/product-list-repository'

/** A guest session on one site. */
interface GuestSession {
  readonly usid: string
  readonly siteId: string
  /** Customer id of the guest. */
  readonly guestId: string
}

/**
 * Transfers baskets and product lists of a guest to the account that the guest has just created.
 * B2C Commerce changes their owner at registration, so that clients need no merge call. Data stored
 * by usid (the shopper context) needs no change. Data that the guest adds between registration and
 * login is transferred by `claimBelongings`.
 */
export function giveBelongings(db: Database, guest: GuestSession, customerId: string): void {
  db.transaction(() => {
    changeOwner(db, guest, customerId)
    markRegisteredGuest(db, guest, customerId)
  }).immediate()
}

/**
 * Transfers the data that the guest has added since registration, at the first login with the usid
 * that created the account. A second basket stays with the guest until the client merges it.
 */
export function claimBelongings(db: Database, guest: GuestSession, customerId: string): void {
  if (!claimRegisteredGuest(db, guest, customerId)) return
  changeOwner(db, guest, customerId)
}

function changeOwner(db: Database, {siteId, guestId}: GuestSession, customerId: string): void {
  const hasBasket = findCustomerBaskets(db, siteId, customerId).some(({temporary}) => !temporary)
  if (!hasBasket) changeBasketOwner(db, siteId, {from: guestId, to: customerId})
  changeListOwner(db, siteId, {from: guestId, to: customerId})
}
