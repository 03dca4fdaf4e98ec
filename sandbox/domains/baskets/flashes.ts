import type {SellableProduct} from '../catalog/sellable-product'
import type {JsonValue} from '../json'
import type {PaymentMethod} from '../payment/payment-method'
import {CREDIT_CARD} from '../payment/payment-method'
import type {PricedBasket, PricedInstrument, PricedItem} from './priced-basket'
import {isAvailable} from './quantity-rules'

/** Types of reasons why a basket cannot be ordered yet (OCAPI: Flash types). */
export type FlashType =
  | 'InvalidProductItem'
  | 'OrderTotalNotSet'
  | 'PaymentMethodNotApplicable'
  | 'PaymentMethodRequired'
  | 'ProductItemNotAvailable'
  | 'ProductItemWithoutPrice'
  | 'BillingAddressRequired'
  | 'ShippingAddressRequired'
  | 'ShippingMethodNotApplicable'
  | 'ShippingMethodRequired'

export interface Flash {
  type: FlashType
  message: string
  /** Location of the problem as a JSONPath in the OCAPI basket document. */
  path: string
  details?: Readonly<Record<string, JsonValue>>
}

export interface BasketFacts {
  /** Returns the product of a line with its stock; null when the site does not sell it. */
  productOf(item: PricedItem): SellableProduct | null
  paymentMethods: readonly PaymentMethod[]
}

/** Returns all reasons why a basket cannot become an order; empty when there are none. */
export function findFlashes(basket: PricedBasket, facts: BasketFacts): Flash[] {
  return [
    ...itemFlashes(basket, facts),
    ...shipmentFlashes(basket),
    ...billingFlashes(basket),
    ...paymentFlashes(basket, facts),
    ...totalFlashes(basket),
  ]
}

function itemFlashes({items}: PricedBasket, {productOf}: BasketFacts): Flash[] {
  const lines = items.map((item) => {
    const product = productOf(item)
    return {item, product, shelf: `${item.productId} ${product?.inventoryListId ?? ''}`}
  })
  const quantities = new Map<string, number>()
  for (const {item, shelf} of lines) {
    quantities.set(shelf, (quantities.get(shelf) ?? 0) + item.quantity)
  }
  return lines.flatMap(({item, product, shelf}, index) => {
    const path = `$.product_items[${index}]`
    return [
      ...itemFlash(item, product, quantities.get(shelf) ?? 0, path),
      ...partFlashes(item, productOf, path),
    ]
  })
}

/** Returns flashes for chosen variants of a bundle that are no longer in stock. */
function partFlashes(item: PricedItem, productOf: BasketFacts['productOf'], path: string): Flash[] {
  const chosen = new Set(Object.values(item.parts ?? {}))
  return (item.bundled ?? []).flatMap(({productId, quantity}): Flash[] => {
    const product = chosen.has(productId) ? productOf({...item, productId}) : null
    if (!chosen.has(productId) || (product && isAvailable(product, quantity))) return []
    return [unavailable(productId, quantity, product?.inventory?.ats ?? 0, path)]
  })
}

const unavailable = (productId: string, quantity: number, ats: number, path: string): Flash => ({
  type: 'ProductItemNotAvailable',
  message: `The product '${productId}' is not available in quantity ${quantity}.`,
  path: `${path}.quantity`,
  details: {productId, quantity, ats},
})

function itemFlash(
  item: PricedItem,
  product: SellableProduct | null,
  totalQuantity: number,
  path: string,
): Flash[] {
  const {productId} = item
  if (!product?.online) {
    const message = `The product '${productId}' is no longer sold.`
    return [{type: 'InvalidProductItem', message, path, details: {productId}}]
  }
  if (item.basePrice === null) {
    const message = `The product '${productId}' has no price.`
    return [{type: 'ProductItemWithoutPrice', message, path, details: {productId}}]
  }
  if (!isAvailable(product, totalQuantity)) {
    return [unavailable(productId, totalQuantity, product.inventory?.ats ?? 0, path)]
  }
  return []
}

function shipmentFlashes(basket: PricedBasket): Flash[] {
  return basket.shipments.flatMap((shipment, index): Flash[] => {
    const path = `$.shipments[${index}]`
    const details = {shipmentId: shipment.shipmentId}
    const flashes: Flash[] = []
    if (!shipment.shippingAddress) {
      flashes.push({
        type: 'ShippingAddressRequired',
        message: 'No shipping address specified.',
        path: `${path}.shipping_address`,
        details,
      })
    }
    if (!shipment.shippingMethodId) {
      flashes.push({
        type: 'ShippingMethodRequired',
        message: 'No shipping method specified.',
        path: `${path}.shipping_method`,
        details,
      })
    } else if (!shipment.shippingMethod) {
      flashes.push({
        type: 'ShippingMethodNotApplicable',
        message: `The shipping method '${shipment.shippingMethodId}' does not apply.`,
        path: `${path}.shipping_method`,
        details,
      })
    }
    return flashes
  })
}

function billingFlashes(basket: PricedBasket): Flash[] {
  if (basket.billingAddress) return []
  const message = 'No billing address specified.'
  return [{type: 'BillingAddressRequired', message, path: '$.billing_address'}]
}

function paymentFlashes(basket: PricedBasket, {paymentMethods}: BasketFacts): Flash[] {
  const {total} = basket.totals
  const paid = basket.paymentInstruments.reduce((sum, {amount}) => sum + (amount ?? 0), 0)
  const isUnpaid = total === null ? basket.paymentInstruments.length === 0 : paid !== total
  const flashes = basket.paymentInstruments.flatMap((instrument, index) =>
    instrumentFlashes(instrument, paymentMethods, `$.payment_instruments[${index}]`),
  )
  if (!isUnpaid) return flashes
  const message =
    basket.paymentInstruments.length === 0
      ? 'No payment method specified.'
      : 'The payment instruments do not add up to the order total.'
  return [...flashes, {type: 'PaymentMethodRequired', message, path: '$.payment_instruments'}]
}

function instrumentFlashes(
  instrument: PricedInstrument,
  methods: readonly PaymentMethod[],
  path: string,
): Flash[] {
  const {paymentMethodId, paymentCard} = instrument
  const details = {paymentMethodId}
  if (!methods.some(({id}) => id === paymentMethodId)) {
    const message = `The payment method '${paymentMethodId}' does not apply.`
    return [{type: 'PaymentMethodNotApplicable', message, path, details}]
  }
  const isComplete = !!paymentCard?.maskedNumber && !!paymentCard.expirationYear
  if (paymentMethodId === CREDIT_CARD && !isComplete) {
    const message = 'The payment card has no number or no expiration date.'
    return [{type: 'PaymentMethodRequired', message, path: `${path}.payment_card`, details}]
  }
  return []
}

function totalFlashes(basket: PricedBasket): Flash[] {
  if (basket.totals.total !== null && basket.items.length > 0) return []
  const message =
    basket.items.length === 0 ? 'The basket is empty.' : 'The order total is not known yet.'
  return [{type: 'OrderTotalNotSet', message, path: '$.order_total'}]
}
