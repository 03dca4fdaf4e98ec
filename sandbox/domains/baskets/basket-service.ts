import {createHash} from 'node:crypto'
import {CommerceFault} from '../commerce-fault'
import {randomId} from '../ids'
import {readPaymentCards, readPaymentMethods} from '../payment/payment-repository'
import type {PaymentMethod} from '../payment/payment-method'
import {isApplicable} from '../payment/payment-method'
import type {ShippingMethod} from '../shipping/shipping-method'
import {applicableMethods} from '../shipping/shipping-method'
import {readShippingMethods} from '../shipping/shipping-repository'
import type {Basket} from './basket'
import {DEFAULT_SHIPMENT} from './basket'
import {
  deleteBasket,
  findBasket,
  findCustomerBaskets,
  insertBasket,
  updateBasket,
} from './basket-repository'
import type {PaymentOptions} from './change-payment'
import type {ApplicableMethodIds} from './change-shipments'
import {newShipment, requireShipment} from './change-shipments'
import type {Flash} from './flashes'
import {findFlashes} from './flashes'
import type {ShopContext} from './price-basket'
import {orderValue, priceBasket, productOf} from './price-basket'
import type {PricedBasket} from './priced-basket'

/** A shopper with a language on a site. */
export interface CheckoutContext extends ShopContext {
  shopper: {customerId: string; guest: boolean; usid?: string; customerNo?: string}
}

/** One change of a basket: a pure function from the state before to the state after. */
export type BasketChange = (basket: Basket) => Basket

/** Open baskets that a shopper may have (OCAPI baskets: one, unless configured otherwise). */
const BASKET_LIMIT = 1

/** The opaque text by which OCAPI tells one state of a basket from another. */
export function resourceState(basket: Pick<Basket, 'basketId' | 'revision'>): string {
  return createHash('sha256').update(`${basket.basketId}:${basket.revision}`).digest('hex')
}

/** The shopper's own basket. Throws BasketNotFound, also for the basket of somebody else. */
export function requireBasket(context: CheckoutContext, basketId: string): Basket {
  const {sandbox, site, shopper} = context
  const basket = findBasket(sandbox.db, site.id, basketId)
  if (!basket || basket.customerId !== shopper.customerId) {
    throw new CommerceFault('BasketNotFound', `No basket with ID '${basketId}' could be found.`, {
      basketId,
    })
  }
  return basket
}

/** The shopper's open baskets, the latest change first. */
export function listBaskets({sandbox, site, shopper}: CheckoutContext): Basket[] {
  return findCustomerBaskets(sandbox.db, site.id, shopper.customerId)
}

/** A basket with nothing in it, not yet stored. */
export function emptyBasket({site, shopper}: CheckoutContext, now: number): Basket {
  return {
    basketId: randomId(),
    siteId: site.id,
    customerId: shopper.customerId,
    currency: site.currency,
    creationDate: now,
    lastModified: now,
    revision: 0,
    items: [],
    shipments: [newShipment(DEFAULT_SHIPMENT)],
    paymentInstruments: [],
    custom: {},
  }
}

/** Opens a basket and fills it. Throws CustomerBasketsQuotaExceeded; then nothing is stored. */
export function createBasket(context: CheckoutContext, fill: BasketChange): Basket {
  const {db} = context.sandbox
  return db
    .transaction(() => {
      const open = listBaskets(context)
      if (open.length >= BASKET_LIMIT) throw quotaExceeded(open)
      const basket = fill(emptyBasket(context, Date.now()))
      insertBasket(db, basket)
      return basket
    })
    .immediate()
}

function quotaExceeded(open: readonly Basket[]): CommerceFault {
  const basketIds = open.map(({basketId}) => basketId).join(', ')
  return new CommerceFault(
    'CustomerBasketsQuotaExceeded',
    'The maximum number of baskets per customer was exceeded. ' +
      `Please reuse or delete one of the existing baskets (${basketIds}).`,
    {numberOfBaskets: open.length, limit: BASKET_LIMIT, basketIds},
  )
}

/**
 * Changes a basket in one transaction. `expectedState` is the resource state that the client saw;
 * another one is a ResourceStateConflict and nothing is changed.
 */
export function changeBasket(
  context: CheckoutContext,
  basketId: string,
  change: BasketChange,
  expectedState?: string,
): Basket {
  const {db} = context.sandbox
  return db
    .transaction(() => {
      const before = requireBasket(context, basketId)
      requireState(before, expectedState)
      const after = {...change(before), revision: before.revision + 1, lastModified: Date.now()}
      updateBasket(db, after)
      return after
    })
    .immediate()
}

/** Deletes the shopper's basket. Throws BasketNotFound. */
export function discardBasket(context: CheckoutContext, basketId: string): void {
  const {db} = context.sandbox
  db.transaction(() => {
    deleteBasket(db, requireBasket(context, basketId).basketId)
  }).immediate()
}

function requireState(basket: Basket, expectedState: string | undefined): void {
  if (expectedState === undefined || expectedState === resourceState(basket)) return
  throw new CommerceFault(
    'ResourceStateConflict',
    `The basket with ID '${basket.basketId}' was changed in the meantime.`,
    {basketId: basket.basketId},
  )
}

/** The shipping methods of a shipment with the value of its goods in minor units. */
export function shippingOptions(
  context: ShopContext,
  basket: Basket,
  shipmentId: string,
): {methods: ShippingMethod[]; value: number} {
  requireShipment(basket, shipmentId)
  const value = orderValue(priceBasket(context, basket).items, shipmentId)
  const all = readShippingMethods(context.sandbox.db, context.site.id)
  return {methods: applicableMethods(all, {currency: basket.currency, orderValue: value}), value}
}

/** The rule that change functions ask which methods a shipment may use. */
export function methodRule(context: ShopContext): ApplicableMethodIds {
  return (basket, shipmentId) =>
    shippingOptions(context, basket, shipmentId).methods.map(({id}) => id)
}

/** The payment methods that apply to a basket as it is. */
export function applicablePaymentMethods(
  context: ShopContext,
  basket: PricedBasket,
): PaymentMethod[] {
  const {sandbox, site} = context
  const shippingAddress = basket.shipments.find((shipment) => shipment.shippingAddress)
  const situation = {
    currency: basket.currency,
    amount: basket.totals.total ?? basket.totals.productTotal,
    countryCode:
      basket.billingAddress?.countryCode ?? shippingAddress?.shippingAddress?.countryCode ?? null,
  }
  return readPaymentMethods(sandbox.db, site.id).filter((method) => isApplicable(method, situation))
}

/** What a basket may be paid with at this moment. */
export function paymentOptions(context: ShopContext, basket: Basket): PaymentOptions {
  const {sandbox, site} = context
  return {
    methods: applicablePaymentMethods(context, priceBasket(context, basket)),
    cards: readPaymentCards(sandbox.db, site.id),
    now: Date.now(),
  }
}

/** What keeps the basket from being ordered. */
export function basketFlashes(context: ShopContext, basket: PricedBasket): Flash[] {
  const ids = new Set(basket.items.map(({productId}) => productId))
  const products = new Map([...ids].map((id) => [id, productOf(context, id)]))
  return findFlashes(basket, {
    products,
    paymentMethods: applicablePaymentMethods(context, basket),
  })
}
