import type {OrderCare} from '@app/features/order/public/order-care'
import {linesWithoutReason, refundOf, requestLines, returnsEverything} from './return-choice'

const line = (itemId: string, refunds: number[]) => ({
  itemId,
  productId: itemId,
  productName: itemId,
  quantity: 3,
  refunds,
})
const care: OrderCare = {
  orderNo: 'DEU00001001',
  stage: 'delivered',
  paymentState: 'paid',
  currency: 'EUR',
  createdAt: '2026-03-01T10:00:00.000Z',
  cancelUntil: '2026-03-01T11:00:00.000Z',
  parcels: [],
  methodId: null,
  lines: [line('a', [44.93, 89.86]), line('b', [0.1]), line('gone', [])],
  deliveryRefund: 12.9,
  acceptsReturns: true,
  withdrawable: true,
  returnReasons: ['damaged'],
  returns: [],
}
const choose = (a: number, b: number) => ({
  a: {quantity: a, reason: 'damaged'},
  b: {quantity: b, reason: ''},
})

test('only chosen lines are requested, each with its reason', () => {
  expect(requestLines(choose(2, 0))).toEqual([{itemId: 'a', quantity: 2, reason: 'damaged'}])
  expect(linesWithoutReason(choose(1, 0))).toEqual([])
  expect(linesWithoutReason(choose(1, 1))).toEqual(['b'])
})

test('delivery costs are refunded with the last goods only', () => {
  expect(refundOf(care, choose(0, 0))).toBe(0)
  expect(refundOf(care, choose(1, 1))).toBe(45.03)
  expect(returnsEverything(care, choose(2, 1))).toBe(true)
  expect(refundOf(care, choose(2, 1))).toBe(102.86)
})
