import type {Basket} from '@app/features/session/model/shopper-client'
import {isCompleteAddress} from '@app/features/address/model/address-rules'
import {fromOrderAddress} from '@app/features/address/model/order-address'

/** The steps of the checkout in their order. */
export const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
export type StepId = (typeof STEPS)[number]

/** The default shipment: the shop delivers an order to one address. */
export const shipmentOf = (basket: Basket) => basket.shipments?.[0]

/** The completed steps of a basket, according to the country's forms. */
export function doneSteps(basket: Basket, countryCode: string): ReadonlySet<StepId> {
  const {shippingAddress, shippingMethod} = shipmentOf(basket) ?? {}
  const isComplete = (address: object | undefined) =>
    address !== undefined && isCompleteAddress(fromOrderAddress(address, countryCode))
  const answers: Record<StepId, boolean> = {
    contact: Boolean(basket.customerInfo?.email),
    address: isComplete(shippingAddress),
    delivery: Boolean(shippingMethod?.id),
    payment: Boolean(basket.paymentInstruments?.length) && isComplete(basket.billingAddress),
    review: false,
  }
  return new Set(STEPS.filter((step) => answers[step]))
}

/** The open step: the one that the shopper edits, otherwise the first incomplete step. */
export function openStep(done: ReadonlySet<StepId>, editing: StepId | null): StepId {
  if (editing) return editing
  return STEPS.find((step) => !done.has(step)) ?? 'review'
}
