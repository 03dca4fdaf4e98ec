import type {ShopperBasketsV2Types} from 'commerce-sdk-isomorphic'
import type {OrderAddress} from '../../domains/baskets/basket'
import type {
  ChosenMethod,
  PricedBasket,
  PricedInstrument,
  PricedItem,
  PricedOption,
  PricedShipment,
} from '../../domains/baskets/priced-basket'
import type {PricedPosition, Totals} from '../../domains/baskets/totals'
import {
  adjustedTaxOf,
  finalPriceOf,
  itemPriceOf,
  knownRateOf,
  netSubTotal,
  netTotal,
} from '../../domains/baskets/totals'
import {isExpired} from '../../domains/payment/card'
import {rateToDecimal} from '../../domains/tax/tax'
import {amountOf} from '../money-on-wire'
import {
  adjustmentDocuments,
  bonusDocument,
  couponDocument,
  giftCertificateItemDocument,
} from './promotion-documents'

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
  const {currency, taxation} = basket
  const positions = basket.items.flatMap((item) => [item, ...(item.optionItems ?? [])])
  return {
    billingAddress: basket.billingAddress && addressDocument(basket.billingAddress),
    productItems: basket.items.map((item) => itemDocument(item, basket)),
    shipments: basket.shipments.map((shipment) => shipmentDocument(shipment, currency)),
    shippingItems: [
      ...basket.shipments.flatMap((shipment) => shippingItemDocument(shipment, basket)),
      ...basket.items.flatMap((item) => surchargeDocument(item, basket)),
    ],
    paymentInstruments: basket.paymentInstruments.map((instrument) =>
      instrumentDocument(instrument, currency),
    ),
    couponItems: basket.couponItems?.map((coupon) => couponDocument(coupon, basket.currency)) ?? [],
    giftCertificateItems: (basket.giftCertificates ?? []).map((item) =>
      giftCertificateItemDocument(item, currency),
    ),
    bonusDiscountLineItems: basket.bonusDiscounts?.map(bonusDocument) ?? [],
    orderPriceAdjustments: adjustmentDocuments(basket.adjustments, basket),
    sourceCode: basket.sourceCode,
    groupedTaxItems: basket.groupedTaxes.map(({taxRate, tax}) => ({
      taxRate: rateToDecimal(taxRate),
      taxValue: amountOf(tax, currency),
    })),
    ...totalsDocument(basket.totals, currency),
    orderTotal: amountOf(basket.totals.total, currency),
    // The goods without tax, which business customers see: before and after the discounts of the order.
    c_productSubTotalNetPrice: amountOf(netSubTotal(taxation, positions), currency),
    c_productTotalNetPrice: amountOf(netTotal(taxation, positions), currency),
  }
}

/** Sums that shipments and baskets share; orders of old have no adjusted ones, and no adjustments. */
function totalsDocument(totals: Totals, currency: string) {
  const {merchandizeTotalTax, shippingTotalTax} = totals
  const {adjustedMerchandizeTotalTax = merchandizeTotalTax} = totals
  const {adjustedShippingTotalTax = shippingTotalTax} = totals
  return {
    productSubTotal: amountOf(totals.productSubTotal, currency),
    productTotal: amountOf(totals.productTotal, currency),
    merchandizeTotalTax: amountOf(merchandizeTotalTax, currency),
    adjustedMerchandizeTotalTax: amountOf(adjustedMerchandizeTotalTax, currency),
    shippingTotal: amountOf(totals.shippingTotal, currency),
    shippingTotalTax: amountOf(shippingTotalTax, currency),
    adjustedShippingTotalTax: amountOf(adjustedShippingTotalTax, currency),
    taxTotal: amountOf(totals.taxTotal, currency),
  }
}

function addressDocument({custom, ...address}: OrderAddress): Types['Address'] {
  const fullName = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return {...address, ...(fullName ? {fullName} : {}), ...custom}
}

/** The rate that a price contains, as products have it; undefined on net sites. */
function includedRateDocument(position: PricedPosition): number | undefined {
  const rate = position.includedRate === undefined ? null : knownRateOf(position)
  return rate === null ? undefined : rateToDecimal(rate)
}

/** Prices and taxes of a position, in the words that product, option and shipping items share. */
function positionDocument(position: PricedPosition, currency: string) {
  const {taxRate} = position
  return {
    price: amountOf(position.price, currency),
    priceAfterItemDiscount: amountOf(itemPriceOf(position), currency),
    tax: amountOf(position.tax, currency),
    adjustedTax: amountOf(adjustedTaxOf(position), currency),
    taxBasis: amountOf(finalPriceOf(position), currency),
    taxRate: taxRate === null ? undefined : rateToDecimal(taxRate),
    c_taxRate: includedRateDocument(position),
  }
}

function itemDocument(item: PricedItem, basket: PricedBasket): Types['Item'] {
  const {currency} = basket
  return {
    itemId: item.itemId,
    productId: item.productId,
    productName: item.productName,
    itemText: item.productName,
    quantity: item.quantity,
    shipmentId: item.shipmentId,
    inventoryId: item.inventoryId,
    shippingItemId: item.surcharge?.itemId,
    basePrice: amountOf(item.basePrice, currency),
    ...positionDocument(item, currency),
    priceAfterOrderDiscount: amountOf(finalPriceOf(item), currency),
    taxClassId: item.taxClassId ?? undefined,
    priceAdjustments: nonEmpty(adjustmentDocuments(item.adjustments, basket)),
    optionItems: nonEmpty(
      (item.optionItems ?? []).map((option) => optionDocument(option, item, basket)),
    ),
    bundledProductItems: nonEmpty(
      (item.bundled ?? []).map((part) => ({
        itemId: part.itemId,
        productId: part.productId,
        productName: part.productName,
        itemText: part.productName,
        quantity: part.quantity,
        shipmentId: item.shipmentId,
        price: 0,
        basePrice: 0,
      })),
    ),
    bonusProductLineItem: item.bonus ?? false,
    bonusDiscountLineItemId: item.bonusDiscountLineItemId,
    qualifyingProductItemId: item.qualifyingItemId,
    gift: item.gift,
    giftMessage: item.giftMessage,
    c_master: item.masterId,
    ...item.custom,
  }
}

function optionDocument(option: PricedOption, item: PricedItem, basket: PricedBasket) {
  const {currency} = basket
  return {
    itemId: option.itemId,
    optionId: option.optionId,
    optionValueId: option.valueId,
    itemText: option.text,
    productName: option.text,
    quantity: item.quantity,
    shipmentId: item.shipmentId,
    basePrice: amountOf(option.basePrice, currency),
    ...positionDocument(option, currency),
    priceAfterOrderDiscount: amountOf(finalPriceOf(option), currency),
    taxClassId: option.taxClassId ?? undefined,
    priceAdjustments: nonEmpty(adjustmentDocuments(option.adjustments, basket)),
    bonusProductLineItem: false,
    gift: false,
  }
}

/** The Shopper APIs leave such lists out when nothing is in them. */
function nonEmpty<Member>(list: Member[]): Member[] | undefined {
  return list.length === 0 ? undefined : list
}

/** A shipping method with its price in the words of the Shopper APIs. */
export function methodDocument(method: ChosenMethod, currency: string): Types['ShippingMethod'] {
  return {
    id: method.id,
    name: method.name,
    description: method.description,
    price: amountOf(method.price, currency),
    externalShippingMethod: method.externalMethod,
    shippingPromotions: nonEmpty([...(method.promotions ?? [])]),
    c_taxRate: method.includedRate === undefined ? undefined : rateToDecimal(method.includedRate),
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

function shippingItemDocument(
  shipment: PricedShipment,
  basket: PricedBasket,
): Types['ShippingItem'][] {
  const {shipping} = shipment
  const {currency} = basket
  if (shipping.price === null) return []
  return [
    {
      itemId: shipment.shippingItemId,
      itemText: 'Shipping',
      shipmentId: shipment.shipmentId,
      basePrice: amountOf(shipping.price, currency),
      ...positionDocument(shipping, currency),
      taxClassId: shipping.taxClassId ?? undefined,
      priceAdjustments: nonEmpty(adjustmentDocuments(shipping.adjustments, basket)),
    },
  ]
}

function surchargeDocument({surcharge, shipmentId}: PricedItem, basket: PricedBasket) {
  if (!surcharge) return []
  const {currency} = basket
  return [
    {
      itemId: surcharge.itemId,
      itemText: surcharge.text,
      shipmentId,
      basePrice: amountOf(surcharge.price, currency),
      ...positionDocument(surcharge, currency),
      taxClassId: surcharge.taxClassId ?? undefined,
      priceAdjustments: nonEmpty(adjustmentDocuments(surcharge.adjustments, basket)),
    },
  ]
}

/** Returns a gift certificate code that is masked except for its end. */
function maskedCode(code: string | undefined): string | undefined {
  return code && code.slice(-4).padStart(code.length, '*')
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
    maskedGiftCertificateCode: maskedCode(instrument.giftCertificateCode),
    authorizationStatus: authorization && {
      status: authorization.authorized ? 0 : 1,
      code: authorization.code,
      message: authorization.message,
    },
    ...instrument.custom,
  }
}
