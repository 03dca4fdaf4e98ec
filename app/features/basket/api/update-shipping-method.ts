import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'
import {deliveryShipmentId} from './delivery-shipment'

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
