import {scapiId} from '@common/api-id'
import type {Basket, OrderAddress, BasketContext} from '@app/features/basket/public/basket'
import {currentBasketId, changeInTurn, readBasket} from '@app/features/basket/public/basket-call'

/** Goods that are sent to one address. */
export interface PlannedDelivery {
  readonly shippingAddress: OrderAddress
  readonly giftMessage?: string
  readonly items: readonly {readonly itemId: string; readonly quantity: number}[]
}

/**
 * Divides the goods that are delivered among addresses, each with a shipment of its own (rule CHECK-21), `PUT
 * custom/shopper-delivery-plan/v1/baskets/{basketId}/deliveries`. The backend sets all of them or none. One delivery
 * sends everything to one address again.
 * @param useAsBilling sets the billing address to that of the first delivery
 * @throws ApiFault (rejects)
 */
export const splitDelivery = (
  context: BasketContext,
  deliveries: readonly PlannedDelivery[],
  useAsBilling: boolean,
): Promise<Basket> =>
  changeInTurn(async () => {
    const id = scapiId(await currentBasketId(context))
    const path = `/custom/shopper-delivery-plan/v1/organizations/:org/baskets/${id}/deliveries`
    try {
      await context.shop.api.scapi(path, {method: 'PUT', query: {useAsBilling}, body: {deliveries}})
    } finally {
      // Also after a request whose answer was lost: the page then shows what the backend has.
      await readBasket(context, {fresh: true}).catch(() => null)
    }
    return (await readBasket(context)) ?? {}
  })
