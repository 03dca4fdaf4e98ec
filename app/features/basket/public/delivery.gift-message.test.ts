import {giftMessageOf} from './delivery'

test('the gift message is text; anything else is no message', () => {
  expect(giftMessageOf({c_giftMessage: 'For Ida'})).toBe('For Ida')
  expect(giftMessageOf({c_giftMessage: 5})).toBe('')
  expect(giftMessageOf({})).toBe('')
})
