import {addItems} from '@app/features/basket/public/add-items'
import {
  addPaymentInstrument,
  updateShippingAddress,
  updateShippingMethod,
} from '@app/features/basket/public/checkout-changes'
import type {BasketContext} from '@app/features/basket/public/basket'
import {setGiftMessage} from '@app/features/basket/testing/changes'
import {updateCustomer} from '@app/features/basket/public/get-basket'
import type {SandboxHandle} from '@app/shared/test/sandbox-handle'
import type {OcapiOrder} from '../public/order'

const ADDRESS = {
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
}

export interface TestOrder {
  readonly orderNo: string
  /** Token of the confirmation: the id of the order's basket. */
  readonly token: string
  readonly cancelToken: string
}

/** Places an order by invoice as the guest of a session. */
export async function placedOrder(
  context: BasketContext,
  items: readonly {productId: string; quantity: number}[] = [
    {productId: 'stroller-green', quantity: 1},
  ],
  email = 'mia@example.com',
  giftMessage?: string,
): Promise<TestOrder> {
  await addItems(context, [...items])
  if (giftMessage !== undefined) await setGiftMessage(context, giftMessage)
  await updateCustomer(context, email)
  await updateShippingAddress(context, ADDRESS, true)
  await updateShippingMethod(context, 'standard')
  const {basketId = ''} = await addPaymentInstrument(context, {paymentMethodId: 'INVOICE'})
  const order = await context.shop.api.ocapi<OcapiOrder>('/orders', {
    method: 'POST',
    query: {token: basketId},
    body: {basket_id: basketId},
  })
  return {orderNo: order.order_no, token: basketId, cancelToken: order.c_orderCancelToken ?? ''}
}

/** Moves an order through stages as the back office does. */
export async function moveThrough(
  sandbox: Pick<SandboxHandle, 'admin'>,
  orderNo: string,
  stages: readonly string[],
): Promise<void> {
  for (const to of stages) await sandbox.admin('POST', `/admin/orders/${orderNo}/moves`, {to})
}
