import {isCompatible, priorityOrder} from './compatibility'
import type {Discount, Promotion} from './promotion'
import {active, orderRule, productRule, promotion, shippingRule} from './testing'

const product = (id: string, more: Partial<Promotion> = {}) => promotion(id, productRule({}), more)
const order = (id: string, more: Partial<Promotion> = {}) => promotion(id, orderRule({}), more)

/** Whether two promotions are compatible, in either order. */
function both(a: Promotion, b: Promotion, samePlace = true): boolean {
  const results = [isCompatible(a, b, samePlace), isCompatible(b, a, samePlace)]
  expect(results[0]).toBe(results[1])
  return results[0] ?? false
}

describe('two promotions', () => {
  it('are compatible without any exclusivity, but none with itself', () => {
    expect(both(product('a'), product('b'))).toBe(true)
    expect(both(product('a'), product('a'))).toBe(false)
  })

  it('exclude each other where one names the other', () => {
    expect(both(product('a', {exclusiveIds: ['b']}), product('b'))).toBe(false)
    expect(both(product('a', {exclusiveIds: ['c']}), product('b'))).toBe(true)
  })

  it('of one exclusivity group exclude each other, also where one allows the other', () => {
    const group = {exclusivityGroup: 'summer'}
    expect(both(product('a', group), product('b', group))).toBe(false)
    expect(both(product('a', group), product('b', {exclusivityGroup: 'winter'}))).toBe(true)
    expect(both(product('a', group), product('b', {...group, combinableIds: ['a']}))).toBe(false)
  })

  it('one of which is exclusive to all are combined only by name', () => {
    const alone = {exclusivity: 'global'} as const
    expect(both(product('a', alone), order('b'))).toBe(false)
    expect(both(product('a', alone), order('b'), false)).toBe(false)
    expect(both(product('a', alone), order('b', {combinableIds: ['a']}))).toBe(true)
  })

  it('one of which is exclusive in its class exclude each other in this class and place', () => {
    const first = {exclusivity: 'class'} as const
    expect(both(product('a', first), product('b'))).toBe(false)
    expect(both(product('a', first), product('b', first))).toBe(false)
    expect(both(product('a', first), product('b'), false)).toBe(true)
    expect(both(product('a', first), order('b'))).toBe(true)
    expect(both(product('a', first), product('b', {combinableIds: ['a']}))).toBe(true)
  })

  it('may be without a rule', () => {
    const bare = {...product('a', {exclusivity: 'class'}), rule: null}
    expect(both(bare, product('b'))).toBe(true)
    expect(both(bare, {...product('b'), rule: null})).toBe(false)
  })
})

describe('the order of calculation', () => {
  const tier = (discount: Discount, threshold = 0) => ({
    threshold,
    eligibleQuantity: null,
    discount,
  })
  const off = (discount: Discount) => productRule({tiers: [tier(discount)]})
  const sorted = (...list: ReturnType<typeof active>[]) =>
    [...list]
      .reverse()
      .sort(priorityOrder())
      .map(({promotion: {id}}) => id)
  const percent = (percentage: number): Discount => ({type: 'percentage', percentage})
  const rule = off(percent(10))

  it('is: exclusive to all, then products, orders and shipping, exclusive ones first', () => {
    const own = {exclusivity: 'class'} as const
    expect(
      sorted(
        active('z', shippingRule({}), {exclusivity: 'global'}),
        active('y', rule, own),
        active('x', rule),
        active('w', orderRule({}), own),
        active('v', orderRule({})),
        active('u', shippingRule({}), own),
        active('t', shippingRule({})),
      ),
    ).toEqual(['z', 'y', 'x', 'w', 'v', 'u', 't'])
  })

  it('follows the rank; promotions without a rank are last', () => {
    expect(
      sorted(active('c', rule, {rank: 1}), active('b', rule, {rank: 2}), active('a', rule)),
    ).toEqual(['c', 'b', 'a'])
  })

  it('follows the type of the discount', () => {
    const discounts: Discount[] = [
      {type: 'fixed_price', amount: '1'},
      {type: 'total_fixed_price', amount: '1'},
      {type: 'free'},
      {type: 'price_book_price', priceBookId: 'b'},
      {type: 'amount', amount: '1'},
      percent(1),
      {type: 'percentage_off_options', percentage: 1, optionIds: []},
      {type: 'bonus', productIds: []},
      {type: 'bonus_choice', products: [], rule: null, maxItems: 1},
      {type: 'free_shipping'},
      {type: 'fixed_price_shipping', amount: '1'},
    ]
    const ids = discounts.map((_, index) => String.fromCharCode(122 - index))
    const list = discounts.map((discount, index) => active(ids[index] ?? '', off(discount)))
    expect(sorted(...list, active('a', productRule({})))).toEqual([...ids, 'a'])
  })

  it('follows the value: more off first, a lower fixed price first', () => {
    expect(sorted(active('b', off(percent(20))), active('a', off(percent(3))))).toEqual(['b', 'a'])
    const amount = (text: string) => off({type: 'amount', amount: text})
    expect(sorted(active('b', amount('10')), active('a', amount('9')))).toEqual(['b', 'a'])
    const fixed = (text: string) => off({type: 'fixed_price', amount: text})
    expect(sorted(active('b', fixed('9')), active('a', fixed('10')))).toEqual(['b', 'a'])
  })

  it('follows the id at last', () => {
    const free = off({type: 'free'})
    expect(sorted(active('a', free), active('b', free), active('c', free))).toEqual(['a', 'b', 'c'])
    expect(sorted(active('a', productRule({})), active('b', productRule({})))).toEqual(['a', 'b'])
  })

  it('goes by the highest tier, or by the discount that is given', () => {
    const tiers = [tier(percent(5)), tier(percent(30), 10)]
    const rising = active('b', productRule({tiers}))
    const flat = active('a', off(percent(20)))
    expect(sorted(rising, flat)).toEqual(['b', 'a'])
    const byFirst = priorityOrder(({promotion: one}) => one.rule?.tiers[0]?.discount ?? null)
    expect([rising, flat].sort(byFirst)).toEqual([flat, rising])
  })

  it('may meet a promotion without a rule: it is last of all', () => {
    const bare = {...active('a', rule)}
    const none = {...bare, promotion: {...bare.promotion, rule: null}}
    expect(sorted(active('t', shippingRule({tiers: [tier({type: 'free'})]})), none)).toEqual([
      't',
      'a',
    ])
  })
})
