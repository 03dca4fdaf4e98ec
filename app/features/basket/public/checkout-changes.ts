import type {
  Basket,
  PaymentInstrumentRequest,
  BasketContext,
  OrderAddress,
  ShippingMethodResult,
} from './basket'
import {changeBasket, basketsOf, currentBasketId, inTurn} from './basket-call'
import {deliveryShipmentId} from './delivery'

/** Adds a payment, `POST baskets/{basketId}/payment-instruments`. @throws ApiFault (rejects) */
export const addPaymentInstrument = (
  context: BasketContext,
  body: PaymentInstrumentRequest,
): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    // eslint-disable-next-line shop/listed-fields -- `instrumentOf` and the gift certificates list the fields.
    baskets.addPaymentInstrumentToBasket({parameters: {basketId}, body}),
  )

/**
 * Removes a payment, `DELETE baskets/{basketId}/payment-instruments/{paymentInstrumentId}`.
 * @throws ApiFault (rejects)
 */
export const removePaymentInstrument = (context: BasketContext, id: string): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.removePaymentInstrumentFromBasket({
      parameters: {basketId, paymentInstrumentId: id},
    }),
  )

/**
 * Sets the delivery address of the goods that are delivered, `PUT
 * baskets/{basketId}/shipments/{shipmentId}/shipping-address`.
 * @param useAsBilling sets the billing address too
 * @throws ApiFault (rejects)
 */
export const updateShippingAddress = (
  context: BasketContext,
  body: OrderAddress,
  useAsBilling: boolean,
): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateShippingAddressForShipment({
      parameters: {basketId, shipmentId: deliveryShipmentId(context), useAsBilling},
      // eslint-disable-next-line shop/listed-fields -- `toOrderAddress` lists the fields, a wallet those of its address.
      body,
    }),
  )

/**
 * Delivery methods of the goods that are delivered, `GET
 * baskets/{basketId}/shipments/{shipmentId}/shipping-methods`, after pending changes.
 * @param shipmentId the delivery, when there are several
 * @throws ApiFault (rejects)
 */
export const getShippingMethods = (
  context: BasketContext,
  shipmentId?: string,
): Promise<ShippingMethodResult> =>
  inTurn(async () => {
    const basketId = await currentBasketId(context)
    const id = shipmentId ?? deliveryShipmentId(context)
    return basketsOf(context).getShippingMethodsForShipment({
      parameters: {basketId, shipmentId: id},
    })
  })

/**
 * Sets the delivery method of the goods that are delivered, `PUT
 * baskets/{basketId}/shipments/{shipmentId}/shipping-method`.
 * @param shipmentId the delivery, when there are several
 * @throws ApiFault (rejects)
 */
export const updateShippingMethod = (
  context: BasketContext,
  id: string,
  shipmentId: string = deliveryShipmentId(context),
): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateShippingMethodForShipment({parameters: {basketId, shipmentId}, body: {id}}),
  )
