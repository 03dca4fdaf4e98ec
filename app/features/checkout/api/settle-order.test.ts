/** @jest-environment ./server/test/sandbox-environment.ts */
import {testSandbox} from '@app/shared/test/sandbox-handle'
import {openSession, sandboxShop} from '@app/features/session/testing/real-session'
import {readyBasket} from '../testing/ready-basket'
import {placeOrder} from './place-order'
import {settleOrder} from './settle-order'

const timing = {runMs: 400, lookUpMs: 500, pausesMs: [1, 5]}
const shop = sandboxShop('DEU', 'en-DE')
const sandbox = testSandbox()
const LOOK_UP = '/custom_objects/ocapi/order'

let visit: AbortController
let basketId: string
beforeEach(async () => {
  visit = new AbortController()
  ;({basketId} = await readyBasket(await openSession(shop)))
  sandbox.reset()
})

const lookUps = () => sandbox.calls.filter((call) => call.includes(LOOK_UP))
const hold = () => Promise.resolve(true)
const settle = (overAt: number, hasBasket = hold) =>
  settleOrder(shop, {token: basketId, overAt}, {hasBasket, signal: visit.signal, timing})

test('an existing order is found by its token', async () => {
  await placeOrder(shop, basketId)
  await expect(settle(Date.now() + 400)).resolves.toBe('placed')
  expect(lookUps()).toEqual([expect.stringMatching(new RegExp(`order\\?.*token=${basketId}$`))])
})

test('an order that is processed late is found', async () => {
  const outcome = settle(Date.now() + 400)
  setTimeout(() => void placeOrder(shop, basketId), 60)
  await expect(outcome).resolves.toBe('placed')
})

test('a look-up without a result counts only after the time in which the order can be processed', async () => {
  const overAt = Date.now() + 50
  await expect(settle(overAt)).resolves.toBe('notPlaced')
  expect(Date.now()).toBeGreaterThanOrEqual(overAt)
})

test('an order of another shopper cannot be read: the first look-up ends the wait', async () => {
  const settling = {hasBasket: hold, isAnothers: () => true, signal: visit.signal, timing}
  const order = {token: 'of-another', overAt: Date.now() + 60_000}
  await expect(settleOrder(shop, order, settling)).resolves.toBe('unreadable')
  expect(lookUps()).toHaveLength(1)
})

test('the basket decides when look-ups fail', async () => {
  sandbox.lose(LOOK_UP, 'lostRequest', 5)
  await expect(settle(0)).resolves.toBe('notPlaced')
})

test('without look-up and basket the wait continues until the outcome is known', async () => {
  await placeOrder(shop, basketId)
  sandbox.lose(LOOK_UP, 'lostAnswer', 3)
  await expect(settle(0, () => Promise.reject(new Error('no connection')))).resolves.toBe('placed')
  expect(lookUps()).toHaveLength(4)
})

test('a basket that cannot be read in time does not decide', async () => {
  await placeOrder(shop, basketId)
  sandbox.lose(LOOK_UP, 'lostRequest', 1)
  const lookUpMs = 150
  const outcome = settleOrder(
    shop,
    {token: basketId, overAt: 0},
    {
      hasBasket: () => new Promise(() => undefined),
      signal: visit.signal,
      timing: {...timing, lookUpMs},
    },
  )
  await expect(outcome).resolves.toBe('placed')
})

test('a browser that is online again looks at once', async () => {
  await placeOrder(shop, basketId)
  sandbox.lose(LOOK_UP, 'lostRequest')
  const outcome = settleOrder(
    shop,
    {token: basketId, overAt: 0},
    {
      hasBasket: () => Promise.resolve(false),
      signal: visit.signal,
      timing: {...timing, pausesMs: [60_000]},
    },
  )
  setTimeout(() => window.dispatchEvent(new Event('online')), 100)
  await expect(outcome).resolves.toBe('placed')
})

test('a clock that was set back does not prolong the wait', async () => {
  await expect(settle(Date.now() + 86_400_000)).resolves.toBe('notPlaced')
})

test('a visit that ended looks no more', async () => {
  const outcome = settle(Date.now() + 400)
  visit.abort()
  await expect(outcome).resolves.toBeUndefined()
})
