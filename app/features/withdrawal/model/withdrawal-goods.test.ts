import {
  chosenLines,
  goodsInWords,
  stateOf,
  WHOLE,
  type WithdrawalLine,
  type WithdrawalOrder,
} from './withdrawal-goods'

const line = (
  itemId: string,
  open: number,
  more: Partial<WithdrawalLine> = {},
): WithdrawalLine => ({
  itemId,
  productId: itemId,
  productName: `Product ${itemId}`,
  quantity: 2,
  open,
  sealed: false,
  ...more,
})
const order: WithdrawalOrder = {
  orderNo: 'DEU00001001',
  stage: 'delivered',
  withdrawable: true,
  acceptsReturns: true,
  statements: 0,
  lines: [line('a', 2), line('b', 1)],
}

test('an order is open, late, or has nothing left; excluded goods leave it open', () => {
  expect(stateOf(order)).toBe('open')
  expect(stateOf({...order, withdrawable: false})).toBe('late')
  expect(stateOf({...order, stage: 'cancelled', withdrawable: false})).toBe('nothing')
  expect(stateOf({...order, lines: [line('a', 0)]})).toBe('nothing')
  expect(stateOf({...order, lines: [line('a', 0, {excluded: 'engraved'})]})).toBe('open')
})

test('parts are sent as lines, and written as words', () => {
  const choice = {part: 'parts', units: {a: 2, b: 0}, words: ' The chair '} as const
  expect(chosenLines(choice)).toEqual([{itemId: 'a', quantity: 2}])
  expect(goodsInWords(choice, order)).toBe('2 × Product a')
  expect(goodsInWords(choice, null)).toBe('The chair')
  expect(goodsInWords(WHOLE, order)).toBe('')
})
