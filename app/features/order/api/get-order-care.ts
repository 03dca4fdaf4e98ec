import {encodePart} from '@common/address-part'
import {isApiFault} from '@common/fault'
import type {Shop} from '@app/shared/lib/shop-context'
import type {OrderCare} from '../model/order-care'

/** Path of an order in the custom API for orders after they were placed. */
export const carePath = (orderNo: string, action: string): string =>
  `/custom/shopper-order-care/v1/organizations/:org/orders/${encodePart(orderNo)}/${action}`

/** An order, and the key of a look-up when it belongs to another session. */
export interface OrderAccess {
  readonly orderNo: string
  readonly accessKey?: string
}

export const careKey = ({site}: Shop, orderNo: string) => ['order', 'care', site.id, orderNo]

/** State of an order; null when this browser has no access to it. */
export function orderCareQuery(shop: Shop, {orderNo, accessKey}: OrderAccess) {
  return {
    queryKey: careKey(shop, orderNo),
    queryFn: async (): Promise<OrderCare | null> => {
      try {
        return await shop.api.scapi<OrderCare>(carePath(orderNo, 'care'), {
          method: 'POST',
          body: {...(accessKey && {accessKey})},
        })
      } catch (error) {
        if (isApiFault(error) && error.status === 404) return null
        throw error
      }
    },
  }
}
