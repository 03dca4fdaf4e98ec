import type {CheckoutContext} from '../baskets/basket-service'
import {basketFlashes, requireBasket} from '../baskets/basket-service'
import {deleteBasket} from '../baskets/basket-repository'
import {requireRedeemable} from '../baskets/change-coupons'
import type {Flash} from '../baskets/flashes'
import {priceBasket} from '../baskets/price-basket'
import type {PricedBasket, PricedInstrument} from '../baskets/priced-basket'
import {CommerceFault} from '../commerce-fault'
import {isSameLogin} from '../customers/customer'
import {findCustomer} from '../customers/customer-repository'
import {randomId} from '../ids'
import {authorizeInstrument} from './authorize-instrument'
import {hostedInstruments, openHostedPayment} from './hosted-payment'
import type {Order} from './order'
import {sendConfirmation} from './order-mails'
import {insertOrder, nextOrderNumber} from './order-repository'
import {takeBenefits} from './order-benefits'
import {takeGoods} from './order-stock'

const FIRST_ORDER_NUMBER = 1001
const ORDER_NUMBER_DIGITS = 8
/** Length of tokens in characters; tokens are part of links, so they must be hard to guess. */
const TOKEN_LENGTH = 43

/**
 * Turns a basket into an order in one write transaction: checks that it is complete, requests
 * payment authorization, deducts the goods from stock, stores the order and deletes the basket.
 * When two requests use the same basket, or the last unit in stock, the second is refused.
 *
 * Throws BasketNotFound, ProductItemNotAvailable, Validation (what is missing, as `flashes`),
 * InvalidCustomer (no email), InvalidCouponCode, InvalidGiftCertificateCode (used up in the
 * meantime) and PaymentDeclined; the basket then stays as it was.
 */
export function placeOrder(context: CheckoutContext, basketId: string | undefined): Order {
  if (!basketId) throw new CommerceFault('InvalidBasketId', 'The basket ID is missing.')
  const {db} = context
  return db
    .transaction(() => {
      const basket = priceBasket(context, requireBasket(context, basketId))
      requireRedeemable(db, basket)
      requireReady(basket, basketFlashes(context, basket))
      const paymentInstruments = authorizeAll(context, basket)
      const placed = newOrder(context, {...basket, paymentInstruments})
      const payment = openHostedPayment(context, placed)
      const order = {...placed, custom: {...placed.custom, ...payment}}
      takeGoods(context, basket)
      takeBenefits(context, order)
      insertOrder(db, order)
      deleteBasket(db, basketId)
      if (Object.keys(payment).length === 0) sendConfirmation(context, order)
      return order
    })
    .immediate()
}

function requireReady(basket: PricedBasket, flashes: readonly Flash[]): void {
  const unavailable = flashes.find(({type}) => type === 'ProductItemNotAvailable')
  if (unavailable) {
    throw new CommerceFault('ProductItemNotAvailable', unavailable.message, unavailable.details)
  }
  if (flashes.length > 0) {
    throw new CommerceFault(
      'Validation',
      `The basket is not ready to be ordered: ${flashes.map(({message}) => message).join(' ')}`,
      {flashes: flashes.map(({type, message, path}) => ({type, message, path}))},
    )
  }
  if (basket.email === undefined) {
    throw new CommerceFault('InvalidCustomer', 'The basket has no email address of the customer.')
  }
}

function authorizeAll(context: CheckoutContext, basket: PricedBasket): PricedInstrument[] {
  const hosted = new Set(hostedInstruments(context, basket))
  return basket.paymentInstruments.map((instrument) => {
    if (hosted.has(instrument)) return instrument
    return authorizeInstrument(instrument)
  })
}

/**
 * Letters before the digits of an order number: those of the site's preference `orderNumberPrefix`, by default none, as
 * published examples have it.
 */
function orderNumberPrefix({preferences}: CheckoutContext['site']): string {
  const prefix = preferences['orderNumberPrefix']
  return typeof prefix === 'string' ? prefix.replace(/[^A-Za-z0-9_-]/g, '') : ''
}

function newOrder({db, site, shopper, locale}: CheckoutContext, content: PricedBasket): Order {
  const prefix = orderNumberPrefix(site)
  const number = nextOrderNumber(db, prefix, FIRST_ORDER_NUMBER)
  const now = Date.now()
  const account = shopper.guest ? undefined : findCustomer(db, shopper.customerId)
  return {
    orderNo: `${prefix}${String(number).padStart(ORDER_NUMBER_DIGITS, '0')}`,
    siteId: site.id,
    customerId: shopper.customerId,
    guest: shopper.guest,
    usid: shopper.usid,
    hasAccountEmail: account !== undefined && isSameLogin(content.email, account.email),
    basketId: content.basketId,
    locale,
    orderToken: randomId(TOKEN_LENGTH),
    cancelToken: randomId(TOKEN_LENGTH),
    viewCode: randomId(TOKEN_LENGTH),
    status: 'created',
    paymentStatus: 'not_paid',
    confirmationStatus: 'not_confirmed',
    exportStatus: 'not_exported',
    shippingStatus: 'not_shipped',
    revision: 0,
    creationDate: now,
    lastModified: now,
    custom: content.custom,
    content,
  }
}
