import {testShop} from '@app/shared/test/shop'
import {pendingOrder} from '@app/features/basket/model/pending-order'
import {ORDER_TIMING} from '../model/order-timing'
import {placeOrder} from './place-order'

interface Answer {
  status: number
  /** Response body, sent as JSON; a string is sent unchanged. */
  body?: unknown
}

let calls: string[]

/** Mocks the answers to successive calls; null is a lost connection. */
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
      text: () =>
        Promise.resolve(
          typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {}),
        ),
    })
  }) as unknown as typeof fetch
}

const shop = testShop('DEU')
const order = {status: 200, body: {order_no: 'DEU1'}}
const fault = (type: string, status = 400) => ({status, body: {fault: {type, message: 'no'}}})

beforeEach(() => localStorage.clear())

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
  expect(pendingOrder('DEU')).toBeNull()
  await expect(placeOrder(shop, 'b1')).resolves.toEqual({status: 'placed'})
  expect(pendingOrder('DEU')).toBeNull()
})

test.each<[string, Answer | null, boolean]>([
  ['no answer', null, false],
  ['a body that is cut off', {status: 200, body: '{"order_no": "DE'}, true],
  ['a page instead of an order', {status: 200, body: '<html></html>'}, true],
  ['an empty body', {status: 200, body: ''}, true],
  ['a body without an order', {status: 201, body: {}}, true],
  ['a proxy that stopped waiting', {status: 504, body: '<html></html>'}, false],
  ['a gateway without an answer', fault('BadGateway', 502), false],
  ['a failed backend', fault('InternalServerErrorException', 500), true],
  ['a refusal by somebody else than the backend', {status: 403, body: '<html></html>'}, false],
  ['a missing basket', fault('BasketNotFoundException', 404), true],
])(
  '%s leaves open whether there is an order; it stays remembered',
  async (_name, answer, ended) => {
    backend(answer)
    const timing = {...ORDER_TIMING, runMs: 3_600_000}
    const placement = await placeOrder(shop, 'b1', timing)
    const pending = pendingOrder('DEU')
    expect(placement).toEqual({status: 'unknown', pending})
    expect((pending?.overAt ?? 0) - Date.now() < timing.runMs / 2).toBe(ended)
    expect(calls).toEqual(['POST /orders?token=b1'])
  },
)
