import type {Basket} from '../public/basket'
import {displacementOf} from './displaced-coupons'

const basket = (statuses: Record<string, string>, productTotal: number, orderTotal?: number) =>
  ({
    couponItems: Object.entries(statuses).map(([code, statusCode]) => ({
      couponItemId: code,
      code,
      statusCode,
    })),
    productTotal,
    orderTotal,
  }) as Basket

const before = basket({WELCOME10: 'applied'}, 90)

test('a code that lost its effect is named with what the change costs', () => {
  const after = basket({WELCOME10: 'no_applicable_promotion', FIVE: 'applied'}, 95.1)
  expect(displacementOf(before, after)).toEqual({
    code: 'FIVE',
    id: 'FIVE',
    lost: ['WELCOME10'],
    costs: 5.1,
  })
  const better = basket({WELCOME10: 'no_applicable_promotion', TWENTY: 'applied'}, 80, 80)
  expect(displacementOf(basket({WELCOME10: 'applied'}, 90, 90), better)).toMatchObject({costs: -10})
})

test('nothing is displaced by a code that has no effect, or beside one that still counts', () => {
  expect(
    displacementOf(before, basket({WELCOME10: 'applied', FIVE: 'applied'}, 85)),
  ).toBeUndefined()
  const without = basket({WELCOME10: 'applied', FIVE: 'no_applicable_promotion'}, 90)
  expect(displacementOf(before, without)).toBeUndefined()
  expect(displacementOf(before, before)).toBeUndefined()
})

test('a code that had no effect before loses none', () => {
  const open = basket({OLD: 'no_applicable_promotion'}, 90)
  const after = basket({OLD: 'no_applicable_promotion', FIVE: 'applied'}, 85)
  expect(displacementOf(open, after)).toBeUndefined()
})
