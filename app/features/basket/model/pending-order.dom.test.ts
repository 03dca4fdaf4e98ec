import {publishSession} from '@app/features/session/public/shopper-client'
import {forgetPending, pendingOrder, rememberPending} from '../public/pending-order'
import {rememberTemporaryBasket} from '../public/temporary-basket'

const KEY = 'checkout-pending:DEU'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('an order is remembered per site until it is forgotten', () => {
  rememberPending('DEU', {token: 'b1', overAt: 5})
  expect(pendingOrder('DEU')).toEqual({token: 'b1', overAt: 5})
  expect(pendingOrder('USA')).toBeNull()
  forgetPending('DEU')
  expect(pendingOrder('DEU')).toBeNull()
})

test('an order is remembered with the shopper who sent it', () => {
  publishSession({customerId: 'c1'})
  rememberPending('DEU', {token: 'b1', overAt: 5})
  publishSession({customerId: undefined})
  expect(pendingOrder('DEU')).toEqual({token: 'b1', overAt: 5, customerId: 'c1'})
})

test.each(['', 'b1', 'null', '[]', '{"token":5}'])('%p in the storage is no order', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(pendingOrder('DEU')).toBeNull()
})

test('a time that makes no sense is over', () => {
  localStorage.setItem(KEY, '{"token":"b1","overAt":"soon"}')
  expect(pendingOrder('DEU')).toEqual({token: 'b1', overAt: 0})
})

test('the order of a purchase from a product page is marked, in its own tab only', () => {
  rememberTemporaryBasket('DEU', 'b1')
  rememberPending('DEU', {token: 'b1', overAt: 5})
  expect(pendingOrder('DEU')).toEqual({token: 'b1', overAt: 5, isTemporary: true})
  rememberPending('DEU', {token: 'b2', overAt: 5})
  expect(pendingOrder('DEU')).toEqual({token: 'b2', overAt: 5})
})

test('a mark or a shopper that makes no sense is left out', () => {
  localStorage.setItem(KEY, '{"token":"b1","overAt":5,"isTemporary":"yes","customerId":7}')
  expect(pendingOrder('DEU')).toEqual({token: 'b1', overAt: 5})
})

test('what is stored has no fields that do not apply', () => {
  rememberPending('DEU', {token: 'b1', overAt: 5})
  expect(localStorage.getItem(KEY)).toBe('{"token":"b1","overAt":5}')
})

test('without storage, no order is remembered', () => {
  const refuse = () => {
    throw new Error('storage is disabled')
  }
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refuse),
  )
  rememberPending('DEU', {token: 'b1', overAt: 5})
  forgetPending('DEU')
  expect(pendingOrder('DEU')).toBeNull()
  for (const spy of spies) spy.mockRestore()
})
