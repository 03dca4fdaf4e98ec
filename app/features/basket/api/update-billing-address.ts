import {addressFields} from '@app/features/address/model/address-fields'
import type {Basket, OrderAddress} from '../model/basket'
import {changeBasket} from './basket-call'
import type {BasketContext} from './basket-context'

/** Sets the billing address, `PUT baskets/{basketId}/billing-address`. @throws ApiFault (rejects) */
export const updateBillingAddress = (
  context: BasketContext,
  address: OrderAddress,
): Promise<Basket> =>
  changeBasket(context, ['billing-address'], {method: 'PUT', body: addressFields(address)})
