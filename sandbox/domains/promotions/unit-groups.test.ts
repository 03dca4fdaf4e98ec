import type {CartLine} from './cart'
import {RunningCart} from './cart'
import type {Discount, ProductRule, Promotion, Tier} from './promotion'
import {active, ALL, line, productRule, products} from './testing'
import type {Parts, UnitGroup} from './unit-groups'
import {discountGroups, formGroups, isGrouped} from './unit-groups'
import type {Unit} from './unit-pool'

const tier = (discount: Discount, threshold = 1, eligibleQuantity: number | null = null): Tier => ({
  threshold,
  eligibleQuantity,
  discount,
})
const free = (threshold?: number, eligible?: number | null) =>
  tier({type: 'free'}, threshold, eligible)

const runningOf = (lines: CartLine[], buyGet?: {leastExpensive: boolean; anyPrice: boolean}) =>
  new RunningCart({
    currency: 'EUR',
    lines,
    shipments: [],
    paymentMethodIds: [],
    ...(buyGet ? {buyGet} : {}),
  })

const [dearer, cheapest] = [
  {leastExpensive: false, anyPrice: true},
  {leastExpensive: true, anyPrice: false},
]

const textOf = (units: readonly Unit[]) =>
  units.map(({line: {lineId}, price}) => `${lineId} ${price}`).join(', ')
/** `earning > getting` of each group. */
const summary = (groups: readonly UnitGroup[]) =>
  groups.map(({earning, getting}) => `${textOf(earning)} > ${textOf(getting)}`)

/** Forms the groups of a rule; all lines qualify and are discounted unless other ones are named. */
function form(
  rule: Partial<ProductRule>,
  lines: CartLine[],
  {buyGet, ...parts}: Partial<Parts> & {buyGet?: typeof dearer} = {},
): UnitGroup[] {
  return formGroups(runningOf(lines, buyGet), productRule(rule), {
    lines,
    qualifiers: lines,
    discounted: lines,
    ...parts,
  })
}

it.each([
  ['simple', false],
  ['quantity', false],
  ['amount', false],
  ['bogo', true],
  ['total', true],
  ['combination', true],
] as const)('a rule of kind "%s" forms groups: %s', (kind, expected) => {
  expect(isGrouped(productRule({kind}))).toBe(expected)
})

describe('units for one price', () => {
  const cups = line('cup', 3000, 3)
  const bibs = line('bib', 4000, 2)
  const price: Discount = {type: 'total_fixed_price', amount: '15'}

  it.each([
    [2, [' > bib 2000, bib 2000', ' > cup 1000, cup 1000']],
    [5, [' > bib 2000, bib 2000, cup 1000, cup 1000, cup 1000']],
    [6, []],
  ])('take %s of the dearest units at a time', (eligible, expected) => {
    const tiers = [tier(price, 0, eligible)]
    expect(summary(form({kind: 'total', tiers}, [cups, bibs]))).toEqual(expected)
  })

  it.each([null, 0, 1])('take one unit at a time for a quantity of %s', (eligible) => {
    const tiers = [tier(price, 0, eligible)]
    expect(summary(form({kind: 'total', tiers}, [bibs]))).toEqual([' > bib 2000', ' > bib 2000'])
  })

  it('take only what is discounted', () => {
    const tiers = [tier(price, 0, 2)]
    const groups = form({kind: 'total', tiers}, [cups, bibs], {discounted: [cups]})
    expect(summary(groups)).toEqual([' > cup 1000, cup 1000'])
  })

  it('take the last tier that is complete, each time anew', () => {
    const [two, three] = [tier(price, 0, 2), tier(price, 0, 3)]
    const groups = form({kind: 'total', tiers: [two, three]}, [line('cup', 5000, 5)])
    expect(groups.map((group) => group.tier)).toEqual([three, two])
  })

  it.each([
    [null, 2],
    [2, 2],
    [1, 1],
    [0, 0],
  ])('are formed, with at most %s applications, %s times', (maxApplications, count) => {
    const rule = {kind: 'total' as const, maxApplications, tiers: [tier(price, 0, 1)]}
    expect(form(rule, [bibs])).toHaveLength(count)
  })

  it('are none without a tier or a line', () => {
    expect(form({kind: 'total', tiers: []}, [bibs])).toEqual([])
    expect(form({kind: 'total', tiers: [tier(price, 0, 1)]}, [])).toEqual([])
  })
})

describe('buy some, get some', () => {
  const four = [line('c', 600), line('a', 1000), line('d', 400), line('b', 800)]
  const bogo = (more: Partial<ProductRule> = {}): Partial<ProductRule> => ({
    kind: 'bogo',
    tiers: [free(1, 1)],
    ...more,
  })

  it('the dearest units earn the next most expensive ones', () => {
    expect(summary(form(bogo(), four))).toEqual(['a 1000 > b 800', 'c 600 > d 400'])
  })

  it('the dearest units earn the cheapest ones where the site prefers it', () => {
    expect(summary(form(bogo(), four, {buyGet: cheapest}))).toEqual([
      'a 1000 > d 400',
      'b 800 > c 600',
    ])
  })

  it.each<[number, number | null, string[]]>([
    [1, null, ['a 1000 > b 800', 'c 600 > d 400']],
    [1, 2, ['a 1000 > b 800, c 600']],
    [2, 1, ['a 1000, b 800 > c 600']],
    [3, 1, ['a 1000, b 800, c 600 > d 400']],
    [3, 2, ['a 1000, b 800, c 600 > d 400']],
    [4, 1, []],
    [5, 1, []],
  ])('buy %s, get %s of four units', (threshold, eligible, expected) => {
    expect(summary(form(bogo({tiers: [free(threshold, eligible)]}), four))).toEqual(expected)
  })

  it('the whole quantity has to be there where this is required', () => {
    const exact = (threshold: number, eligible: number) =>
      summary(form(bogo({exactQuantity: true, tiers: [free(threshold, eligible)]}), four))
    expect(exact(3, 2)).toEqual([])
    expect(exact(2, 2)).toEqual(['a 1000, b 800 > c 600, d 400'])
  })

  it('a tier that cannot be met leaves its units to the one below', () => {
    const tiers = [free(1, 1), free(2, 1)]
    expect(summary(form(bogo({tiers}), four.slice(0, 2)))).toEqual(['a 1000 > c 600'])
  })

  it('what is got costs no more than the cheapest unit that earns it', () => {
    const [cot, cup, bib] = [line('cot', 9000), line('cup', 1000), line('bib', 1001)]
    const parts = {qualifiers: [cot, cup], discounted: [bib]}
    const two = bogo({tiers: [free(2, 1)]})
    expect(summary(form(two, [cot, cup, bib], parts))).toEqual([])
    const same = line('bib', 1000)
    expect(summary(form(two, [cot, cup, same], {...parts, discounted: [same]}))).toEqual([
      'cot 9000, cup 1000 > bib 1000',
    ])
    expect(summary(form(two, [cot, cup, bib], {...parts, buyGet: dearer}))).toEqual([
      'cot 9000, cup 1000 > bib 1001',
    ])
  })

  it('units that cannot be discounted earn first when any price is allowed', () => {
    const [cot, cup, bib, toy] = [
      line('cot', 9000),
      line('cup', 1000),
      line('bib', 500),
      line('toy', 700),
    ]
    const lines = [cot, bib, cup, toy]
    const parts = {qualifiers: lines, discounted: [cot, cup]}
    expect(summary(form(bogo(), lines, {...parts, buyGet: dearer}))).toEqual([
      'toy 700 > cot 9000',
      'bib 500 > cup 1000',
    ])
    expect(summary(form(bogo(), lines, parts))).toEqual(['cot 9000 > cup 1000'])
    const three = bogo({tiers: [free(3, 1)]})
    expect(summary(form(three, lines, {...parts, buyGet: dearer}))).toEqual([
      'toy 700, bib 500, cot 9000 > cup 1000',
    ])
  })

  it.each([
    [1, ['a 1000 > b 800']],
    [2, ['a 1000 > b 800', 'c 600 > d 400']],
  ])('with at most %s applications', (maxApplications, expected) => {
    expect(summary(form(bogo({maxApplications}), four))).toEqual(expected)
  })
})

describe('combinations', () => {
  const [cot, cup, bib] = [line('cot', 9000), line('cup', 3000, 3), line('bib', 1500, 3)]
  const lines = [cup, bib, cot]
  const of = (quantity: number, ...ids: string[]) => ({quantity, products: products(...ids)})
  const combination = (
    bought: ProductRule['combination'],
    got: ProductRule['combination'] = [],
    tiers = [free()],
  ): Partial<ProductRule> => ({
    kind: 'combination',
    combination: bought,
    discountedCombination: got,
    tiers,
  })

  it('are discounted themselves without other products', () => {
    const rule = combination([of(1, 'cot'), of(2, 'cup')])
    expect(summary(form(rule, lines))).toEqual([' > cot 9000, cup 1000, cup 1000'])
    const cups = combination([of(1, 'cup')])
    expect(form(cups, lines)).toHaveLength(3)
  })

  it('of discounted products alone have to be complete', () => {
    const whole = combination([], [of(1, 'cot'), of(3, 'cup')])
    expect(summary(form(whole, lines, {qualifiers: []}))).toEqual([
      ' > cot 9000, cup 1000, cup 1000, cup 1000',
    ])
    expect(form(combination([], [of(1, 'cot'), of(4, 'cup')]), lines)).toEqual([])
  })

  it('take qualifying products from those that may qualify', () => {
    const rule = combination([of(1, 'cup')])
    expect(form(rule, lines, {qualifiers: [cot, bib]})).toEqual([])
  })

  it('earn as many of the discounted products as there are, the dearest first', () => {
    const rule = combination([of(1, 'cot')], [of(4, 'bib', 'cup')])
    expect(summary(form(rule, lines))).toEqual(['cot 9000 > cup 1000, cup 1000, cup 1000, bib 500'])
    expect(summary(form(rule, lines, {buyGet: cheapest}))).toEqual([
      'cot 9000 > bib 500, bib 500, bib 500, cup 1000',
    ])
  })

  it('earn each constraint in its order, no unit twice, at least one of each', () => {
    const rule = combination([of(1, 'cot')], [of(2, 'bib'), of(0, 'bib', 'cup'), of(9, 'bib')])
    expect(summary(form(rule, lines))).toEqual(['cot 9000 > bib 500, bib 500, cup 1000, bib 500'])
  })

  it('earn nothing when what they qualify for is missing, and leave their units', () => {
    const rule = combination([of(1, 'cot')], [of(1, 'toy')])
    expect(form(rule, lines)).toEqual([])
    const again = combination([of(1, 'cup')], [of(1, 'cup')])
    expect(summary(form(again, lines))).toEqual(['cup 1000 > cup 1000'])
  })

  it('are none without a tier, without a constraint and without a line', () => {
    expect(form(combination([of(1, 'cot')], [], []), lines)).toEqual([])
    expect(form(combination([], []), lines)).toEqual([])
    expect(form(combination([of(1, 'cot')]), [])).toEqual([])
  })

  it('have the first tier', () => {
    const [first, second] = [free(1), free(2)]
    const groups = form(combination([of(1, 'cot')], [], [first, second]), lines)
    expect(groups.map((group) => group.tier)).toEqual([first])
    const earned = form(combination([of(1, 'cot')], [of(1, 'cup')], [second, first]), lines)
    expect(earned.map((group) => group.tier)).toEqual([second])
  })
})

describe('the discount of groups', () => {
  const cot = line('cot', 9000, 1, {priceInBook: () => 1})
  const cup = line('cup', 3000, 3, {priceInBook: (id) => (id === 'club' ? 750 : null)})
  const unit = (one: CartLine, price: number): Unit => ({line: one, price})
  const earning = [unit(cot, 9000)]
  const getting = [unit(cup, 1000), unit(cup, 500)]

  /** `line amount` of each discount. */
  function saved(
    discount: Discount,
    group: Partial<UnitGroup> = {},
    more: Partial<Promotion> = {},
  ): string[] {
    const running = runningOf([cot, cup])
    discountGroups(running, active('p', productRule({}), more), [
      {earning, getting, tier: tier(discount), ...group},
    ])
    return running.discounts.map(({amount, target}) =>
      target.kind === 'line' ? `${target.lineId} ${amount}` : target.kind,
    )
  }

  it.each<[string, Discount, string[]]>([
    ['the whole price', {type: 'free'}, ['cup 1500']],
    ['a percentage of each unit', {type: 'percentage', percentage: 10}, ['cup 150']],
    ['an amount for each unit', {type: 'amount', amount: '2'}, ['cup 400']],
    ['an amount, not below nothing', {type: 'amount', amount: '7'}, ['cup 1200']],
    ['down to a unit price', {type: 'fixed_price', amount: '6'}, ['cup 400']],
    ['down to one price for all', {type: 'total_fixed_price', amount: '12'}, ['cup 300']],
    ['nothing for the same price', {type: 'total_fixed_price', amount: '15'}, []],
    ['nothing for a higher price', {type: 'total_fixed_price', amount: '20'}, []],
    ['down to a price book', {type: 'price_book_price', priceBookId: 'club'}, ['cup 250']],
    ['nothing without a price there', {type: 'price_book_price', priceBookId: 'other'}, []],
  ])('takes off %s', (_name, discount, expected) => {
    expect(saved(discount)).toEqual(expected)
  })

  it('a price book is not asked for another kind of discount', () => {
    const group = {getting: [unit(cot, 9000)]}
    expect(saved({type: 'amount', amount: '1'}, group)).toEqual(['cot 100'])
    expect(saved({type: 'price_book_price', priceBookId: 'any'}, group)).toEqual(['cot 8999'])
  })

  it.each<[Discount, string[]]>([
    [{type: 'amount', amount: '2.10'}, ['cot 360', 'cup 60']],
    [{type: 'total_fixed_price', amount: '4.50'}, ['cot 900', 'cup 150']],
  ])('%j is spread over what earned it where the promotion says so', (discount, expected) => {
    expect(saved(discount, {}, {proratesAcrossEligible: true})).toEqual(expected)
  })

  it('one price for all is spread by price over several lines', () => {
    const group = {earning: [], getting: [unit(cot, 900), unit(cup, 100)]}
    expect(saved({type: 'total_fixed_price', amount: '9'}, group)).toEqual(['cot 90', 'cup 10'])
  })

  it('adds up over the groups, each line discounted once', () => {
    const running = runningOf([cot, cup])
    const group = (discount: Discount, ...units: Unit[]) => ({
      earning: [],
      getting: units,
      tier: tier(discount),
    })
    const one: Discount = {type: 'amount', amount: '1'}
    const two: Discount = {type: 'amount', amount: '2'}
    const sale = active('p', productRule({discounted: ALL}))
    discountGroups(running, sale, [
      group(one, unit(cup, 1000)),
      group(two, unit(cup, 1000), unit(cot, 9000)),
    ])
    expect(running.discounts).toEqual([
      {active: sale, discount: two, amount: 300, target: {kind: 'line', lineId: 'cup'}},
      {active: sale, discount: two, amount: 200, target: {kind: 'line', lineId: 'cot'}},
    ])
    expect([running.priceOf('cup'), running.priceOf('cot')]).toEqual([2700, 8800])
  })

  it('is nothing without groups', () => {
    const running = runningOf([cot, cup])
    discountGroups(running, active('p', productRule({})), [])
    expect(running.discounts).toEqual([])
  })
})
