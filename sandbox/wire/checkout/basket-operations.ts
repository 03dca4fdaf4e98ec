import type {Basket} from '../../domains/baskets/basket'
import type {CheckoutContext} from '../../domains/baskets/basket-service'
import {
  changeBasket,
  createBasket,
  methodRule,
  paymentOptions,
} from '../../domains/baskets/basket-service'
import {requireBonus} from '../../domains/baskets/bonus-choice'
import {addCoupon, removeCoupon} from '../../domains/baskets/change-coupons'
import {
  addGiftCertificate,
  changeGiftCertificate,
  removeGiftCertificate,
} from '../../domains/baskets/change-gift-certificates'
import {changeCustom} from '../../domains/custom-values'
import {changeBundlePart, checkParts, componentFinder} from '../../domains/baskets/change-bundle'
import type {ItemChange} from '../../domains/baskets/change-items'
import {changeItem, checkLineQuantities, removeItem} from '../../domains/baskets/change-items'
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
import {withCustomerDetails} from '../../domains/baskets/customer-details'
import {checkPurchaseLimit} from '../../domains/baskets/purchase-limit'
import {setExternalTaxes, voidExternalTaxes} from '../../domains/baskets/external-taxes'
import {setPriceBooks} from '../../domains/baskets/price-books'
import {splitDelivery} from '../../domains/baskets/split-delivery'
import type {
  AddressBody,
  BasketBody,
  BasketChangeBody,
  Body,
  CustomerBody,
  DeliveriesBody,
  GiftCertificateBody,
  ItemChangeBody,
  ItemChangesBody,
  ItemsBody,
  ItemTaxesBody,
  PaymentBody,
  ShipmentBody,
  ShippingMethodBody,
} from './checkout-bodies'
import {
  addCheckedItems,
  addressInput,
  basketChange,
  basketFilling,
  customOf,
  externalTaxes,
  giftCertificateInput,
  itemChange,
  itemInput,
  optionFinder,
  paymentInput,
  productFinder,
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
  /** True when taxes that the client set are kept although the basket changes. */
  keepsTaxes?: boolean
}

function change(
  context: CheckoutContext,
  {basketId, expectedState, keepsTaxes}: BasketTarget,
  apply: (basket: Basket) => Basket,
): Basket {
  const settle = keepsTaxes ? (basket: Basket) => basket : voidExternalTaxes
  return changeBasket(context, basketId, (basket) => settle(apply(basket)), expectedState)
}

/** Changes a line, or the choice of a part of a bundle, by its item id. */
function changeAnyItem(
  context: CheckoutContext,
  basket: Basket,
  itemId: string,
  change: ItemChange,
): Basket {
  const findProduct = productFinder(context, basket.currency)
  const findComponents = componentFinder(context)
  const ofPart = changeBundlePart(basket, itemId, change, findProduct, findComponents)
  if (ofPart) return ofPart
  requireChosenBonus(context, basket, itemId, change)
  const changed = changeItem(basket, itemId, change, findProduct, optionFinder(context))
  checkParts(changed, itemId, findProduct, findComponents)
  return checkPurchaseLimit(context, basket, changed)
}

/** Checks a change of a chosen bonus product: another product or quantity must be within the offer. */
function requireChosenBonus(
  context: CheckoutContext,
  basket: Basket,
  itemId: string,
  {productId, quantity}: ItemChange,
): void {
  const item = basket.items.find((one) => one.itemId === itemId)
  if (!item?.bonusDiscountLineItemId || quantity === 0) return
  requireBonus(context, removeItem(basket, itemId), {
    productId: productId ?? item.productId,
    quantity: quantity ?? item.quantity,
    bonusDiscountLineItemId: item.bonusDiscountLineItemId,
  })
}

export const basketOperations = {
  create: (
    context: CheckoutContext,
    body: Body<typeof BasketBody>,
    traits: Pick<Basket, 'temporary' | 'externalTaxes'> = {},
    populate = false,
  ) => {
    const fill = basketFilling(context, body)
    return createBasket(
      context,
      populate ? (basket) => withCustomerDetails(context, fill(basket)) : fill,
      traits,
    )
  },

  update: (context: CheckoutContext, target: BasketTarget, body: Body<typeof BasketChangeBody>) =>
    change(context, target, basketChange(context, body)),

  setCustomer: (context: CheckoutContext, target: BasketTarget, body: Body<typeof CustomerBody>) =>
    change(context, target, (basket) => ({
      ...setEmail(basket, body.email),
      custom: changeCustom(basket.custom, customOf(body)),
    })),

  addItems: (context: CheckoutContext, target: BasketTarget, body: Body<typeof ItemsBody>) =>
    change(context, target, (basket) => addCheckedItems(context, basket, body.map(itemInput))),

  changeItems: (
    context: CheckoutContext,
    target: BasketTarget,
    body: Body<typeof ItemChangesBody>,
  ) =>
    change(context, target, (basket) =>
      body.reduce(
        (current, item) => changeAnyItem(context, current, item.itemId, itemChange(item)),
        basket,
      ),
    ),

  changeItem: (
    context: CheckoutContext,
    target: BasketTarget & {itemId: string},
    body: Body<typeof ItemChangeBody>,
  ) =>
    change(context, target, (basket) =>
      changeAnyItem(context, basket, target.itemId, itemChange(body)),
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

  splitDelivery: (
    context: CheckoutContext,
    target: BasketTarget,
    {deliveries}: Body<typeof DeliveriesBody>,
    useAsBilling = false,
  ) =>
    change(context, target, (basket) => {
      const plan = deliveries.map(({shippingAddress, ...delivery}) => ({
        ...delivery,
        address: addressInput(shippingAddress),
      }))
      const next = splitDelivery(basket, plan, methodRule(context))
      checkLineQuantities(next, productFinder(context, basket.currency))
      const [first] = plan
      return useAsBilling && first ? setBillingAddress(next, first.address, false) : next
    }),

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

  addCoupon: (context: CheckoutContext, target: BasketTarget, code: string | undefined) =>
    change(context, target, (basket) => addCoupon(context.db, basket, code)),

  removeCoupon: (context: CheckoutContext, target: BasketTarget & {couponItemId: string}) =>
    change(context, target, (basket) => removeCoupon(basket, target.couponItemId)),

  addGiftCertificate: (
    context: CheckoutContext,
    target: BasketTarget,
    body: Body<typeof GiftCertificateBody>,
  ) =>
    change(context, target, (basket) =>
      addGiftCertificate(basket, giftCertificateInput(body, basket.currency)),
    ),

  changeGiftCertificate: (
    context: CheckoutContext,
    target: BasketTarget & {giftCertificateItemId: string},
    body: Body<typeof GiftCertificateBody>,
  ) =>
    change(context, target, (basket) =>
      changeGiftCertificate(
        basket,
        target.giftCertificateItemId,
        giftCertificateInput(body, basket.currency),
      ),
    ),

  removeGiftCertificate: (
    context: CheckoutContext,
    target: BasketTarget & {giftCertificateItemId: string},
  ) =>
    change(context, target, (basket) =>
      removeGiftCertificate(basket, target.giftCertificateItemId),
    ),

  setTaxes: (
    context: CheckoutContext,
    target: BasketTarget,
    taxes: Readonly<Record<string, Body<typeof ItemTaxesBody>>>,
  ) =>
    change(context, {...target, keepsTaxes: true}, (basket) =>
      setExternalTaxes(basket, externalTaxes(taxes, basket.currency)),
    ),

  setPriceBooks: (context: CheckoutContext, target: BasketTarget, ids: readonly string[]) =>
    change(context, target, (basket) => setPriceBooks(context.db, basket, ids)),
}
