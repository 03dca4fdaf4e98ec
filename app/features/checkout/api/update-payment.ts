import {encodePart} from '@common/address-part'
import type {Shop} from '@app/shared/lib/shop-context'
import type {PaymentDetails} from '@app/features/payment/public/provider'
import type {PlacedOrder} from '../model/placed-order'

const pathOf = ({orderNo}: PlacedOrder): string => `/orders/${encodePart(orderNo)}`

/**
 * Stores how an order will be paid: merchant reference, method, the text about the instrument and the shopper's
 * time zone (`PATCH orders/{orderNo}`). The data of a card is never part of it.
 * @throws ApiFault
 */
export async function updatePayment(
  {api}: Shop,
  order: PlacedOrder,
  {method, instrument}: PaymentDetails,
): Promise<void> {
  await api.ocapi(pathOf(order), {
    method: 'PATCH',
    body: {
      c_merchantReference: order.merchantReference ?? order.orderNo,
      c_paymentMethod: method,
      ...(instrument && {c_paymentData: instrument}),
      c_userTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
}

/**
 * Makes the backend read the state of the payment at the provider, in case that its notification is late or
 * lost: the order gets the secret of its payment session.
 * @throws ApiFault
 */
export async function confirmPayment({api}: Shop, order: PlacedOrder): Promise<void> {
  await api.ocapi(pathOf(order), {
    method: 'PATCH',
    body: {c_paymentSessionData: order.session?.sessionData},
  })
}
