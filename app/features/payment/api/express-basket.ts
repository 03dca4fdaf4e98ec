import {
  addPaymentInstrument,
  getShippingMethods,
  removePaymentInstrument,
  updateShippingAddress,
  updateShippingMethod,
} from '@app/features/basket/public/checkout-changes'
import type {BasketContext, Basket, ShippingMethod} from '@app/features/basket/public/basket'
import {updateCustomer} from '@app/features/basket/public/get-basket'
import {pick} from '@app/shared/lib/pick'
import {instrumentOf} from '../public/payment-instrument'
import type {PaymentMethod} from '../public/payment-methods'
import type {WalletAddress, WalletApproval, WalletPlace} from '../public/provider'

/** What is taken of a place and of an address of a wallet, which the script of another company fills. */
const PLACE = [
  'city',
  'postalCode',
  'stateCode',
  'countryCode',
] as const satisfies readonly (keyof WalletPlace)[]
const ADDRESS = [
  ...PLACE,
  'firstName',
  'lastName',
  'address1',
  'address2',
  'phone',
] as const satisfies readonly (keyof WalletAddress)[]

interface PricedBasket {
  readonly basket: Basket
  readonly methods: readonly ShippingMethod[]
}

/**
 * Sets the place of a wallet's address for delivery and billing, and the default delivery method where the chosen one
 * does not deliver there. The whole address follows with the approval.
 * @throws ApiFault
 */
export async function applyWalletAddress(
  context: BasketContext,
  place: WalletPlace,
): Promise<PricedBasket> {
  const basket = await updateShippingAddress(context, pick(place, ...PLACE), true)
  const result = await getShippingMethods(context)
  const methods = result.applicableShippingMethods ?? []
  const chosen = basket.shipments?.[0]?.shippingMethod?.id
  const replacementId = methods.some(({id}) => id === chosen)
    ? null
    : (result.defaultShippingMethodId ?? methods[0]?.id)
  if (!replacementId) return {basket, methods}
  return {basket: await updateShippingMethod(context, replacementId), methods}
}

/** Sets a delivery method. @throws ApiFault */
export async function applyWalletDelivery(
  context: BasketContext,
  id: string,
): Promise<PricedBasket> {
  const basket = await updateShippingMethod(context, id)
  const {applicableShippingMethods: methods = []} = await getShippingMethods(context)
  return {basket, methods}
}

/** Stores what the shopper approved: the whole address, contact and payment. @throws ApiFault */
export async function applyWalletApproval(
  context: BasketContext,
  method: PaymentMethod,
  {email, address, details}: WalletApproval,
): Promise<void> {
  await updateShippingAddress(context, pick(address, ...ADDRESS), true)
  const {paymentInstruments = []} = await updateCustomer(context, email)
  await addPaymentInstrument(context, instrumentOf(method, details))
  for (const {paymentInstrumentId} of paymentInstruments) {
    if (paymentInstrumentId) await removePaymentInstrument(context, paymentInstrumentId)
  }
}
