import {fakeBackend, type FakeBackend} from '@app/shared/test/fake-backend'
import {testShop} from '@app/shared/test/shop'
import {settleOrder} from './settle-order'

const timing = {runMs: 400, lookUpMs: 50, pausesMs: [1, 5]}
const shop = testShop('DEU')
const LOOK_UP = '/custom_objects/ocapi/order'
const none = {status: 404, body: {fault: {type: 'OrderNotFoundException', message: 'no'}}}
const found = {body: {c_result: {orderNo: 'DEU1'}}}

let backend: FakeBackend
let visit: AbortController
beforeEach(() => {
  backend = fakeBackend()
  visit = new AbortController()
})

const settle = (overAt: number, hasBasket = () => Promise.resolve(true)) =>
  settleOrder(shop, {token: 'b1', overAt}, {hasBasket, signal: visit.signal, timing})

test('an order that is there is placed', async () => {
  backend.on(LOOK_UP, found)
  await expect(settle(Date.now() + 400)).resolves.toBe('placed')
  expect(backend.calls).toHaveLength(1)
  expect(backend.calls[0]).toMatch(/order\?.*token=b1$/)
})

test('an order that is carried out late is found', async () => {
  let calls = 0
  backend.on(LOOK_UP, () => ((calls += 1) < 4 ? none : found))
  await expect(settle(Date.now() + 400)).resolves.toBe('placed')
})

test('no order counts only once it can no longer be carried out', async () => {
  backend.on(LOOK_UP, none)
  const overAt = Date.now() + 50
  await expect(settle(overAt)).resolves.toBe('notPlaced')
  expect(Date.now()).toBeGreaterThanOrEqual(overAt)
})

test('where look-ups fail the basket decides', async () => {
  backend.on(LOOK_UP, {status: 503})
  await expect(settle(0)).resolves.toBe('notPlaced')
})

test('without look-up and basket the wait goes on until something is known', async () => {
  backend.on(LOOK_UP, null)
  const outcome = settle(0, () => Promise.reject(new Error('no connection')))
  setTimeout(() => backend.on(LOOK_UP, found), 40)
  await expect(outcome).resolves.toBe('placed')
})

test('a basket that cannot be read in time decides nothing', async () => {
  backend.on(LOOK_UP, {status: 503})
  const outcome = settle(0, () => new Promise(() => undefined))
  setTimeout(() => backend.on(LOOK_UP, found), 80)
  await expect(outcome).resolves.toBe('placed')
})

test('a browser that is online again looks at once', async () => {
  backend.on(LOOK_UP, null)
  const slow = {...timing, pausesMs: [60_000]}
  const outcome = settleOrder(
    shop,
    {token: 'b1', overAt: 0},
    {hasBasket: () => Promise.resolve(false), signal: visit.signal, timing: slow},
  )
  setTimeout(() => {
    backend.on(LOOK_UP, found)
    window.dispatchEvent(new Event('online'))
  }, 20)
  await expect(outcome).resolves.toBe('placed')
})

test('a clock that was set back does not prolong the wait', async () => {
  backend.on(LOOK_UP, none)
  await expect(settle(Date.now() + 86_400_000)).resolves.toBe('notPlaced')
})

test('a visit that ended asks no more', async () => {
  backend.on(LOOK_UP, none)
  const outcome = settle(Date.now() + 400)
  visit.abort()
  await expect(outcome).resolves.toBeUndefined()
})
