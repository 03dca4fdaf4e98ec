import type {Basket, ShippingMethod} from '@app/features/basket/public/basket'
import {
  deliveryAddressOf,
  deliveryShipmentOf,
  deliveryShipmentsOf,
  isPickupMethod,
} from '@app/features/basket/public/delivery'
import {isPaymentComplete} from '@app/features/basket/public/totals'
import {isCompleteAddress} from '@app/features/address/public/address-rules'
import {fromOrderAddress} from '@app/features/address/public/order-address'

/** The steps of the checkout in their order. */
export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type StepId = (typeof STEPS)[number]

/** Facts about the basket that decide the transitions of the checkout. */
export interface BasketFacts {
  readonly basketId: string
  readonly done: ReadonlySet<StepId>
  /** Total in major units; null while the backend cannot calculate it. */
  readonly total: number | null
}

/** The shipment that is delivered, the first one of several; undefined when everything is picked up (rule PICK-5). */
export const shipmentOf = deliveryShipmentOf

/** Steps of goods that are delivered. */
const DELIVERY_STEPS: ReadonlySet<StepId> = new Set(['address', 'delivery'])

/** The steps of a basket: without goods to deliver, there is neither an address nor a delivery method. */
export const stepsOf = (basket: Basket): readonly StepId[] =>
  shipmentOf(basket) ? STEPS : STEPS.filter((step) => !DELIVERY_STEPS.has(step))

const isDeliveryMethod = (method: ShippingMethod | undefined): boolean =>
  Boolean(method?.id) && !isPickupMethod(method)

/**
 * The completed steps of a basket, according to the country's forms.
 * @param isPayable false when the payment in the basket lacks data that only the payment step has
 */
export function doneSteps(
  basket: Basket,
  countryCode: string,
  isPayable = true,
): ReadonlySet<StepId> {
  const first = shipmentOf(basket)
  const shipments = first ? [first, ...deliveryShipmentsOf(basket).slice(1)] : []
  const isComplete = (address: object | undefined) =>
    address !== undefined && isCompleteAddress(fromOrderAddress(address, countryCode))
  const answers: Record<StepId, boolean> = {
    contact: Boolean(basket.customerInfo?.email),
    address: shipments.every((shipment) => isComplete(deliveryAddressOf(shipment))),
    delivery: shipments.every(({shippingMethod}) => isDeliveryMethod(shippingMethod)),
    payment: isPayable && isPaymentComplete(basket) && isComplete(basket.billingAddress),
    review: false,
  }
  return new Set(STEPS.filter((step) => answers[step]))
}

/** The facts of a basket for the checkout machine; null for a basket without products. */
export function basketFacts(
  basket: Basket | null,
  countryCode: string,
  isPayable = true,
): BasketFacts | null {
  if (!basket?.basketId || !basket.productItems?.length) return null
  return {
    basketId: basket.basketId,
    done: doneSteps(basket, countryCode, isPayable),
    total: basket.orderTotal ?? null,
  }
}

/** The first incomplete step. */
export const firstOpen = (done: ReadonlySet<StepId> = new Set()): StepId =>
  STEPS.find((step) => !done.has(step)) ?? 'review'
