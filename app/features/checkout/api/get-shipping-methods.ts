import type {Shop} from '@app/shared/lib/shop-context'
import {loadCommerce, type ShippingMethod} from '@app/features/session/model/shopper-client'

/** A delivery method for the basket's address. `price` is in major units. */
export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** Delivery time such as "2 to 4 working days", in the language of the locale. */
  readonly arrival?: string
  readonly price: number
}

export interface DeliveryMethods {
  readonly methods: readonly DeliveryMethod[]
  readonly defaultId: string | undefined
}

function methodOf(method: ShippingMethod): DeliveryMethod {
  const arrival: unknown = method.c_estimatedArrivalTime
  return {
    id: method.id,
    name: method.name ?? method.id,
    ...(method.description && {description: method.description}),
    ...(typeof arrival === 'string' && {arrival}),
    price: method.price ?? 0,
  }
}

/**
 * True for pickup in a store, which is not offered as a delivery method, because it needs a selected
 * store first.
 */
const isPickup = (method: ShippingMethod) => method.c_storePickupEnabled === true

/**
 * Delivery methods of the basket's shipment.
 * @param situation values that the methods depend on (address, value of the goods): a change triggers a
 * new request
 */
export function shippingMethodsQuery(
  {site, locale}: Shop,
  basketId: string,
  situation: readonly unknown[],
) {
  return {
    queryKey: ['checkout', 'shipping-methods', site.id, locale.id, basketId, ...situation],
    queryFn: async (): Promise<DeliveryMethods> => {
      const result = await (await loadCommerce()).shippingMethods()
      const methods = (result.applicableShippingMethods ?? []).filter((one) => !isPickup(one))
      return {
        methods: methods.map(methodOf),
        defaultId: result.defaultShippingMethodId,
      }
    },
  }
}
