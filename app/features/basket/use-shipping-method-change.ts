import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {deliveryShipmentId} from './api/delivery-shipment'
import {useBasketContext} from './api/basket-context'
import type {Basket} from './model/basket'

/** Sets the method of a delivery: that of the goods that are delivered, or of one among several. */
export function useShippingMethodChange({basketId = ''}: Basket) {
  const context = useBasketContext()
  const {mutateAsync} = useShopperBasketsV2Mutation('updateShippingMethodForShipment')
  return (id: string, shipmentId = deliveryShipmentId(context)): Promise<Basket> =>
    mutateAsync({parameters: {basketId, shipmentId}, body: {id}})
}
