import {DEFAULT_SHIPMENT_ID} from '../model/basket'
import {deliveryShipmentOf} from '../model/pickup'
import {cachedBasket} from './basket-cache'
import type {BasketContext} from './basket-context'

/** Id of the shipment that is delivered, of the basket as last read. */
export function deliveryShipmentId(context: BasketContext): string {
  const basket = cachedBasket(context)
  const shipment = basket && deliveryShipmentOf(basket)
  return shipment?.shipmentId ?? DEFAULT_SHIPMENT_ID
}
