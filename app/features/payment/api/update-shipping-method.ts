import type {Basket, BasketContext} from '@app/features/basket/public/basket'
import {changeBasket} from '@app/features/basket/public/basket-call'
import {deliveryShipmentId} from '@app/features/basket/public/delivery'

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
