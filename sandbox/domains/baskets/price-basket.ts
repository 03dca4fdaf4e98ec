import {splitPayment} from '../payment/payment-amounts'
import {applyPromotions} from '../promotions/apply-promotions'
import type {CartLine, CartPromotions} from '../promotions/cart'
import {sitePromotions} from '../promotions/promotion-repository'
import type {ActivePromotion, ShopperSituation} from '../promotions/qualification'
import {activePromotions} from '../promotions/qualification'
import {situationOf} from '../promotions/situation'
import type {ShippingMethod} from '../shipping/shipping-method'
import type {Basket} from './basket'
import {adjustmentOf, cartLines, cartOf} from './basket-cart'
import {refusalOf, statusOf} from './basket-coupons'
import {couponFinding} from './coupon-reason'
import {bonusDiscounts, chosenItems, givenItems} from './bonus-items'
import type {Pricing} from './price-items'
import {positionsOf, priceItem} from './price-items'
import type {Parcel} from './price-shipments'
import {
  describeMethod,
  discountShipping,
  exclusionsOf,
  methodsFor,
  parcelPrice,
  productShipping,
  shipmentPrice,
} from './price-shipments'
import type {
  PricedBasket,
  PricedCoupon,
  PricedItem,
  PricedOption,
  PricedShipment,
} from './priced-basket'
import type {ShopContext} from './shop-context'
import {basketBooks, basketShopper, inCurrencyOf} from './shop-context'
import {taxRatesOf} from './tax-rates'
import type {PricedPosition} from './totals'
import {discounted, groupTaxes, priceShipping, totalsOf} from './totals'

/** Basket without shipping costs: product prices, product promotions and parcels. */
export interface Calculation {
  readonly pricing: Pricing
  readonly items: readonly PricedItem[]
  readonly lines: readonly CartLine[]
  readonly parcels: readonly Parcel[]
  readonly active: readonly ActivePromotion[]
  readonly groupIds: readonly string[]
  readonly situation: ShopperSituation
  /** Coupons of the basket; refused coupons have a status, the others have none yet. */
  readonly coupons: readonly (Omit<PricedCoupon, 'status'> & {status?: PricedCoupon['status']})[]
}

/**
 * Calculates the goods and parcels of a basket at current prices (B2C Commerce: basket
 * calculation): product prices, promotions, then shipping costs by the value of the goods after
 * discounts.
 */
export function calculateGoods(shop: ShopContext, basket: Basket): Calculation {
  const context = inCurrencyOf(shop, basket)
  const {db, site} = context
  const shopper = basketShopper(context, basket)
  const pricing: Pricing = {
    context,
    basket,
    books: basketBooks(context, basket, shopper),
    now: shopper.now,
    taxes: taxRatesOf(db, site, basket),
  }
  const coupons = (basket.coupons ?? []).map((coupon) => ({
    ...coupon,
    status: refusalOf(db, basket, coupon, shopper.now),
  }))
  const redeemable = coupons.filter(({status}) => status === undefined)
  const situation = situationOf(db, site, {
    ...shopper,
    coupons: new Map(redeemable.map(({couponId, code}) => [couponId, code])),
  })
  const active = activePromotions(sitePromotions(db, site.id).all, situation)
  const items = basket.items
    .filter(({bonusDiscountLineItemId}) => bonusDiscountLineItemId === undefined)
    .map((item) => priceItem(pricing, item))
  const lines = cartLines(pricing, items)
  const chosen = basket.shipments.map(({shipmentId, shippingMethodId}) => ({
    shipmentId,
    methodId: shippingMethodId ?? null,
    price: null,
  }))
  const promotions = promote(pricing, lines, chosen, active)
  const shippedLines = new Set(promotions.productShipping.map(({lineId}) => lineId))
  const goods = withDiscounts(pricing, items, promotions)
  const parcels = basket.shipments.map((shipment): Parcel => {
    const own = goods.filter(({shipmentId}) => shipmentId === shipment.shipmentId)
    return {
      shipment,
      items: own,
      lines: lines.filter(({shipmentId}) => shipmentId === shipment.shipmentId),
      shippedLines,
    }
  })
  const {groupIds} = shopper
  return {pricing, items, lines, parcels, active, groupIds, situation, coupons}
}

/** Calculates prices, promotions, shipping costs, taxes and totals of a basket at current prices. */
export function priceBasket(context: ShopContext, basket: Basket): PricedBasket {
  const {taxation} = context.site
  const calculation = calculateGoods(context, basket)
  const {pricing, parcels, active, items: goods, lines} = calculation
  const chosen = parcels.map((parcel) => chooseMethod(calculation, parcel))
  const deliveries = parcels.map(({shipment}, index) => ({
    shipmentId: shipment.shipmentId,
    methodId: chosen[index]?.method.id ?? null,
    price: chosen[index]?.price ?? null,
  }))
  const promotions = promote(pricing, lines, deliveries, active)
  const offers = bonusDiscounts(pricing, promotions.bonuses)
  const items = [
    ...withDiscounts(pricing, goods, promotions).map((item) => {
      const own = chosen.find((one) => one?.surcharges.has(item.itemId))
      const cost = own?.surcharges.get(item.itemId)
      const {productShipping} = promotions
      return {...item, surcharge: cost && discountShipping(pricing, item, cost, productShipping)}
    }),
    ...givenItems(pricing, promotions.bonuses),
    ...chosenItems(pricing, promotions.bonuses, offers),
  ]
  const shipments = parcels.map((parcel, index) =>
    priceShipment(calculation, parcel, chosen[index] ?? null, promotions, items),
  )
  const positions = items.flatMap(positionsOf)
  const shipping = [
    ...shipments.map((shipment) => shipment.shipping),
    ...items.flatMap(({surcharge}) => (surcharge ? [surcharge] : [])),
  ]
  const bought = (basket.giftCertificates ?? []).reduce((sum, {amount}) => sum + amount, 0)
  const totals = totalsOf(taxation, positions, shipping, bought)
  const split = splitPayment(
    totals.total,
    basket.paymentInstruments.map(({amount}) => amount),
  )
  return {
    ...basket,
    taxation,
    items,
    shipments,
    paymentInstruments: basket.paymentInstruments.map((instrument, index) => ({
      ...instrument,
      amount: split.amounts[index] ?? null,
    })),
    totals,
    groupedTaxes: groupTaxes([...positions, ...shipping]),
    couponItems: couponItems(calculation, promotions, (open) => {
      const alone = promote(pricing, lines, deliveries, open)
      const {discounts, productShipping, bonuses} = alone
      return discounts.length + productShipping.length + bonuses.length > 0
    }),
    adjustments: promotions.discounts
      .filter(({target}) => target.kind === 'order')
      .map((applied) => adjustmentOf(pricing, applied)),
    bonusDiscounts: offers,
  }
}

function promote(
  pricing: Pricing,
  lines: readonly CartLine[],
  shipments: Parameters<typeof cartOf>[2],
  active: readonly ActivePromotion[],
): CartPromotions {
  if (active.length === 0) return {discounts: [], productShipping: [], bonuses: []}
  return applyPromotions(cartOf(pricing, lines, shipments), active, exclusionsOf(pricing))
}

function withDiscounts(
  pricing: Pricing,
  items: readonly PricedItem[],
  promotions: CartPromotions,
): PricedItem[] {
  if (promotions.discounts.length === 0) return [...items]
  return items.map((item) => ({
    ...reduced(pricing, item, item.itemId, promotions),
    optionItems: item.optionItems?.map((option): PricedOption =>
      reduced(pricing, option, option.itemId, promotions),
    ),
  }))
}

function reduced<Position extends PricedPosition>(
  pricing: Pricing,
  position: Position,
  lineId: string,
  {discounts}: CartPromotions,
) {
  const own = discounts.filter(({target}) => target.kind === 'line' && target.lineId === lineId)
  const share = discounts.reduce(
    (sum, {target}) => sum + (target.kind === 'order' ? (target.shares.get(lineId) ?? 0) : 0),
    0,
  )
  const saved = own.reduce((sum, {amount}) => sum + amount, 0)
  return {
    ...discounted(pricing.context.site.taxation, position, saved, share),
    adjustments: own.map((applied) => adjustmentOf(pricing, applied)),
  }
}

interface MethodChoice {
  readonly method: ShippingMethod
  /** Price of the shipment without the shipping costs of single products. */
  readonly price: number
  readonly surcharges: ReturnType<typeof productShipping>['surcharges']
}

function chooseMethod(calculation: Calculation, parcel: Parcel): MethodChoice | null {
  const {pricing, groupIds} = calculation
  const id = parcel.shipment.shippingMethodId
  const method = id && methodsFor(pricing, parcel, groupIds).find((one) => one.id === id)
  if (!method) return null
  const {surcharges, allFixed} = productShipping(pricing, parcel, method)
  return {method, price: allFixed ? 0 : (shipmentPrice(parcel, method) ?? 0), surcharges}
}

function priceShipment(
  {pricing, active}: Calculation,
  parcel: Parcel,
  choice: MethodChoice | null,
  {discounts}: CartPromotions,
  items: readonly PricedItem[],
): PricedShipment {
  const {shipment} = parcel
  const {shipmentId} = shipment
  const {taxation} = pricing.context.site
  const taxClassId = choice?.method.taxClassId ?? pricing.taxes.defaultClassId
  const plain = priceShipping(taxation, {
    shipmentId,
    price: choice?.price ?? null,
    taxRate: pricing.taxes.rateOf(shipment.shippingItemId, shipmentId, taxClassId),
  })
  const own = discounts.filter(
    ({target}) => target.kind === 'shipping' && target.shipmentId === shipmentId,
  )
  const saved = own.reduce((sum, {amount}) => sum + amount, 0)
  const shipping = {
    ...(own.length > 0 ? discounted(taxation, plain, saved, 0) : plain),
    taxClassId,
    adjustments: own.map((applied) => adjustmentOf(pricing, applied)),
  }
  const goods = items.filter((item) => item.shipmentId === shipmentId)
  const surcharges = goods.flatMap(({surcharge}) => (surcharge ? [surcharge] : []))
  const price = choice && parcelPrice(pricing, parcel, choice.method)
  return {
    ...shipment,
    shippingMethod:
      choice && price !== null ? describeMethod(pricing, choice.method, price, active) : null,
    shipping,
    totals: totalsOf(taxation, goods.flatMap(positionsOf), [shipping, ...surcharges]),
  }
}

function couponItems(
  {coupons, pricing, situation, active, items}: Calculation,
  {discounts, productShipping, bonuses}: CartPromotions,
  applies: (promotions: readonly ActivePromotion[]) => boolean,
): PricedCoupon[] {
  const {context} = pricing
  const used = [...discounts, ...productShipping, ...bonuses].map((one) => one.active)
  const applied = new Set(used.flatMap(({couponId}) => (couponId === null ? [] : [couponId])))
  const {all} = sitePromotions(context.db, context.site.id)
  return coupons.map((coupon) => {
    const {couponId} = coupon
    if (coupon.status) return {...coupon, status: coupon.status}
    const status = statusOf(couponId, all, situation, applied)
    if (status === 'applied') return {...coupon, status}
    const finding = couponFinding({
      couponId,
      promotions: all,
      active,
      situation,
      applies,
      goodsValue: items.reduce((sum, {price}) => sum + (price ?? 0), 0),
    })
    return {...coupon, status, finding}
  })
}
