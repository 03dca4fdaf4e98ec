import type {Basket, ExternalTax} from '../../domains/baskets/basket'
import type {AddressInput} from '../../domains/customers/address'
import type {CustomValues} from '../../domains/custom-values'
import {DEFAULT_SHIPMENT} from '../../domains/baskets/basket'
import {ADDRESS_FIELDS} from '../../domains/customers/address'
import type {BasketChange, CheckoutContext} from '../../domains/baskets/basket-service'
import {methodRule, paymentOptions} from '../../domains/baskets/basket-service'
import {requireBonus} from '../../domains/baskets/bonus-choice'
import {addValidCoupons} from '../../domains/baskets/change-coupons'
import {setCurrency} from '../../domains/baskets/change-currency'
import type {GiftCertificateInput} from '../../domains/baskets/change-gift-certificates'
import type {FindProduct, ItemInput} from '../../domains/baskets/change-items'
import {checkPurchaseLimit} from '../../domains/baskets/purchase-limit'
import {addItems} from '../../domains/baskets/change-items'
import type {PaymentInput} from '../../domains/baskets/change-payment'
import {addPaymentInstrument} from '../../domains/baskets/change-payment'
import type {ShipmentInput} from '../../domains/baskets/change-shipments'
import {
  addShipment,
  changeShipment,
  setBillingAddress,
} from '../../domains/baskets/change-shipments'
import {inCurrencyOf, productOf} from '../../domains/baskets/shop-context'
import {setSourceCode} from '../../domains/baskets/source-code'
import {catalogStore} from '../../domains/catalog/catalog-store'
import {CommerceFault} from '../../domains/commerce-fault'
import type {JsonValue} from '../../domains/json'
import {toMinor} from '../../domains/money'
import {productOptions} from '../../domains/catalog/product-option-repository'
import type {
  AddressBody,
  BasketBody,
  BasketChangeBody,
  Body,
  GiftCertificateBody,
  ItemBody,
  ItemChangeBody,
  ItemTaxesBody,
  PaymentBody,
  ShipmentBody,
} from './checkout-bodies'
import {changeCustom} from '../../domains/custom-values'

/** The custom attributes of a body, of which shoppers write all that are left (`shopper-document`). */
export function customOf(body: object): CustomValues {
  return Object.fromEntries(
    Object.entries(body).filter((entry): entry is [string, JsonValue] => entry[0].startsWith('c_')),
  )
}

/** The address of a body; a field with an empty text has none. */
export function addressInput(body: Body<typeof AddressBody>): AddressInput {
  const fields = ADDRESS_FIELDS.flatMap((field): [string, string | undefined][] => {
    const value = body[field]
    if (value === undefined) return []
    if (value === '') return [[field, undefined]]
    return [[field, field === 'countryCode' ? value.toUpperCase() : value]]
  })
  return {...(Object.fromEntries(fields) as Omit<AddressInput, 'custom'>), custom: customOf(body)}
}

export function itemInput(body: Body<typeof ItemBody>): ItemInput {
  const {productId, quantity, shipmentId, inventoryId, optionItems, gift, giftMessage} = body
  const {bonusDiscountLineItemId} = body
  return {
    productId,
    quantity,
    shipmentId,
    inventoryId,
    optionItems,
    bonusDiscountLineItemId,
    gift,
    giftMessage,
    custom: customOf(body),
  }
}

export function itemChange(body: Body<typeof ItemChangeBody>): Partial<ItemInput> {
  const {productId, quantity, shipmentId, inventoryId, optionItems, gift, giftMessage} = body
  return {
    productId,
    quantity,
    shipmentId,
    inventoryId,
    optionItems,
    gift,
    giftMessage,
    custom: customOf(body),
  }
}

/** Adds products, bonus products checked against what the basket offers at that moment. */
export function addCheckedItems(
  context: CheckoutContext,
  basket: Basket,
  inputs: readonly ItemInput[],
): Basket {
  return inputs.reduce((current, input) => {
    requireBonus(context, current, input)
    const added = addItems(
      current,
      [input],
      productFinder(context, basket.currency),
      optionFinder(context),
    )
    return checkPurchaseLimit(context, current, added)
  }, basket)
}

export const productFinder =
  (context: CheckoutContext, currency: string): FindProduct =>
  (productId, inventoryId) =>
    productOf(inCurrencyOf(context, {currency}), productId, inventoryId)

export const optionFinder =
  ({db}: CheckoutContext) =>
  (productId: string) => {
    const product = catalogStore(db).product(productId)
    return product ? productOptions(db, product) : []
  }

/** Amounts come as decimals of the basket's currency. */
export function giftCertificateInput(
  body: Body<typeof GiftCertificateBody>,
  currency: string,
): GiftCertificateInput {
  const {amount, recipientEmail, recipientName, senderName, message, shipmentId} = body
  return {
    amount: toMinor(amount, currency),
    recipientEmail,
    recipientName,
    senderName,
    message,
    shipmentId,
    custom: customOf(body),
  }
}

/** Taxes of positions: rates in millionths, values in minor units. */
export function externalTaxes(
  taxes: Readonly<Record<string, Body<typeof ItemTaxesBody>>>,
  currency: string,
): Record<string, ExternalTax[]> {
  return Object.fromEntries(
    Object.entries(taxes).map(([itemId, {taxItems}]) => [
      itemId,
      taxItems.map(({id, rate, value}) => ({
        id,
        rate: Math.round(rate * 1_000_000),
        ...(value === undefined ? {} : {value: toMinor(value, currency)}),
      })),
    ]),
  )
}

export function shipmentInput(body: Body<typeof ShipmentBody>): ShipmentInput {
  const {shippingAddress, shippingMethod, gift, giftMessage} = body
  return {
    shippingAddress: shippingAddress && addressInput(shippingAddress),
    shippingMethodId: shippingMethod && (shippingMethod.id ?? ''),
    gift,
    giftMessage,
    custom: customOf(body),
  }
}

/** Amounts come as decimals of the basket's currency. */
export function paymentInput(body: Body<typeof PaymentBody>, currency: string): PaymentInput {
  const {paymentMethodId, amount, paymentCard, giftCertificateCode} = body
  return {
    paymentMethodId,
    customerPaymentInstrumentId: body.customerPaymentInstrumentId,
    giftCertificateCode,
    amount: amount === undefined ? undefined : toMinor(amount, currency),
    paymentCard,
    custom: customOf(body),
  }
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Sets the address that the confirmation goes to. Throws InvalidEmail. */
export function setEmail(basket: Basket, email: string): Basket {
  if (!EMAIL.test(email)) {
    throw new CommerceFault('InvalidEmail', `The email address '${email}' is not valid.`, {email})
  }
  return {...basket, email}
}

/** What `PATCH baskets/{id}` changes. Throws UnsupportedCurrency, and refusals of a source code. */
export function basketChange(
  {db, site}: CheckoutContext,
  body: Body<typeof BasketChangeBody>,
): BasketChange {
  return (basket) => {
    const {currency, customerInfo, sourceCode} = body
    const priced = currency ? setCurrency(basket, currency, site) : basket
    const changed = {...priced, custom: changeCustom(basket.custom, customOf(body))}
    const next = sourceCode ? setSourceCode(db, changed, sourceCode) : changed
    return customerInfo?.email ? setEmail(next, customerInfo.email) : next
  }
}

/** Fills a new basket with everything that the body of `POST baskets` has. */
export function basketFilling(
  context: CheckoutContext,
  body: Body<typeof BasketBody>,
): BasketChange {
  const methods = methodRule(context)
  return (empty) => {
    let basket = basketChange(context, body)(empty)
    const shipments = (body.shipments ?? []).map((shipment) => ({
      id: shipment.shipmentId ?? DEFAULT_SHIPMENT,
      input: shipmentInput(shipment),
    }))
    for (const {id} of shipments) {
      if (id !== DEFAULT_SHIPMENT) basket = addShipment(basket, id, {}, methods)
    }
    basket = addCheckedItems(context, basket, (body.productItems ?? []).map(itemInput))
    const codes = (body.couponItems ?? []).map(({code}) => code)
    basket = addValidCoupons(context.db, basket, codes)
    for (const {id, input} of shipments) basket = changeShipment(basket, id, input, methods)
    if (body.billingAddress) {
      basket = setBillingAddress(basket, addressInput(body.billingAddress), false)
    }
    for (const instrument of body.paymentInstruments ?? []) {
      const input = paymentInput(instrument, basket.currency)
      basket = addPaymentInstrument(basket, input, paymentOptions(context, basket))
    }
    return basket
  }
}
