import {loadCommerce, type Basket} from '@app/features/session/model/shopper-client'
import type {Shop} from '@app/shared/lib/shop-context'

/**
 * Delivery cost of a basket with the backend's default method, before a method is chosen at the
 * checkout: major units, null where no method is the default. Read again when the goods change.
 */
export function expectedDeliveryQuery({site, locale}: Shop, basket: Basket) {
  const {basketId, productTotal, productSubTotal, lastModified} = basket
  return {
    queryKey: [
      'basket',
      'expected-delivery',
      site.id,
      locale.id,
      basketId,
      productTotal ?? productSubTotal,
      lastModified,
    ],
    queryFn: async (): Promise<number | null> => {
      const {applicableShippingMethods = [], defaultShippingMethodId} = await (
        await loadCommerce()
      ).shippingMethods()
      const method = applicableShippingMethods.find(({id}) => id === defaultShippingMethodId)
      return method?.price ?? null
    },
  }
}
