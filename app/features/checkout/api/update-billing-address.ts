import type {Basket, OrderAddress, BasketContext} from '@app/features/basket/public/basket'
import {changeBasket} from '@app/features/basket/public/basket-call'

/** Sets the billing address, `PUT baskets/{basketId}/billing-address`. @throws ApiFault (rejects) */
export const updateBillingAddress = (context: BasketContext, body: OrderAddress): Promise<Basket> =>
  changeBasket(context, (baskets, basketId) =>
    // eslint-disable-next-line shop/listed-fields -- `toOrderAddress` lists the fields.
    baskets.updateBillingAddressForBasket({parameters: {basketId}, body}),
  )
