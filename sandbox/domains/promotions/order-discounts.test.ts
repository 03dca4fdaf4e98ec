import type {AppliedDiscount, Cart, CartLine} from './cart'
import {RunningCart} from './cart'
import {applyOrderPromotion, orderStanding} from './order-discounts'
import type {ProductSpecification} from './product-specification'
import type {Discount, OrderRule, Promotion, Tier} from './promotion'
import {active, ALL, line, orderRule, productRule, products} from './testing'

const tier = (discount: Discount, threshold = 0): Tier => ({
  threshold,
  eligibleQuantity: null,
  discount,
})
const ten: Discount = {type: 'percentage', percentage: 10}

const cot = line('cot', 9000)
const cup = line('cup', 3000, 3)
const bib = line('bib', 800, 2)

const runningOf = (lines: CartLine[] = [cot, cup, bib], more: Partial<Cart> = {}) =>
  new RunningCart({currency: 'EUR', lines, shipments: [], paymentMethodIds: [], ...more})

const onLine = (lineId: string, amount = 100): AppliedDiscount => ({
  active: active('product', productRule({})),
  discount: ten,
  amount,
  target: {kind: 'line', lineId},
})

function apply(
  rule: Partial<OrderRule>,
  running = runningOf(),
  {excluded, promotion}: {excluded?: ProductSpecification; promotion?: Partial<Promotion>} = {},
) {
  const whole = orderRule(rule)
  applyOrderPromotion(running, active('p', whole, promotion), whole, excluded ?? null)
  return running
}

/** Amount of the last discount and its shares. */
function saved({discounts}: RunningCart): unknown {
  const last = discounts.at(-1)
  if (last?.target.kind !== 'order') return null
  return [last.amount, Object.fromEntries(last.target.shares)]
}

/** Ids of the eligible and qualifying lines, and the value that they reach. */
function standing(
  rule: Partial<OrderRule>,
  running = runningOf(),
  excluded: ProductSpecification | null = null,
) {
  const {eligible, qualifying, reached} = orderStanding(running, orderRule(rule), excluded)
  const idsOf = (lines: readonly CartLine[]) => lines.map(({lineId}) => lineId).join(' ')
  return [idsOf(eligible), idsOf(qualifying), reached]
}

describe('the standing of an order', () => {
  const gift = line('gift', null)
  const box = line('box', 400, 3, {optionOf: 'cup', optionId: 'box'})

  it('counts the value of all lines that have a price', () => {
    expect(standing({}, runningOf([cot, cup, gift]))).toEqual(['cot cup', 'cot cup', 12_000])
    expect(standing({}, runningOf([]))).toEqual(['', '', 0])
  })

  it('counts the value that product promotions left', () => {
    const running = runningOf()
    running.apply(onLine('cup'))
    expect(standing({}, running)).toEqual(['cot cup bib', 'cot cup bib', 12_700])
  })

  it('counts pieces, of products alone', () => {
    const running = runningOf([cot, cup, box])
    expect(standing({condition: 'quantity'}, running)).toEqual(['cot cup box', 'cot cup box', 4])
    expect(standing({condition: 'total'}, running)).toEqual(['cot cup box', 'cot cup box', 12_400])
  })

  it('counts nothing as a combination without any constraint', () => {
    expect(standing({condition: 'combination'})).toEqual(['cot cup bib', 'cot cup bib', 0])
  })

  it('counts the qualifying products alone', () => {
    expect(standing({qualifying: products('cup', 'bib')})).toEqual(['cot cup bib', 'cup bib', 3800])
    expect(standing({qualifying: products('toy')})).toEqual(['cot cup bib', '', 0])
  })

  it.each<[string, Partial<OrderRule>, ProductSpecification | null, string]>([
    ['nothing', {}, null, 'cot cup bib'],
    ['its own', {excluded: products('cot')}, null, 'cup bib'],
    ['those of the site', {}, products('cup'), 'cot bib'],
    ['both', {excluded: products('cot')}, products('cup'), 'bib'],
    [
      'its own alone where it ignores those of the site',
      {excluded: products('cot'), ignoresGlobalExclusions: true},
      products('cup'),
      'cup bib',
    ],
    ['nothing by a specification without groups', {excluded: ALL}, ALL, 'cot cup bib'],
  ])('leaves exclusions out: %s', (_name, rule, excluded, expected) => {
    expect(standing(rule, runningOf(), excluded)[0]).toBe(expected)
  })

  it('leaves discounted lines out where the rule says so', () => {
    const running = runningOf()
    running.apply(onLine('cup'))
    running.apply({
      ...onLine('cot'),
      target: {kind: 'order', shares: new Map([['cot', 100]])},
    })
    expect(standing({excludesDiscounted: true}, running)).toEqual(['cot bib', 'cot bib', 9700])
    expect(standing({excludesDiscounted: true})).toEqual(['cot cup bib', 'cot cup bib', 12_800])
  })

  describe('with a combination', () => {
    const combination = [
      {quantity: 1, products: products('cot')},
      {quantity: 1, products: products('cup')},
    ]
    const twice = [line('cot', 18_000, 2), cup, bib]

    it.each<[OrderRule['condition'], number, number]>([
      ['combination', 0, 1],
      ['combination', 1, 1],
      ['combination', 2, 2],
      ['combination', 3, 2],
      ['total', 0, 21_000],
      ['quantity', 0, 5],
    ])('and the condition "%s" from %s on reaches %s', (condition, threshold, reached) => {
      const rule = {condition, combination, tiers: [tier(ten, threshold)]}
      expect(standing(rule, runningOf(twice))).toEqual(['cot cup bib', 'cot cup', reached])
    })

    it('that is not complete qualifies nothing', () => {
      for (const condition of ['total', 'quantity', 'combination'] as const)
        expect(standing({condition, combination}, runningOf([cup, bib]))).toEqual([
          'cup bib',
          '',
          0,
        ])
    })
  })
})

describe('an order discount', () => {
  it('is shared by the lines to the cent', () => {
    expect(saved(apply({tiers: [tier({type: 'amount', amount: '10'})]}))).toEqual([
      1000,
      {cot: 703, cup: 234, bib: 63},
    ])
    expect(saved(apply({tiers: [tier(ten)]}))).toEqual([1280, {cot: 900, cup: 300, bib: 80}])
  })

  it('is taken once, whatever the number of pieces', () => {
    const price: Discount = {type: 'fixed_price', amount: '100'}
    expect(saved(apply({tiers: [tier(price)]}))).toMatchObject([2800, {}])
  })

  it('names its promotion and its discount', () => {
    const rule = orderRule({tiers: [tier(ten)]})
    const own = active('p', rule)
    const running = runningOf([cot])
    applyOrderPromotion(running, own, rule, null)
    expect(running.discounts).toEqual([
      {
        active: own,
        discount: ten,
        amount: 900,
        target: {kind: 'order', shares: new Map([['cot', 900]])},
      },
    ])
    expect(running.priceOf('cot')).toBe(8100)
  })

  it.each([
    ['total', 128, true],
    ['total', 128.01, false],
    ['quantity', 6, true],
    ['quantity', 7, false],
  ] as const)('by %s from %s on applies: %s', (condition, threshold, expected) => {
    const running = apply({condition, tiers: [tier(ten, threshold)]})
    expect(running.discounts).toHaveLength(expected ? 1 : 0)
  })

  it('is that of the last tier that is reached', () => {
    const tiers = [tier(ten), tier({type: 'amount', amount: '20'}, 100), tier({type: 'free'}, 200)]
    expect(saved(apply({tiers}))).toMatchObject([2000, {}])
  })

  it('is none without a qualifying line', () => {
    expect(saved(apply({qualifying: products('toy'), tiers: [tier(ten)]}))).toBeNull()
    expect(saved(apply({tiers: [tier(ten)]}, runningOf([])))).toBeNull()
    expect(saved(apply({tiers: []}))).toBeNull()
  })

  it.each<[boolean, unknown]>([
    [false, [1280, {cot: 900, cup: 300, bib: 80}]],
    [true, [300, {cup: 300}]],
  ])('on qualifying lines alone, %s, is %j', (onlyQualifying, expected) => {
    const rule = {qualifying: products('cup'), onlyQualifying, tiers: [tier(ten)]}
    expect(saved(apply(rule))).toEqual(expected)
  })

  it('leaves out lines that are never discounted, though they count', () => {
    const never = line('card', 5000, 1, {neverDiscounted: true})
    const rule = {tiers: [tier(ten, 140)]}
    expect(saved(apply(rule, runningOf([cot, never])))).toEqual([900, {cot: 900}])
  })

  it('leaves out what the site excludes', () => {
    const excluded = products('cot')
    expect(saved(apply({tiers: [tier(ten)]}, runningOf(), {excluded}))).toEqual([
      380,
      {cup: 300, bib: 80},
    ])
  })

  it('holds for the payment that it asks for', () => {
    const rule = {paymentMethodIds: ['card'], tiers: [tier(ten)]}
    expect(saved(apply(rule))).toBeNull()
    expect(saved(apply(rule, runningOf([cot], {paymentMethodIds: ['card']})))).toMatchObject([
      900,
      {},
    ])
  })

  it.each<Discount>([
    {type: 'bonus', productIds: ['toy']},
    {type: 'bonus_choice', products: [], rule: null, maxItems: 2},
  ])('may be a bonus, once: %j', (discount) => {
    const running = apply({tiers: [tier(discount)]})
    expect(running.bonuses).toMatchObject([
      {active: {promotion: {id: 'p'}}, discount, times: 1, qualifyingLineId: null},
    ])
    expect(running.discounts).toEqual([])
  })
})

describe('other promotions beside an order promotion', () => {
  const other = (exclusivity: Promotion['exclusivity'], more: Partial<Promotion> = {}) => {
    const running = runningOf([cot])
    running.apply({
      active: active('other', orderRule({}), {exclusivity, ...more}),
      discount: ten,
      amount: 900,
      target: {kind: 'order', shares: new Map([['cot', 900]])},
    })
    return running
  }

  it.each([
    ['no', 'no', true],
    ['class', 'no', false],
    ['no', 'class', false],
    ['global', 'no', false],
  ] as const)('of exclusivity "%s" and "%s" allow it: %s', (theirs, own, expected) => {
    const running = apply({tiers: [tier(ten)]}, other(theirs), {promotion: {exclusivity: own}})
    expect(running.discounts).toHaveLength(expected ? 2 : 1)
  })

  it('of another class allow an exclusive one, and all of them have to allow it', () => {
    const running = runningOf()
    running.apply(onLine('cup'))
    apply({tiers: [tier(ten)]}, running, {promotion: {exclusivity: 'class'}})
    expect(running.discounts).toHaveLength(2)
    const both = other('class')
    both.apply(onLine('cot'))
    expect(apply({tiers: [tier(ten)]}, both).discounts).toHaveLength(2)
  })
})
