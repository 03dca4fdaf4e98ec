/** @jest-environment ./server/test/sandbox-environment.ts */
import {testSandbox} from '@app/shared/test/sandbox-handle'
import type {BasketContext} from '@app/features/basket/public/basket'
import {loadBasket, refreshBasket} from '@app/features/basket/public/get-basket'
import {addItems} from '@app/features/basket/public/add-items'
import {
  addPaymentInstrument,
  removePaymentInstrument,
} from '@app/features/basket/public/checkout-changes'
import {pendingOrder} from '@app/features/basket/public/pending-order'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import type {PlacedOrder} from '../model/placed-order'
import {addHostedMethod, CARDS, HOSTED_METHOD, payOnPage} from '../testing/hosted-payment'
import {readyBasket} from '../testing/ready-basket'
import {failOrder} from './fail-order'
import {findPlacedOrder} from './find-placed-order'
import {placeOrder} from './place-order'

const shop = sandboxShop('DEU', 'en-DE')
const sandbox = testSandbox()
beforeAll(() => addHostedMethod(sandbox))
afterEach(async () => {
  sandbox.reset()
  await sandbox.admin('DELETE', '/admin/faults')
})

let context: BasketContext
let token: string
let order: PlacedOrder
beforeEach(async () => {
  context = await openSession(shop)
  const basket = await readyBasket(context)
  token = basket.basketId
  await addPaymentInstrument(context, {paymentMethodId: HOSTED_METHOD})
  await removePaymentInstrument(context, basket.paymentInstruments?.[0]?.paymentInstrumentId ?? '')
  const placement = await placeOrder(shop, token)
  if (placement.status !== 'placed') throw new Error(placement.status)
  ;({order} = placement)
})

const fail = () =>
  failOrder(shop, {token, reason: 'payment_refused', refreshBasket: () => refreshBasket(context)})
const baskets = () =>
  sandbox.sql(
    'SELECT id FROM basket WHERE customer_id = (SELECT customer_id FROM customer_order WHERE order_no = ?)',
    order.orderNo,
  )
const taken = () =>
  sandbox.sql(
    "SELECT turnover FROM inventory_record WHERE product_id = 'stroller-green' AND list_id = 'inventory-DEU'",
  )

test('an unpaid order stays remembered', () => {
  expect(order).toMatchObject({payment: 'open', session: {id: expect.stringMatching(/^ps_/)}})
  expect(pendingOrder('DEU')?.token).toBe(token)
})

test('the order fails, and its goods are in the only basket of the shopper', async () => {
  // Another tab opened a basket meanwhile.
  const other = await addItems(context, [{productId: 'blanket', quantity: 1}])
  const before = taken()
  const outcome = await fail()
  expect(outcome).toEqual({status: 'failed', basketId: expect.any(String)})
  expect(await findPlacedOrder(shop, token)).toMatchObject({payment: 'failed'})
  expect(await loadBasket(context)).toMatchObject({
    productItems: [{productId: 'stroller-green', quantity: 1}],
    customerInfo: {email: 'mia@example.com'},
  })
  expect(baskets()).toHaveLength(1)
  expect(baskets()).not.toContainEqual({id: other.basketId})
  expect(before).not.toEqual(taken())
  expect(pendingOrder('DEU')).toBeNull()
})

test('the reason is sent with the order number', async () => {
  sandbox.reset()
  await fail()
  expect(sandbox.calls.filter((call) => call.startsWith('PATCH'))).toEqual([
    expect.stringContaining(`/orders/${order.orderNo}?`),
  ])
  expect(
    sandbox.sql('SELECT failure_reason FROM customer_order WHERE order_no = ?', order.orderNo),
  ).toEqual([{failure_reason: 'payment_refused'}])
})

test('failing twice, also after a lost answer, ends with one and the same basket', async () => {
  sandbox.lose('PATCH /s/DEU', 'lostAnswer')
  await expect(fail()).rejects.toMatchObject({type: 'network'})
  expect(pendingOrder('DEU')?.token).toBe(token)
  const outcome = await fail()
  expect(outcome).toMatchObject({status: 'failed'})
  await expect(fail()).resolves.toEqual(outcome)
  expect(baskets()).toHaveLength(1)
})

test('a fault of the backend is thrown with its title, and the order stays remembered', async () => {
  await sandbox.admin('POST', '/admin/faults', {kind: 'status', status: 500, method: 'PATCH'})
  await expect(fail()).rejects.toMatchObject({status: 500, message: expect.stringMatching(/\w+/)})
  expect(pendingOrder('DEU')?.token).toBe(token)
})

test('an order that was paid meanwhile is kept', async () => {
  await payOnPage(sandbox.origin, order.session?.id ?? '')
  for (let round = 0; round < 40; round += 1) {
    const {payment} = (await findPlacedOrder(shop, token)) ?? {}
    if (payment === 'settled') break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await expect(fail()).resolves.toEqual({status: 'paid'})
})

test('a refusal at the provider is the payment state of the order', async () => {
  await payOnPage(sandbox.origin, order.session?.id ?? '', CARDS.declined)
  for (let round = 0; round < 40; round += 1) {
    const {payment} = (await findPlacedOrder(shop, token)) ?? {}
    if (payment === 'refused') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The refusal did not arrive.')
})
