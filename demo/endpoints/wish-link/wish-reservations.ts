import {hashSecret} from 'commerce-sandbox/domains/auth'
import type {ShopContext} from 'commerce-sandbox/domains/baskets'
import {countAttempt} from 'commerce-sandbox/domains/limits'
import {findItems, type ProductListItem, requireItem} from 'commerce-sandbox/domains/lists'
import {CommerceFault} from 'commerce-sandbox/plugin'
import type {LinkedList} from './wish-link-service'
import {requireLink} from './wish-link-service'
import type {WishReservation} from './wish-reservation-repository'
import {deleteReservation, insertReservation, reservationsOf} from './wish-reservation-repository'

type Scope = Pick<ShopContext, 'db' | 'site' | 'client'>

/** Caller of a link. */
export interface LinkCaller {
  readonly token: string
  readonly customerId: string
  /** Secret key of the friend's browser; '' when it has not reserved anything. */
  readonly holder: string
}

/** State of an item for a friend: reserved by this browser, by others, or free. */
export type GiftState = 'free' | 'reserved' | 'yours'

/** An item as friends see it. */
export interface SharedItem {
  readonly itemId: string
  readonly productId: string
  readonly quantity: number
  /** Absent for the owner (rule WISH-12). */
  readonly state?: GiftState
}

/** A wish list as its link shows it. */
export interface SharedList {
  readonly title: string
  /** True when the caller owns the list. */
  readonly own: boolean
  readonly items: readonly SharedItem[]
}

function stateOf(
  {quantity}: ProductListItem,
  reserved: readonly WishReservation[],
  holderHash: string,
): GiftState {
  if (reserved.some((one) => one.holderHash === holderHash)) return 'yours'
  return reserved.length < quantity ? 'free' : 'reserved'
}

function sharedList(
  {db}: Scope,
  {link, list}: LinkedList,
  {customerId, holder}: LinkCaller,
): SharedList {
  const own = list.customerId === customerId
  const holderHash = hashSecret(holder)
  const items = findItems(db, list.id).flatMap((item) => {
    const {id: itemId, productId, quantity} = item
    if (productId === undefined) return []
    const shown = {itemId, productId, quantity}
    if (own) return [shown]
    return [{...shown, state: stateOf(item, reservationsOf(db, itemId), holderHash)}]
  })
  return {title: link.title, own, items}
}

/** Returns the list of a link. Throws ProductListNotFound, TooManyAttempts. */
export function openSharedList(scope: Scope, caller: LinkCaller): SharedList {
  return sharedList(scope, requireLink(scope, caller.token), caller)
}

/**
 * Runs a change of an item's reservations. The owner is refused before anything is read, so that the answer does not
 * depend on the reservations. Throws ProductListNotFound, ProductListItemNotFound, OperationForbidden for the owner,
 * TooManyAttempts.
 */
function changeReservations(
  scope: Scope,
  caller: LinkCaller,
  itemId: string,
  change: (item: ProductListItem, holderHash: string) => void,
): SharedList {
  const linked = requireLink(scope, caller.token)
  if (linked.list.customerId === caller.customerId) {
    throw new CommerceFault('OperationForbidden', 'The owner of a list reserves nothing on it.')
  }
  const {db, client} = scope
  countAttempt(db, 'reservation', {client})
  return db
    .transaction(() => {
      change(requireItem(db, linked.list.id, itemId), hashSecret(caller.holder))
      return sharedList(scope, linked, caller)
    })
    .immediate()
}

/**
 * Reserves one unit of an item for the browser of a friend; a repeated call changes nothing. Throws
 * ResourceStateConflict when no unit is free, and as `changeReservations` does.
 */
export function reserveGift(scope: Scope, caller: LinkCaller, itemId: string): SharedList {
  return changeReservations(scope, caller, itemId, ({id, quantity}, holderHash) => {
    const reserved = reservationsOf(scope.db, id)
    if (reserved.some((one) => one.holderHash === holderHash)) return
    const taken = new Set(reserved.map(({unit}) => unit))
    const unit = Array.from({length: quantity}, (_, index) => index + 1).find(
      (candidate) => !taken.has(candidate),
    )
    if (unit === undefined) {
      throw new CommerceFault('ResourceStateConflict', 'The gift is already reserved.', {itemId})
    }
    insertReservation(scope.db, id, {unit, holderHash}, Date.now())
  })
}

/** Takes a friend's reservation back; none is no error. Throws as `changeReservations` does. */
export function releaseGift(scope: Scope, caller: LinkCaller, itemId: string): SharedList {
  return changeReservations(scope, caller, itemId, ({id}, holderHash) =>
    deleteReservation(scope.db, id, holderHash),
  )
}
