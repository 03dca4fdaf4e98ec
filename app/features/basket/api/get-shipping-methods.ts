import type {ShippingMethodResult} from '../model/basket'
import {basketsOf, currentBasketId} from './basket-call'
import type {BasketContext} from './basket-context'
import {inTurn} from './basket-queue'
import {deliveryShipmentId} from './delivery-shipment'

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
