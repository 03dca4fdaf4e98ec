import {createHash} from 'node:crypto'
import {withRelaxedDurability, type Database} from '../../db/database'
import {CommerceFault} from '../commerce-fault'
import {listInstruments} from '../customers/payment-instrument-repository'
import {providerPayment} from '../customers/provider-card'
import {certificateProblem, type CertificateProblem} from '../gift-certificates/certificate-problem'
import {findGiftCertificate} from '../gift-certificates/gift-certificate-repository'
import {randomId} from '../ids'
import {readPaymentCards, readPaymentMethods} from '../payment/payment-repository'
import type {PaymentCardSpec, PaymentMethod, PaymentSituation} from '../payment/payment-method'
import {isApplicable} from '../payment/payment-method'
import {defaultMethod} from '../shipping/shipping-method'
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
import type {ShopContext} from './shop-context'
import {calculateGoods, priceBasket} from './price-basket'
import type {ChosenMethod, PricedBasket} from './priced-basket'
import {describeMethod, methodsFor, parcelPrice} from './price-shipments'
import {basketShopper, inCurrencyOf, productOf} from './shop-context'

/** Shopper, locale and site of a checkout request. */
export interface CheckoutContext extends ShopContext {
  shopper: {
    customerId: string
    guest: boolean
    usid?: string
    customerNo?: string
    guestCustomerId?: string
    /**
     * Email address of a registered customer; the confirmation is sent there unless the basket has
     * another address.
     */
    email?: string
  }
}

/** Change of a basket: a pure function from the previous state to the new state. */
export type BasketChange = (basket: Basket) => Basket

/** Maximum number of open baskets per shopper (OCAPI baskets: one, unless configured otherwise). */
const BASKET_LIMIT = 1
/** Maximum number of temporary baskets. They do not count as open and are deleted after 15 minutes. */
const TEMPORARY_LIMIT = 4
const TEMPORARY_LIFETIME = 15 * 60_000

/** Returns the opaque text that identifies one state of a basket in OCAPI. */
export function resourceState(basket: Pick<Basket, 'basketId' | 'revision'>): string {
  return createHash('sha256').update(`${basket.basketId}:${basket.revision}`).digest('hex')
}

/**
 * Returns the shopper's own basket. Throws BasketNotFound, also when the basket belongs to another
 * shopper.
 */
export function requireBasket(context: CheckoutContext, basketId: string): Basket {
  const {db, site, shopper} = context
  const basket = findBasket(db, site.id, basketId)
  if (!basket || basket.customerId !== shopper.customerId || hasExpired(basket)) {
    throw new CommerceFault('BasketNotFound', `No basket with ID '${basketId}' could be found.`, {
      basketId,
    })
  }
  return basket
}

/** Returns the shopper's open baskets without temporary ones, most recently changed first. */
export function listBaskets(context: CheckoutContext): Basket[] {
  return allBaskets(context).filter(({temporary}) => !temporary)
}

function allBaskets({db, site, shopper}: CheckoutContext): Basket[] {
  return findCustomerBaskets(db, site.id, shopper.customerId)
}

function hasExpired({temporary, lastModified}: Basket): boolean {
  return temporary === true && lastModified + TEMPORARY_LIFETIME < Date.now()
}

/** Creates an empty basket that is not stored yet. */
export function emptyBasket({site, shopper}: CheckoutContext, now: number): Basket {
  return {
    basketId: randomId(),
    siteId: site.id,
    customerId: shopper.customerId,
    currency: site.currency,
    ...(shopper.email === undefined ? {} : {email: shopper.email}),
    creationDate: now,
    lastModified: now,
    revision: 0,
    items: [],
    shipments: [newShipment(DEFAULT_SHIPMENT)],
    paymentInstruments: [],
    custom: {},
  }
}

/**
 * Creates a basket and fills it. Throws CustomerBasketsQuotaExceeded,
 * CustomerTemporaryBasketsQuotaExceeded, or UnsupportedCurrency for a site without a currency; in
 * these cases the basket is not stored.
 */
export function createBasket(
  context: CheckoutContext,
  fill: BasketChange,
  traits: Pick<Basket, 'temporary' | 'externalTaxes'> = {},
): Basket {
  const {db} = context
  requireCurrency(context)
  return inTransaction(db, () => {
    requireRoom(context, traits.temporary ?? false)
    const basket = fill({...emptyBasket(context, Date.now()), ...traits})
    insertBasket(db, basket)
    return basket
  })
}

/**
 * Throws UnsupportedCurrency for a site without a currency. A site may lack one when the archive
 * does not contain its price books; it then sells no products.
 */
function requireCurrency({site}: CheckoutContext): void {
  if (site.currency !== '') return
  const reasons = site.notes.map((note) => ` (${note})`).join('')
  throw new CommerceFault(
    'UnsupportedCurrency',
    `Site '${site.id}' has no currency: import its price books, or set siteCurrency${reasons}.`,
    {siteId: site.id},
  )
}

function requireRoom(context: CheckoutContext, temporary: boolean): void {
  const all = allBaskets(context)
  for (const {basketId} of all.filter(hasExpired)) deleteBasket(context.db, basketId)
  const open = all.filter(
    (basket) => (basket.temporary ?? false) === temporary && !hasExpired(basket),
  )
  const limit = temporary ? TEMPORARY_LIMIT : BASKET_LIMIT
  if (open.length >= limit) throw quotaExceeded(open, limit, temporary)
}

function quotaExceeded(open: readonly Basket[], limit: number, temporary: boolean): CommerceFault {
  const basketIds = open.map(({basketId}) => basketId).join(', ')
  const kind = temporary ? 'temporary baskets' : 'baskets'
  return new CommerceFault(
    temporary ? 'CustomerTemporaryBasketsQuotaExceeded' : 'CustomerBasketsQuotaExceeded',
    `The maximum number of ${kind} per customer was exceeded. ` +
      `Please reuse or delete one of the existing ${kind} (${basketIds}).`,
    {numberOfBaskets: open.length, limit, basketIds},
  )
}

/**
 * Changes a basket in one transaction. `expectedState` is the resource state that the client has;
 * when the stored state differs, the change is refused with ResourceStateConflict.
 */
export function changeBasket(
  context: CheckoutContext,
  basketId: string,
  change: BasketChange,
  expectedState?: string,
): Basket {
  const {db} = context
  return inTransaction(db, () => {
    const before = requireBasket(context, basketId)
    requireState(before, expectedState)
    const changed = dropLostBonuses(context, change(before))
    const after = {...changed, revision: before.revision + 1, lastModified: Date.now()}
    updateBasket(db, after)
    return after
  })
}

function inTransaction<T>(db: Database, work: () => T): T {
  return withRelaxedDurability(db, () => db.transaction(work).immediate())
}

/** Removes bonus products permanently when the change of the basket has made the promotion inapplicable. */
function dropLostBonuses(context: ShopContext, basket: Basket): Basket {
  const isBonus = ({bonusDiscountLineItemId}: Basket['items'][number]) =>
    bonusDiscountLineItemId !== undefined
  if (!basket.items.some(isBonus)) return basket
  const remainingIds = new Set(priceBasket(context, basket).items.map(({itemId}) => itemId))
  return {
    ...basket,
    items: basket.items.filter((item) => !isBonus(item) || remainingIds.has(item.itemId)),
  }
}

/** Deletes the shopper's basket. Throws BasketNotFound. */
export function discardBasket(context: CheckoutContext, basketId: string): void {
  const {db} = context
  inTransaction(db, () => deleteBasket(db, requireBasket(context, basketId).basketId))
}

function requireState(basket: Basket, expectedState: string | undefined): void {
  if (expectedState === undefined || expectedState === resourceState(basket)) return
  throw new CommerceFault(
    'ResourceStateConflict',
    `The basket with ID '${basket.basketId}' was changed in the meantime.`,
    {basketId: basket.basketId},
  )
}

/** Returns the shipping methods of a shipment with their prices, and the default one. */
export function shippingOptions(
  context: ShopContext,
  basket: Basket,
  shipmentId: string,
): {methods: ChosenMethod[]; defaultId: string | undefined} {
  requireShipment(basket, shipmentId)
  const {pricing, parcels, active, groupIds} = calculateGoods(context, basket)
  const parcel = parcels.find(({shipment}) => shipment.shipmentId === shipmentId)
  const methods = parcel ? methodsFor(pricing, parcel, groupIds) : []
  return {
    methods: methods.map((method) =>
      describeMethod(
        pricing,
        method,
        (parcel && parcelPrice(pricing, parcel, method)) ?? 0,
        active,
      ),
    ),
    defaultId: defaultMethod(methods)?.id,
  }
}

/** Returns the function by which basket changes check which shipping methods a shipment may use. */
export function methodRule(context: ShopContext): ApplicableMethodIds {
  return (basket, shipmentId) =>
    shippingOptions(context, basket, shipmentId).methods.map(({id}) => id)
}

/** Returns the payment methods that apply to the current basket. */
export function applicablePaymentMethods(
  context: ShopContext,
  basket: PricedBasket,
): PaymentMethod[] {
  const situation = paymentSituation(context, basket)
  return readPaymentMethods(context.db, context.site.id).filter((method) =>
    isApplicable(method, situation),
  )
}

/** Returns the card brands that apply to the current basket. */
export function applicableCards(context: ShopContext, basket: PricedBasket): PaymentCardSpec[] {
  const situation = paymentSituation(context, basket)
  return readPaymentCards(context.db, context.site.id).filter((card) =>
    isApplicable(card, situation),
  )
}

function paymentSituation(context: ShopContext, basket: PricedBasket): PaymentSituation {
  const shippingAddress = basket.shipments.find((shipment) => shipment.shippingAddress)
  return {
    currency: basket.currency,
    amount: basket.totals.total ?? basket.totals.productTotal,
    countryCode:
      basket.billingAddress?.countryCode ?? shippingAddress?.shippingAddress?.countryCode ?? null,
    groupIds: context.shopper && basketShopper(context, basket).groupIds,
  }
}

/** Returns the balance of a gift certificate in minor units, or why it cannot pay. */
export function balanceOf(
  {db, site}: ShopContext,
  {currency}: Pick<Basket, 'currency'>,
  code: string,
): number | CertificateProblem {
  const certificate = findGiftCertificate(db, site.id, code)
  return certificateProblem(certificate, currency, Date.now()) ?? certificate?.balance ?? 0
}

/** Returns the payment options of the current basket. */
export function paymentOptions(context: ShopContext, basket: Basket): PaymentOptions {
  const {db} = context
  const priced = priceBasket(context, basket)
  const paid = basket.paymentInstruments.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  const {total} = priced.totals
  return {
    methods: applicablePaymentMethods(context, priced),
    cards: applicableCards(context, priced),
    savedInstrument(id) {
      const saved = listInstruments(db, basket.customerId).find(
        ({paymentInstrumentId}) => paymentInstrumentId === id,
      )
      return saved && {...saved, custom: providerPayment(saved)}
    },
    balanceOf: (code) => balanceOf(context, basket, code),
    open: total === null ? null : Math.max(total - paid, 0),
    now: Date.now(),
  }
}

/** Returns the reasons why the basket cannot be ordered yet. */
export function basketFlashes(context: ShopContext, basket: PricedBasket): Flash[] {
  const inCurrency = inCurrencyOf(context, basket)
  return findFlashes(basket, {
    productOf: ({productId, inventoryId}) => productOf(inCurrency, productId, inventoryId),
    paymentMethods: applicablePaymentMethods(context, basket),
  })
}
