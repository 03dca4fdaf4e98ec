import type {Basket, OrderAddress} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'
import {deliveryShipmentId} from './delivery-shipment'

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
