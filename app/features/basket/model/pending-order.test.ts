import {publishSession} from '@app/features/session/model/shopper-client'
import {forgetPending, pendingOrder, rememberPending} from './pending-order'

const KEY = 'checkout-pending:DEU'

beforeEach(() => localStorage.clear())

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
