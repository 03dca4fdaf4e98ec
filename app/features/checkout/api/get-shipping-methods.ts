import type {Shop} from '@app/shared/lib/shop-context'
import {loadCommerce, type ShippingMethod} from '@app/features/session/model/shopper-client'

/** A way of delivery to the basket's address. `price` is in major units. */
export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** Such as "2 to 4 working days", in the words of the locale. */
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

/** True for pickup in a store: it needs a store chosen first, so it is no way of delivery. */
const isPickup = (method: ShippingMethod) => method.c_storePickupEnabled === true

/**
 * Ways of delivery of the basket's shipment.
 * @param situation what they depend on (address, value of the goods): a change asks anew
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
