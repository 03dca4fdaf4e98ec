import {useShopperBasketsV2Mutation} from '@salesforce/commerce-sdk-react'
import {deliveryShipmentId} from '@app/features/basket/public/delivery'
import {useBasketContext, type Basket} from '@app/features/basket/public/basket'

/** Sets the method of a delivery: that of the goods that are delivered, or of one among several. */
export function useShippingMethodChange({basketId = ''}: Basket) {
  const context = useBasketContext()
  const {mutateAsync} = useShopperBasketsV2Mutation('updateShippingMethodForShipment')
  return (id: string, shipmentId = deliveryShipmentId(context)): Promise<Basket> =>
    mutateAsync({parameters: {basketId, shipmentId}, body: {id}})
}
