/** @jest-environment ./server/test/sandbox-environment.ts */
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {
  addPaymentInstrument,
  removePaymentInstrument,
} from '@app/features/basket/public/checkout-changes'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {addHostedMethod, HOSTED_METHOD, payOnPage} from '../testing/hosted-payment'
import type {PlacedOrder} from '../model/placed-order'
import {readyBasket} from '../testing/ready-basket'
import {placeOrder} from './place-order'
import {confirmPayment, updatePayment} from './update-payment'

const shop = sandboxShop('DEU', 'en-DE')
const sandbox = testSandbox()

async function placedOrder(): Promise<PlacedOrder> {
  addHostedMethod(sandbox)
  const context = await openSession(shop)
  const {basketId, paymentInstruments} = await readyBasket(context)
  await addPaymentInstrument(context, {paymentMethodId: HOSTED_METHOD})
  await removePaymentInstrument(context, paymentInstruments?.[0]?.paymentInstrumentId ?? '')
  const placement = await placeOrder(shop, basketId)
  if (placement.status !== 'placed') throw new Error(`The order is ${placement.status}.`)
  sandbox.reset()
  return placement.order
}

/** The order as the backend stores it. */
function stored({orderNo}: PlacedOrder) {
  const [row] = sandbox.sql(
    'SELECT custom, payment_status FROM customer_order WHERE order_no = ?',
    orderNo,
  ) as {custom: string; payment_status: string}[]
  return {custom: JSON.parse(row?.custom ?? '{}') as object, payment: row?.payment_status}
}

test('the order gets reference, method, data and time zone of its payment, and no card', async () => {
  const order = await placedOrder()
  await updatePayment(shop, order, {method: 'card', instrument: 'Visa 1111'})
  expect(sandbox.calls).toEqual([
    expect.stringMatching(new RegExp(`^PATCH .*/dw/shop/v21_3/orders/${order.orderNo}`)),
  ])
  expect(stored(order).custom).toMatchObject({
    c_merchantReference: order.orderNo,
    c_paymentMethod: 'card',
    c_paymentData: 'Visa 1111',
    c_userTimeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
})

test('the session data lets the backend read at the provider that the order is paid', async () => {
  const order = await placedOrder()
  if (!order.session) throw new Error('The order has no payment session.')
  await payOnPage(sandbox.origin, order.session.id)
  await confirmPayment(shop, order)
  expect(stored(order).payment).toBe('paid')
})

test('wrong session data changes nothing', async () => {
  const order = await placedOrder()
  if (!order.session) throw new Error('The order has no payment session.')
  const guessed = {...order, session: {...order.session, sessionData: 'guess'}}
  await confirmPayment(shop, guessed).catch(() => undefined)
  expect(stored(order).payment).toBe('not_paid')
})
