import {defineQuery} from '@app/shared/api/define-query'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import type {Basket, BasketContext} from '@app/features/basket/public/basket'
import {getShippingMethods} from '@app/features/basket/public/checkout-changes'

/** A delivery method of the basket; `price` after promotions, in major units. */
export interface BasketMethod {
  readonly id: string
  readonly name: string
  readonly price: number
  /** Tax in the price, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
  /** The backend's default. */
  readonly isDefault: boolean
}

/** Delivery methods of a basket, without pickup in a store. Read again when the goods change. */
export const {use: useBasketMethods} = defineQuery({
  key: ['basket', 'methods'],
  keepPreviousData: true,
  read: async (
    _,
    {context}: {readonly context: BasketContext; readonly basket: Basket},
  ): Promise<BasketMethod[]> => {
    const {applicableShippingMethods = [], defaultShippingMethodId} =
      await getShippingMethods(context)
    return applicableShippingMethods
      .filter(({c_storePickupEnabled: isPickup}) => isPickup !== true)
      .map(({id, name = id, price = 0, ...method}) => ({
        id,
        name,
        price,
        taxRate: includedRateOf(method),
        isDefault: id === defaultShippingMethodId,
      }))
  },
  keyOf: ({basket: {basketId, productTotal, productSubTotal, lastModified}}) => [
    basketId,
    productTotal ?? productSubTotal,
    lastModified,
  ],
})
