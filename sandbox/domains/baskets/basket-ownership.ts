import {CommerceFault} from '../commerce-fault'
import type {Basket} from './basket'
import {deleteBasket, findCustomerBaskets, insertBasket, updateBasket} from './basket-repository'
import type {CheckoutContext} from './basket-service'
import {withCustomerDetails} from './customer-details'
import {setCurrency} from './change-currency'
import {emptyBasket, listBaskets, requireBasket} from './basket-service'
import type {MergeMode} from './merge-baskets'
import {mergeBaskets} from './merge-baskets'

/** Options for the case that both the previous guest and the logged-in customer have a basket. */
export interface TransferOptions {
  overrideExisting: boolean
  merge: boolean
  /** True to fill missing basket data from the customer's account. */
  populate?: boolean
}

/**
 * Transfers the previous guest's basket to the customer who logged in with the same session. With
 * `merge` two baskets are merged; the result is undefined when neither of them has a basket. Throws
 * MissingPreviousCustomer, NoSourceBasket and BasketTransferBasketAlreadyExists.
 */
export function transferBasket(
  context: CheckoutContext,
  {overrideExisting, merge, populate}: TransferOptions,
): Basket | undefined {
  const {db} = context
  const settle = (basket: Basket) =>
    touched(populate ? withCustomerDetails(context, basket) : basket)
  return db
    .transaction(() => {
      const {guestId, source} = previousBasket(context)
      const [current] = listBaskets(context)
      if (!source) {
        if (!current) return undefined
        if (merge) return current
        throw noSourceBasket(guestId)
      }
      if (current && !merge && !overrideExisting) throw alreadyHasBasket(context)
      const owned = {...source, customerId: context.shopper.customerId}
      const next =
        current && merge
          ? settle(
              mergeBaskets(
                owned,
                setCurrency(current, owned.currency, context.site),
                'higher_quantity',
              ),
            )
          : settle(owned)
      if (current) deleteBasket(db, current.basketId)
      deleteBasket(db, source.basketId)
      insertBasket(db, next)
      return next
    })
    .immediate()
}

/**
 * Merges the previous guest's basket into the customer's basket. Throws MissingPreviousCustomer,
 * NoSourceBasket and BasketMergeNoCurrentBasket.
 */
export function mergeGuestBasket(
  context: CheckoutContext,
  {createDestination, mode}: {createDestination: boolean; mode: MergeMode},
): Basket {
  const {db} = context
  return db
    .transaction(() => {
      const {guestId, source} = previousBasket(context)
      if (!source) throw noSourceBasket(guestId)
      const [open] = listBaskets(context)
      if (!open && !createDestination) throw noCurrentBasket(context)
      const current = open ?? {...emptyBasket(context, Date.now()), currency: source.currency}
      if (!open) insertBasket(db, current)
      const next = touched(
        mergeBaskets(current, setCurrency(source, current.currency, context.site), mode),
      )
      updateBasket(db, next)
      deleteBasket(db, source.basketId)
      return next
    })
    .immediate()
}

/** Turns a temporary basket into the shopper's regular basket. Throws BasketNotPromotable. */
export function promoteBasket(
  context: CheckoutContext,
  basketId: string,
  {overrideExisting, merge}: TransferOptions,
): Basket {
  const {db} = context
  return db
    .transaction(() => {
      const {temporary: _temporary, ...basket} = requireBasket(context, basketId)
      const current = listBaskets(context).find((one) => one.basketId !== basketId)
      if (current && !merge && !overrideExisting) {
        throw new CommerceFault(
          'BasketNotPromotable',
          `The basket with ID '${basketId}' cannot be promoted to a storefront basket in its ` +
            'current state.',
        )
      }
      const next = touched(
        current && merge ? mergeBaskets(basket, current, 'higher_quantity') : basket,
      )
      if (current) deleteBasket(db, current.basketId)
      updateBasket(db, next)
      return next
    })
    .immediate()
}

function touched(basket: Basket): Basket {
  return {...basket, revision: basket.revision + 1, lastModified: Date.now()}
}

/** Returns the basket of the guest who had the session before the login. */
function previousBasket({db, site, shopper}: CheckoutContext) {
  const {guestCustomerId: guestId} = shopper
  if (shopper.guest || guestId === undefined) {
    throw new CommerceFault(
      'MissingPreviousCustomer',
      'Your access-token is valid, but it contains no previous customer to process this action.',
    )
  }
  const [source] = findCustomerBaskets(db, site.id, guestId).filter(({temporary}) => !temporary)
  return {guestId, source}
}

function noSourceBasket(customerId: string): CommerceFault {
  return new CommerceFault(
    'NoSourceBasket',
    `The previous customer with ID '${customerId}' has no active basket.`,
    {customerId},
  )
}

function alreadyHasBasket({shopper: {customerId}}: CheckoutContext): CommerceFault {
  return new CommerceFault(
    'BasketTransferBasketAlreadyExists',
    `The current customer with ID '${customerId}' has an active basket.`,
    {customerId},
  )
}

function noCurrentBasket({shopper: {customerId}}: CheckoutContext): CommerceFault {
  return new CommerceFault(
    'BasketMergeNoCurrentBasket',
    `The current customer with ID '${customerId}' has no active basket.`,
    {customerId},
  )
}
