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
 * Gives baskets and product lists of a guest to the account that the guest has just opened. B2C
 * Commerce changes their owner at registration, so that clients need no merge call. What is kept by
 * usid (the shopper context) needs no change. What the guest collects between registration and
 * login follows with `claimBelongings`.
 */
export function giveBelongings(db: Database, guest: GuestSession, customerId: string): void {
  db.transaction(() => {
    changeOwner(db, guest, customerId)
    markRegisteredGuest(db, guest, customerId)
  }).immediate()
}

/**
 * At the first login of an account with the usid that opened it: the account gets what the guest has
 * collected since. A second basket stays with the guest until the client merges it.
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
