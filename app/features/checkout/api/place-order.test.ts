import {testShop} from '@app/shared/test/shop'
import {placeOrder} from './place-order'

interface Answer {
  status: number
  body?: unknown
}

let calls: string[]

/** Answers calls in turn; a missing answer is a lost connection. */
function backend(...answers: (Answer | null)[]): void {
  calls = []
  globalThis.fetch = ((input: string, init: RequestInit) => {
    calls.push(`${init.method} ${input.replace(/^.*v21_3/, '').replace(/locale=[^&]*&/, '')}`)
    const answer = answers.shift()
    if (!answer) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve({
      ok: answer.status < 400,
      status: answer.status,
      statusText: '',
      headers: {get: () => null},
      text: () => Promise.resolve(JSON.stringify(answer.body ?? {})),
    })
  }) as unknown as typeof fetch
}

const shop = testShop('DEU')
const order = {status: 200, body: {order_no: 'DEU1'}}
const found = {status: 200, body: {c_result: {orderNo: 'DEU1'}}}
const fault = (type: string, status = 400) => ({status, body: {fault: {type, message: 'no'}}})

test('two presses are one order', async () => {
  backend(order, order)
  const placements = await Promise.all([placeOrder(shop, 'b1'), placeOrder(shop, 'b1')])
  expect(placements).toEqual([{status: 'placed'}, {status: 'placed'}])
  expect(calls).toEqual(['POST /orders?token=b1'])
})

test('a refusal is an answer, and the next press tries again', async () => {
  backend(fault('PaymentDeclinedException'), order)
  await expect(placeOrder(shop, 'b1')).resolves.toMatchObject({
    status: 'refused',
    fault: {type: 'payment-declined'},
  })
  await expect(placeOrder(shop, 'b1')).resolves.toEqual({status: 'placed'})
})

test('an order whose answer got lost is found', async () => {
  backend(null, found)
  await expect(placeOrder(shop, 'b1')).resolves.toEqual({status: 'placed'})
  expect(calls[1]).toBe('GET /custom_objects/ocapi/order?token=b1')
})

test('a basket that is gone because it was ordered counts as ordered', async () => {
  backend(fault('BasketNotFoundException', 404), found)
  await expect(placeOrder(shop, 'b1')).resolves.toEqual({status: 'placed'})
})

test('no connection and no order is a refusal', async () => {
  backend(null, fault('OrderNotFoundException', 404))
  await expect(placeOrder(shop, 'b1')).resolves.toMatchObject({
    status: 'refused',
    fault: {type: 'network'},
  })
})
