import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {OrderAddress} from '../../domains/baskets/basket'
import type {
  ChosenMethod,
  PricedBasket,
  PricedInstrument,
  PricedItem,
  PricedShipment,
} from '../../domains/baskets/priced-basket'
import type {Totals} from '../../domains/baskets/totals'
import {isExpired} from '../../domains/payment/card'
import {rateToDecimal} from '../../domains/tax/tax'
import {amountOf} from './money-on-wire'

type Types = {
  Address: ShopperBasketsV2Types.OrderAddress
  Item: ShopperBasketsV2Types.BasketProductItem
  Shipment: ShopperBasketsV2Types.Shipment
  ShippingItem: ShopperBasketsV2Types.ShippingItem
  ShippingMethod: ShopperBasketsV2Types.ShippingMethod
  Instrument: ShopperBasketsV2Types.OrderPaymentInstrument
}

/** The parts that basket and order documents have in common, in the words of the Shopper APIs. */
export function lineItemDocuments(basket: PricedBasket) {
  const {currency} = basket
  return {
    billingAddress: basket.billingAddress && addressDocument(basket.billingAddress),
    productItems: basket.items.map((item) => itemDocument(item, currency)),
    shipments: basket.shipments.map((shipment) => shipmentDocument(shipment, currency)),
    shippingItems: basket.shipments.flatMap((shipment) => shippingItemDocument(shipment, currency)),
    paymentInstruments: basket.paymentInstruments.map((instrument) =>
      instrumentDocument(instrument, currency),
    ),
    groupedTaxItems: basket.groupedTaxes.map(({taxRate, tax}) => ({
      taxRate: rateToDecimal(taxRate),
      taxValue: amountOf(tax, currency),
    })),
    ...totalsDocument(basket.totals, currency),
    orderTotal: amountOf(basket.totals.total, currency),
  }
}

/** Sums that shipments and baskets share; without price adjustments the adjusted ones are equal. */
function totalsDocument(totals: Totals, currency: string) {
  const merchandizeTotalTax = amountOf(totals.merchandizeTotalTax, currency)
  const shippingTotalTax = amountOf(totals.shippingTotalTax, currency)
  return {
    productSubTotal: amountOf(totals.productSubTotal, currency),
    productTotal: amountOf(totals.productTotal, currency),
    merchandizeTotalTax,
    adjustedMerchandizeTotalTax: merchandizeTotalTax,
    shippingTotal: amountOf(totals.shippingTotal, currency),
    shippingTotalTax,
    adjustedShippingTotalTax: shippingTotalTax,
    taxTotal: amountOf(totals.taxTotal, currency),
  }
}

function addressDocument({custom, ...address}: OrderAddress): Types['Address'] {
  const fullName = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return {...address, ...(fullName ? {fullName} : {}), ...custom}
}

function itemDocument(item: PricedItem, currency: string): Types['Item'] {
  const price = amountOf(item.price, currency)
  const tax = amountOf(item.tax, currency)
  return {
    itemId: item.itemId,
    productId: item.productId,
    productName: item.productName,
    itemText: item.productName,
    quantity: item.quantity,
    shipmentId: item.shipmentId,
    basePrice: amountOf(item.basePrice, currency),
    price,
    priceAfterItemDiscount: price,
    priceAfterOrderDiscount: price,
    tax,
    adjustedTax: tax,
    taxBasis: price,
    taxRate: item.taxRate === null ? undefined : rateToDecimal(item.taxRate),
    taxClassId: item.taxClassId ?? undefined,
    bonusProductLineItem: false,
    gift: item.gift,
    giftMessage: item.giftMessage,
    ...item.custom,
  }
}

/** A shipping method with its price in the words of the Shopper APIs. */
export function methodDocument(method: ChosenMethod, currency: string): Types['ShippingMethod'] {
  return {
    id: method.id,
    name: method.name,
    description: method.description,
    price: amountOf(method.price, currency),
    ...method.custom,
  }
}

function shipmentDocument(shipment: PricedShipment, currency: string): Types['Shipment'] {
  const {shippingAddress, shippingMethod} = shipment
  return {
    shipmentId: shipment.shipmentId,
    gift: shipment.gift,
    giftMessage: shipment.giftMessage,
    shippingStatus: 'not_shipped',
    shippingAddress: shippingAddress && addressDocument(shippingAddress),
    shippingMethod: shippingMethod ? methodDocument(shippingMethod, currency) : undefined,
    ...totalsDocument(shipment.totals, currency),
    shipmentTotal: amountOf(shipment.totals.total, currency),
    ...shipment.custom,
  }
}

function shippingItemDocument(shipment: PricedShipment, currency: string): Types['ShippingItem'][] {
  const {shipping} = shipment
  if (shipping.price === null) return []
  const price = amountOf(shipping.price, currency)
  const tax = amountOf(shipping.tax, currency)
  return [
    {
      itemId: shipment.shippingItemId,
      itemText: 'Shipping',
      shipmentId: shipment.shipmentId,
      basePrice: price,
      price,
      priceAfterItemDiscount: price,
      tax,
      adjustedTax: tax,
      taxBasis: price,
      taxRate: shipping.taxRate === null ? undefined : rateToDecimal(shipping.taxRate),
      taxClassId: shipping.taxClassId ?? undefined,
    },
  ]
}

function instrumentDocument(instrument: PricedInstrument, currency: string): Types['Instrument'] {
  const {paymentCard, authorization} = instrument
  const {expirationMonth, expirationYear} = paymentCard ?? {}
  return {
    paymentInstrumentId: instrument.paymentInstrumentId,
    paymentMethodId: instrument.paymentMethodId,
    amount: amountOf(instrument.amount, currency),
    paymentCard: paymentCard && {
      ...paymentCard,
      creditCardExpired:
        expirationMonth !== undefined &&
        expirationYear !== undefined &&
        isExpired(expirationMonth, expirationYear, Date.now()),
    },
    authorizationStatus: authorization && {
      status: authorization.authorized ? 0 : 1,
      code: authorization.code,
      message: authorization.message,
    },
    ...instrument.custom,
  }
}
