import type {FaultFields} from '@common/fault'
import type {MessageId} from '@app/shared/i18n/messages'
import {certificateRefusal} from '@app/features/basket/public/totals'
import {faultText} from '@app/features/faults/public/fault-message'
import type {StepId} from './steps'

/** Reason why an order was refused, and the place where the shopper can correct it. */
export interface OrderRefusal {
  readonly message: MessageId
  /** A step of the checkout, or the cart. */
  readonly goTo?: StepId | 'cart'
}

const ITEM_FAULTS = new Set([
  'product-item-not-available',
  'invalid-product-item',
  'product-item-without-price',
  'invalid-product-id',
])

/** Step for the first flash of a `validation` fault (OCAPI "Flash types"). */
const FLASH_STEPS: Readonly<Record<string, OrderRefusal['goTo']>> = {
  ProductItemNotAvailable: 'cart',
  InvalidProductItem: 'cart',
  ProductItemWithoutPrice: 'cart',
  ShippingAddressRequired: 'address',
  BillingAddressRequired: 'payment',
  ShippingMethodRequired: 'delivery',
  ShippingMethodNotApplicable: 'delivery',
  PaymentMethodRequired: 'payment',
  PaymentMethodNotApplicable: 'payment',
}

function flashStep(fault: FaultFields): OrderRefusal['goTo'] {
  const {flashes} = fault.arguments
  const [first] = Array.isArray(flashes) ? (flashes as unknown[]) : []
  const type = typeof first === 'string' ? first : (first as {type?: unknown} | undefined)?.type
  return FLASH_STEPS[String(type)]
}

/** Converts the fault of a refused order. The basket is kept for every fault (rule CHECK-8). */
export function orderRefusal(fault: FaultFields): OrderRefusal {
  if (fault.type === 'offline') return {message: 'checkout.error.offline'}
  const certificate = certificateRefusal(fault)
  if (certificate) return {message: certificate, goTo: 'payment'}
  const text = faultText(fault)
  if (text.id === 'error.orderPayment') return {message: text.id, goTo: 'payment'}
  if (ITEM_FAULTS.has(fault.type)) return {message: 'checkout.error.itemUnavailable', goTo: 'cart'}
  const step = fault.type === 'validation' ? flashStep(fault) : undefined
  if (step === 'cart') return {message: 'checkout.error.itemUnavailable', goTo: 'cart'}
  if (step) return {message: 'checkout.error.refused', goTo: step}
  if (fault.type === 'invalid-payment-method-id') {
    return {message: 'checkout.error.refused', goTo: 'payment'}
  }
  const wasRefused = fault.status >= 400 && fault.status < 500 && fault.status !== 401
  return {message: wasRefused ? 'checkout.error.refused' : text.id}
}
