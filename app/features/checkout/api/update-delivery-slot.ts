import type {Basket, Shipment, BasketContext} from '@app/features/basket/public/basket'
import {changeBasket} from '@app/features/basket/public/basket-call'
import {deliveryShipmentId} from '@app/features/basket/public/delivery'

/**
 * Sets the time slot of the goods that are delivered, `PATCH baskets/{basketId}/shipments/{shipmentId}` (rule CHECK-23).
 * @param slot one of the delivery method; null for none
 * @throws ApiFault (rejects)
 */
export const updateDeliverySlot = (context: BasketContext, slot: string | null): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    baskets.updateShipmentForBasket({
      parameters: {basketId, shipmentId: deliveryShipmentId(context)},
      // No slot is written as null, which the types of the package do not have.
      body: {c_deliveryTimeSlot: slot} as Shipment,
    }),
  )
