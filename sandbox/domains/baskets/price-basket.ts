import type {Sandbox} from '../../sandbox'
import type {SellableProduct} from '../catalog/sellable-product'
import {findSellableProduct} from '../catalog/sellable-product'
import type {JsonValue} from '../json'
import {splitPayment} from '../payment/payment-amounts'
import {readShippingMethods} from '../shipping/shipping-repository'
import type {ShippingMethod} from '../shipping/shipping-method'
import {applicableMethods, shippingPrice} from '../shipping/shipping-method'
import {localize} from '../sites/locale'
import type {Site} from '../sites/site-registry'
import type {TaxTable} from '../tax/tax'
import {taxRate} from '../tax/tax'
import {readTaxTable} from '../tax/tax-repository'
import type {Basket, BasketItem, Shipment} from './basket'
import type {ChosenMethod, PricedBasket, PricedItem, PricedShipment} from './priced-basket'
import {groupTaxes, priceLine, priceShipping, totalsOf} from './totals'

/** Where and in which language a basket is looked at. */
export interface ShopContext {
  sandbox: Sandbox
  site: Site
  locale: string
}

/** The product of a line on the site, or null when it is not sold there any more. */
export function productOf(context: ShopContext, productId: string): SellableProduct | null {
  return findSellableProduct(context.sandbox, context.site, productId, context.locale)
}

/** Works out prices, shipping costs, taxes and sums of a basket at today's prices. */
export function priceBasket(context: ShopContext, basket: Basket): PricedBasket {
  const {sandbox, site} = context
  const {taxation} = site
  const taxTable = readTaxTable(sandbox.db, site.id)
  const methods = readShippingMethods(sandbox.db, site.id)
  const items = basket.items.map((item) => priceItem(context, basket, item, taxTable))
  const shipments = basket.shipments.map((shipment) =>
    priceShipment(context, basket.currency, shipment, items, methods, taxTable),
  )
  const shipping = shipments.map((shipment) => shipment.shipping)
  const totals = totalsOf(taxation, items, shipping)
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
    groupedTaxes: groupTaxes([...items, ...shipping]),
  }
}

/** What a shipment's goods are worth, in minor units: what its shipping costs depend on. */
export function orderValue(
  items: readonly Pick<PricedItem, 'shipmentId' | 'price'>[],
  shipmentId: string,
): number {
  return items.reduce(
    (sum, item) => sum + (item.shipmentId === shipmentId ? (item.price ?? 0) : 0),
    0,
  )
}

/** A shipping method for display, with what it costs for goods of `value` minor units. */
export function describeMethod(
  method: ShippingMethod,
  value: number,
  locale: string,
): ChosenMethod | null {
  const price = shippingPrice(method, value)
  if (price === null) return null
  const custom: Record<string, JsonValue> = {}
  for (const [id, values] of Object.entries(method.custom)) {
    const text = localize(values, locale)
    if (text !== undefined) custom[`c_${id}`] = text
  }
  return {
    id: method.id,
    name: localize(method.name, locale) ?? method.id,
    description: localize(method.description, locale) ?? '',
    price,
    custom,
  }
}

function priceItem(
  context: ShopContext,
  basket: Basket,
  item: BasketItem,
  taxTable: TaxTable,
): PricedItem {
  const product = productOf(context, item.productId)
  const basePrice = product?.price ?? null
  const taxClassId = product?.taxClassId ?? taxTable.defaultClassId
  const shipment = basket.shipments.find(({shipmentId}) => shipmentId === item.shipmentId)
  const line = priceLine(context.site.taxation, {
    shipmentId: item.shipmentId,
    unitPrice: basePrice,
    quantity: item.quantity,
    taxRate: taxRate(taxTable, shipment?.shippingAddress, taxClassId),
  })
  return {...item, ...line, productName: product?.name ?? item.productId, basePrice, taxClassId}
}

function priceShipment(
  context: ShopContext,
  currency: string,
  shipment: Shipment,
  items: readonly PricedItem[],
  methods: readonly ShippingMethod[],
  taxTable: TaxTable,
): PricedShipment {
  const {taxation} = context.site
  const value = orderValue(items, shipment.shipmentId)
  const chosen = applicableMethods(methods, {currency, orderValue: value}).find(
    ({id}) => id === shipment.shippingMethodId,
  )
  const shippingMethod = chosen ? describeMethod(chosen, value, context.locale) : null
  const taxClassId = chosen?.taxClassId ?? taxTable.defaultClassId
  const shipping = priceShipping(taxation, {
    shipmentId: shipment.shipmentId,
    price: shippingMethod?.price ?? null,
    taxRate: taxRate(taxTable, shipment.shippingAddress, taxClassId),
  })
  const lines = items.filter((item) => item.shipmentId === shipment.shipmentId)
  return {
    ...shipment,
    shippingMethod,
    shipping: {...shipping, taxClassId},
    totals: totalsOf(taxation, lines, [shipping]),
  }
}
