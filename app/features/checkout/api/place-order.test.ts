/** @jest-environment ./server/test/sandbox-environment.ts */
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {pendingOrder} from '@app/features/basket/public/pending-order'
import {
  addPaymentInstrument,
  removePaymentInstrument,
} from '@app/features/basket/public/checkout-changes'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {ORDER_TIMING} from '../model/order-timing'
import {DECLINED_CARD, readyBasket} from '../testing/ready-basket'
import {placeOrder} from './place-order'

const shop = sandboxShop('DEU', 'en-DE')
const sandbox = testSandbox()
const ordersOf = (basketId: string) =>
  sandbox.sql('SELECT order_no FROM customer_order WHERE basket_id = ?', basketId).length
const requests = () => sandbox.calls.filter((call) => /^POST \S+\/orders\?/.test(call))

afterEach(async () => {
  sandbox.reset()
  await sandbox.admin('DELETE', '/admin/faults')
})

const prepare = async () => {
  const context = await openSession(shop)
  const {basketId, paymentInstruments} = await readyBasket(context)
  return {context, basketId, instrumentId: paymentInstruments?.[0]?.paymentInstrumentId ?? ''}
}

test('two presses are one order', async () => {
  const {basketId} = await prepare()
  const placements = await Promise.all([placeOrder(shop, basketId), placeOrder(shop, basketId)])
  expect(placements).toEqual([
    {status: 'placed', order: expect.objectContaining({orderNo: expect.stringMatching(/^\d{8}$/)})},
    placements[0],
  ])
  expect(requests()).toHaveLength(1)
  expect(requests()[0]).toContain(`token=${basketId}`)
  expect(ordersOf(basketId)).toBe(1)
  // Its confirmation forgets it.
  expect(pendingOrder('DEU')).toMatchObject({token: basketId})
})

test('a declined payment is a refusal, and the next press tries again', async () => {
  const {context, basketId, instrumentId} = await prepare()
  await removePaymentInstrument(context, instrumentId)
  const {paymentInstruments} = await addPaymentInstrument(context, DECLINED_CARD)
  await expect(placeOrder(shop, basketId)).resolves.toMatchObject({
    status: 'refused',
    fault: {type: 'payment-declined'},
  })
  expect(pendingOrder('DEU')).toBeNull()
  expect(ordersOf(basketId)).toBe(0)
  await removePaymentInstrument(context, paymentInstruments?.[0]?.paymentInstrumentId ?? '')
  await addPaymentInstrument(context, {paymentMethodId: 'INVOICE'})
  await expect(placeOrder(shop, basketId)).resolves.toMatchObject({status: 'placed'})
  expect(ordersOf(basketId)).toBe(1)
})

const orders = {system: 'ocapi', path: '/orders', method: 'POST', times: 1}

test.each<[string, number, boolean, () => Promise<unknown> | void]>([
  ['a lost request', 0, false, () => sandbox.lose('/orders?', 'lostRequest')],
  ['a lost answer', 1, false, () => sandbox.lose('/orders?', 'lostAnswer')],
  [
    'a body that cannot be read',
    1,
    true,
    () => sandbox.admin('POST', '/admin/faults', {...orders, kind: 'malformed'}),
  ],
  [
    'a proxy that stopped waiting',
    0,
    false,
    () => sandbox.admin('POST', '/admin/faults', {...orders, kind: 'status', status: 504}),
  ],
  [
    'a failed backend',
    0,
    true,
    () => sandbox.admin('POST', '/admin/faults', {...orders, kind: 'status', status: 500}),
  ],
])(
  '%s leaves open whether there is an order; it stays remembered',
  async (_name, placed, ended, break_) => {
    const {basketId} = await prepare()
    await break_()
    const timing = {...ORDER_TIMING, runMs: 3_600_000}
    const placement = await placeOrder(shop, basketId, timing)
    const pending = pendingOrder('DEU')
    const {token, overAt} = pending ?? {}
    expect(placement).toEqual({status: 'unknown', pending: {token, overAt}})
    expect(pending).toMatchObject({token: basketId, customerId: expect.any(String) as string})
    expect((pending?.overAt ?? 0) - Date.now() < timing.runMs / 2).toBe(ended)
    expect(requests()).toHaveLength(1)
    expect(ordersOf(basketId)).toBe(placed)
  },
)

test('a basket that was ordered in another tab leaves open whether there is an order', async () => {
  const {basketId} = await prepare()
  await placeOrder(shop, basketId)
  await expect(placeOrder(shop, basketId)).resolves.toMatchObject({
    status: 'unknown',
    pending: {token: basketId},
  })
  expect(ordersOf(basketId)).toBe(1)
})
