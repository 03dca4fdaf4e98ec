import type {Basket} from '../../domains/baskets/basket'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {
  changeBasket,
  createBasket,
  methodRule,
  paymentOptions,
} from '../../domains/baskets/basket-service'
import {addItems, changeItem, removeItem} from '../../domains/baskets/change-items'
import {
  addPaymentInstrument,
  changePaymentInstrument,
  removePaymentInstrument,
} from '../../domains/baskets/change-payment'
import {
  addShipment,
  changeShipment,
  chooseShippingMethod,
  removeShipment,
  setBillingAddress,
  setShippingAddress,
} from '../../domains/baskets/change-shipments'
import {productOf} from '../../domains/baskets/shop-context'
import type {
  AddressBody,
  BasketBody,
  BasketChangeBody,
  Body,
  CustomerBody,
  ItemChangeBody,
  ItemChangesBody,
  ItemsBody,
  PaymentBody,
  ShipmentBody,
  ShippingMethodBody,
} from './checkout-bodies'
import {
  addressInput,
  basketChange,
  basketFilling,
  customOf,
  itemChange,
  itemInput,
  paymentInput,
  setEmail,
  shipmentInput,
} from './checkout-inputs'

/**
 * The basket calls that both protocols offer, from a checked body to the stored basket. Every one
 * is a single transaction and throws `CommerceFault`.
 */

/** Which basket to change; `expectedState` is the resource state that the client saw, if it says so. */
export interface BasketTarget {
  basketId: string
  expectedState?: string
}

function change(
  context: CheckoutContext,
  {basketId, expectedState}: BasketTarget,
  apply: (basket: Basket) => Basket,
): Basket {
  return changeBasket(context, basketId, apply, expectedState)
}

const finder = (context: CheckoutContext) => (productId: string) => productOf(context, productId)

export const basketOperations = {
  create: (context: CheckoutContext, body: Body<typeof BasketBody>) =>
    createBasket(context, basketFilling(context, body)),

  update: (context: CheckoutContext, target: BasketTarget, body: Body<typeof BasketChangeBody>) =>
    change(context, target, basketChange(body)),

  setCustomer: (context: CheckoutContext, target: BasketTarget, body: Body<typeof CustomerBody>) =>
    change(context, target, (basket) => ({
      ...setEmail(basket, body.email),
      custom: {...basket.custom, ...customOf(body)},
    })),

  addItems: (context: CheckoutContext, target: BasketTarget, body: Body<typeof ItemsBody>) =>
    change(context, target, (basket) => addItems(basket, body.map(itemInput), finder(context))),

  changeItems: (
    context: CheckoutContext,
    target: BasketTarget,
    body: Body<typeof ItemChangesBody>,
  ) =>
    change(context, target, (basket) =>
      body.reduce(
        (current, item) => changeItem(current, item.itemId, itemChange(item), finder(context)),
        basket,
      ),
    ),

  changeItem: (
    context: CheckoutContext,
    target: BasketTarget & {itemId: string},
    body: Body<typeof ItemChangeBody>,
  ) =>
    change(context, target, (basket) =>
      changeItem(basket, target.itemId, itemChange(body), finder(context)),
    ),

  removeItem: (context: CheckoutContext, target: BasketTarget & {itemId: string}) =>
    change(context, target, (basket) => removeItem(basket, target.itemId)),

  setBillingAddress: (
    context: CheckoutContext,
    target: BasketTarget,
    body: Body<typeof AddressBody>,
    useAsShipping = false,
  ) =>
    change(context, target, (basket) =>
      setBillingAddress(basket, addressInput(body), useAsShipping),
    ),

  addShipment: (
    context: CheckoutContext,
    target: BasketTarget & {shipmentId: string},
    body: Body<typeof ShipmentBody>,
  ) =>
    change(context, target, (basket) =>
      addShipment(basket, target.shipmentId, shipmentInput(body), methodRule(context)),
    ),

  changeShipment: (
    context: CheckoutContext,
    target: BasketTarget & {shipmentId: string},
    body: Body<typeof ShipmentBody>,
  ) =>
    change(context, target, (basket) =>
      changeShipment(basket, target.shipmentId, shipmentInput(body), methodRule(context)),
    ),

  removeShipment: (context: CheckoutContext, target: BasketTarget & {shipmentId: string}) =>
    change(context, target, (basket) => removeShipment(basket, target.shipmentId)),

  setShippingAddress: (
    context: CheckoutContext,
    target: BasketTarget & {shipmentId: string},
    body: Body<typeof AddressBody>,
    useAsBilling = false,
  ) =>
    change(context, target, (basket) =>
      setShippingAddress(basket, target.shipmentId, addressInput(body), useAsBilling),
    ),

  chooseShippingMethod: (
    context: CheckoutContext,
    target: BasketTarget & {shipmentId: string},
    body: Body<typeof ShippingMethodBody>,
  ) =>
    change(context, target, (basket) =>
      chooseShippingMethod(basket, target.shipmentId, body.id, methodRule(context)),
    ),

  addPaymentInstrument: (
    context: CheckoutContext,
    target: BasketTarget,
    body: Body<typeof PaymentBody>,
  ) =>
    change(context, target, (basket) =>
      addPaymentInstrument(
        basket,
        paymentInput(body, basket.currency),
        paymentOptions(context, basket),
      ),
    ),

  changePaymentInstrument: (
    context: CheckoutContext,
    target: BasketTarget & {paymentInstrumentId: string},
    body: Body<typeof PaymentBody>,
  ) =>
    change(context, target, (basket) =>
      changePaymentInstrument(
        basket,
        target.paymentInstrumentId,
        paymentInput(body, basket.currency),
        paymentOptions(context, basket),
      ),
    ),

  removePaymentInstrument: (
    context: CheckoutContext,
    target: BasketTarget & {paymentInstrumentId: string},
  ) =>
    change(context, target, (basket) =>
      removePaymentInstrument(basket, target.paymentInstrumentId),
    ),
}
