import {defineQuery} from '@app/shared/api/define-query'
import {plainText} from '@common/plain-text'
import type {
  BasketContext,
  Basket,
  OrderAddress,
  ShippingMethod,
} from '@app/features/basket/public/basket'
import {getShippingMethods} from '@app/features/basket/public/checkout-changes'
import {includedRateOf} from '@app/features/catalog/public/net-price'
import type {Arrival} from '@app/features/advice/public/delivery-estimate'
import {arrivalOf} from '../model/delivery-method'

/** A delivery method for the basket's address. `price` is in major units. */
export interface DeliveryMethod {
  readonly id: string
  readonly name: string
  readonly description?: string
  /** Delivery time such as "2 to 4 working days", in the language of the locale. */
  readonly arrival?: string
  /** Times of the day of which the shopper may choose one, `09:00-12:00, 12:00-14:00`. */
  readonly slots?: string
  /** First and last day of the estimated delivery; missing where the site has no rules for it. */
  readonly days?: Arrival
  readonly price: number
  /** Tax in the price, 0.19 for 19 percent; missing where prices are net. */
  readonly taxRate?: number
}

export interface DeliveryMethods {
  readonly methods: readonly DeliveryMethod[]
  readonly defaultId: string | undefined
}

function methodOf(method: ShippingMethod): DeliveryMethod {
  const arrival = arrivalOf(method)
  const slots: unknown = method.c_deliveryTimeSlots
  return {
    id: method.id,
    name: plainText(method.name) || method.id,
    ...(method.description && {description: plainText(method.description)}),
    ...(arrival && {arrival}),
    ...(typeof slots === 'string' && slots && {slots}),
    price: method.price ?? 0,
    taxRate: includedRateOf(method),
  }
}

/**
 * True for pickup in a store, which is not offered as a delivery method, because it needs a selected
 * store first.
 */
const isPickup = (method: ShippingMethod) => method.c_storePickupEnabled === true

interface DeliveryRequest {
  readonly context: BasketContext
  readonly basket: Basket
  /** Where the goods go. */
  readonly address?: Partial<OrderAddress> | undefined
  /** The delivery, when there are several. */
  readonly shipmentId?: string
}

function keyOf({basket: {basketId, productTotal}, address, shipmentId}: DeliveryRequest) {
  const {countryCode, stateCode, postalCode} = address ?? {}
  return {basketId, productTotal, shipmentId, countryCode, stateCode, postalCode}
}

async function readMethods({
  context,
  shipmentId,
  address: {postalCode = ''} = {},
}: DeliveryRequest): Promise<DeliveryMethods> {
  const result = await getShippingMethods(context, shipmentId)
  const methods = (result.applicableShippingMethods ?? []).filter((one) => !isPickup(one))
  const {daysOf} = await import('../delivery-days')
  return {
    methods: await daysOf(context, methods.map(methodOf), postalCode),
    defaultId: result.defaultShippingMethodId,
  }
}

/**
 * Delivery methods of the basket's shipment. Methods and days depend on the address and on the value of the goods: a
 * change triggers a new request.
 */
export const {use: useShippingMethods} = defineQuery({
  key: ['checkout', 'shipping-methods'],
  read: (_, request: DeliveryRequest) => readMethods(request),
  keyOf,
})

/** The same for several deliveries, in their order. */
export const {use: useSeveralShippingMethods} = defineQuery({
  key: ['checkout', 'deliveries'],
  read: (_, requests: readonly DeliveryRequest[]) => Promise.all(requests.map(readMethods)),
  keyOf: (requests) => requests.map(keyOf),
})
