import type {Basket} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'
import {deliveryShipmentId} from './delivery-shipment'

/**
 * Sets the delivery method of the goods that are delivered, `PUT
 * baskets/{basketId}/shipments/{shipmentId}/shipping-method`.
 * @throws ApiFault (rejects)
 */
export const updateShippingMethod = (context: BasketContext, id: string): Promise<Basket> =>
  changeBasket(context, ['shipments', deliveryShipmentId(context), 'shipping-method'], {
    method: 'PUT',
    body: {id},
  })
