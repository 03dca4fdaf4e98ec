import {exampleEndpoints} from '../../../sandbox/testing/example-shop'
import {randomUUID} from 'node:crypto'
import {findSessionsOf} from '../../../sandbox/companies/payment/psp-repository'
import {moveThrough, type OrderDocument} from '../../../sandbox/testing/placed-order'
import {
  callShop,
  newShopper,
  ORDERS,
  readyBasket,
  type TestShopper,
} from '../../../sandbox/testing/shopper'
import {addHostedMethod} from '../../../sandbox/testing/site-settings'
import {startTestShop, type TestShop} from '../../../sandbox/testing/test-shop'
import {paymentSettings} from '../../../sandbox/companies/payment/settings'

/** Whatever gives money back, all refunds of an order together never exceed what was captured. */

let shop: TestShop
let shopper: TestShopper

beforeAll(async () => {
  shop = await startTestShop(exampleEndpoints)
  addHostedMethod(shop.db, 'DEU')
})
afterAll(() => shop.close())
beforeEach(async () => {
  shopper = await newShopper(shop)
})

const read = async (orderNo: string) =>
  (await shopper.call<OrderDocument>('GET', `${ORDERS}/${orderNo}`)).body

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 400; round += 1) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('It did not happen within twenty seconds.')
}

/** A delivered order that these instruments pay, with three of one product. */
async function delivered(paymentInstruments: object[]): Promise<OrderDocument> {
  const {basketId} = await readyBasket(shopper, {
    paymentInstruments,
    productItems: [{productId: 'blanket', quantity: 3}],
  })
  const {body} = await shopper.call<OrderDocument>('POST', ORDERS, {basketId})
  const session = body['c_paymentSessionId']
  if (typeof session === 'string') {
    const card = {method: 'card', number: '4111 1111 1111 1111', expiry: '08/39'}
    await fetch(`${shop.baseUrl}/psp/pay/${session}`, {
      method: 'POST',
      body: new URLSearchParams({...card, securityCode: '123'}),
      redirect: 'manual',
    })
    await until(async () => (await read(body.orderNo)).paymentStatus === 'paid')
  } else {
    await moveThrough(shop, body.orderNo, ['paid'])
  }
  await moveThrough(shop, body.orderNo, ['shipped', 'delivered'])
  return body
}

const announce = async ({orderNo, productItems}: OrderDocument, quantity: number) => {
  const line = {itemId: productItems[0]?.itemId, quantity, reason: 'damaged'}
  const path = `/custom/shopper-order-care/v1/organizations/:org/orders/${orderNo}/returns`
  const request = {requestId: randomUUID(), lines: [line]}
  return (await shopper.call<{returnId: string}>('POST', path, request)).body.returnId
}
const receive = (orderNo: string, id: string) =>
  callShop(shop, 'POST', `/admin/orders/${orderNo}/returns/${id}/receive`, {body: {}})
const atProvider = (orderNo: string) =>
  findSessionsOf(shop.db, 'DEU', orderNo).reduce((sum, {refunded}) => sum + refunded, 0)
const inCents = (value: unknown) => Math.round(Number(value ?? 0) * 100)

it('gives a paid order back to the cent, returns at once and repeated ones included', async () => {
  const order = await delivered([{paymentMethodId: 'ONLINE_PAYMENT'}])
  const ids = [await announce(order, 1), await announce(order, 1), await announce(order, 1)]
  const answers = await Promise.all([...ids, ...ids].map((id) => receive(order.orderNo, id)))
  expect(answers.every(({status}) => status === 200)).toBe(true)
  expect(atProvider(order.orderNo)).toBe(inCents(order.orderTotal))
  await until(async () => {
    const {c_refundedAmount: refunded} = await read(order.orderNo)
    return inCents(refunded) === inCents(order.orderTotal)
  })
})

it('refuses the refund of a return that the provider has refunded already', async () => {
  const order = await delivered([{paymentMethodId: 'ONLINE_PAYMENT'}])
  const id = await announce(order, 3)
  const reference = String((await read(order.orderNo))['c_pspReference'])
  await callShop(shop, 'POST', `/psp/v1/payments/${reference}/refunds`, {
    body: {},
    headers: {'x-api-key': paymentSettings.of(shop).apiKey},
  })
  const refused = await receive(order.orderNo, id)
  expect(refused).toMatchObject({status: 409, body: {title: 'Refund Exceeds Payment'}})
  expect(atProvider(order.orderNo)).toBe(inCents(order.orderTotal))
  expect(inCents((await read(order.orderNo))['c_refundedByTransfer'])).toBe(0)
})

it('gives back what the provider took, and the rest by transfer', async () => {
  const online = {paymentMethodId: 'ONLINE_PAYMENT', amount: 50}
  const order = await delivered([online, {paymentMethodId: 'INVOICE'}])
  for (const quantity of [2, 1]) {
    expect((await receive(order.orderNo, await announce(order, quantity))).status).toBe(200)
  }
  expect(atProvider(order.orderNo)).toBe(5_000)
  const {c_refundedByTransfer: transferred} = await read(order.orderNo)
  expect(5_000 + inCents(transferred)).toBe(inCents(order.orderTotal))
})

it('gives an invoice back that was paid, and not more', async () => {
  const order = await delivered([{paymentMethodId: 'INVOICE'}])
  const first = await announce(order, 2)
  expect((await receive(order.orderNo, first)).status).toBe(200)
  expect((await receive(order.orderNo, first)).status).toBe(200)
  expect((await receive(order.orderNo, await announce(order, 1))).status).toBe(200)
  const {c_refundedAmount: refunded} = await read(order.orderNo)
  expect(inCents(refunded)).toBe(inCents(order.orderTotal))
})
