import type {AppliedDiscount, Cart, CartLine} from './cart'
import {RunningCart} from './cart'
import {allows, applyProductPromotion, isPaidAsAsked, productTier} from './product-discounts'
import type {ProductSpecification} from './product-specification'
import type {Discount, ProductRule, Promotion, Tier} from './promotion'
import type {ActivePromotion} from './qualification'
import {active, ALL, facts, line, productRule, products} from './testing'

const tier = (discount: Discount, threshold = 0, eligibleQuantity: number | null = null): Tier => ({
  threshold,
  eligibleQuantity,
  discount,
})
const ten: Discount = {type: 'percentage', percentage: 10}
const half: Discount = {type: 'percentage', percentage: 50}
const toy: Discount = {type: 'bonus', productIds: ['toy']}
const choice: Discount = {type: 'bonus_choice', products: [], rule: null, maxItems: 1}
const engravings: Discount = {
  type: 'percentage_off_options',
  percentage: 50,
  optionIds: ['engraving'],
}

const cot = line('cot', 9000)
const cup = line('cup', 3000, 3)
const bib = line('bib', 800, 2)
const optionFor = (of: string, optionId: string | null, price: number | null, quantity = 1) =>
  line(`${of}-${optionId}`, price, quantity, {optionOf: of, optionId})

const runningOf = (lines: CartLine[], more: Partial<Cart> = {}) =>
  new RunningCart({
    currency: 'EUR',
    lines,
    shipments: [{shipmentId: 'me', methodId: 'standard', price: 495}],
    paymentMethodIds: [],
    ...more,
  })

interface Run {
  lines?: CartLine[]
  excluded?: ProductSpecification | null
  promotion?: Partial<Promotion>
  cart?: Partial<Cart>
  running?: RunningCart
}

function apply(rule: Partial<ProductRule>, {lines, excluded, promotion, cart, running}: Run = {}) {
  const one = running ?? runningOf(lines ?? [cot, cup, bib], cart)
  const whole = productRule(rule)
  applyProductPromotion(one, active('p', whole, promotion), whole, excluded ?? null)
  return one
}

/** `place amount` of each discount. */
const saved = ({discounts}: RunningCart) =>
  discounts.map(({target, amount}) =>
    target.kind === 'line' ? `${target.lineId} ${amount}` : `${target.kind} ${amount}`,
  )

const discount = (by: ActivePromotion, target: AppliedDiscount['target']): AppliedDiscount => ({
  active: by,
  discount: ten,
  amount: 1,
  target,
})

describe('the lines of a promotion', () => {
  it('have a price and are no options', () => {
    const lines = [cup, line('free', null), optionFor('toy', 'engraving', 400)]
    expect(saved(apply({tiers: [tier(ten)]}, {lines}))).toEqual(['cup 300'])
    const bonus = apply(
      {tiers: [tier(toy)]},
      {lines: [line('free', null), optionFor('toy', 'engraving', 400)]},
    )
    expect(bonus.bonuses).toEqual([])
  })

  it.each<[string, ProductSpecification | null, boolean, string[]]>([
    ['all without a global exclusion', null, false, ['cot 900', 'cup 300']],
    ['those that it leaves', products('cot'), false, ['cup 300']],
    ['all if the promotion ignores it', products('cot'), true, ['cot 900', 'cup 300']],
    ['none if it names both', products('cot', 'cup'), false, []],
  ])('are %s', (_name, excluded, ignoresGlobalExclusions, expected) => {
    const rule = {ignoresGlobalExclusions, tiers: [tier(ten)]}
    expect(saved(apply(rule, {lines: [cot, cup], excluded}))).toEqual(expected)
  })

  it('are those that no incompatible promotion has discounted', () => {
    const running = runningOf([cot, cup])
    const other = active('other', productRule({}), {exclusivity: 'class'})
    running.apply(discount(other, {kind: 'line', lineId: 'cot'}))
    expect(saved(apply({tiers: [tier(ten)]}, {running}))).toEqual(['cot 1', 'cup 300'])
  })

  it('count only with the payment that the promotion asks for', () => {
    const rule = {paymentMethodIds: ['card'], tiers: [tier(ten)]}
    expect(saved(apply(rule, {lines: [cup]}))).toEqual([])
    const cart = {paymentMethodIds: ['card']}
    expect(saved(apply(rule, {lines: [cup], cart}))).toEqual(['cup 300'])
  })

  it('count by product where identical products are asked for', () => {
    const again = line('cup-2', 1000, 1, {facts: facts('cup')})
    const rule = {kind: 'quantity' as const, qualifying: ALL, tiers: [tier(ten, 4)]}
    const lines = [bib, cup, again]
    expect(saved(apply({...rule, identicalProducts: true}, {lines}))).toEqual([
      'cup 300',
      'cup-2 100',
    ])
    expect(saved(apply(rule, {lines}))).toEqual(['bib 80', 'cup 300', 'cup-2 100'])
    const one = {...rule, identicalProducts: true, tiers: [tier(toy, 2)]}
    expect(apply(one, {lines}).bonuses).toMatchObject([
      {times: 1, qualifyingLineId: 'bib'},
      {times: 2, qualifyingLineId: 'cup'},
    ])
  })
})

describe('a promotion is allowed at a place', () => {
  const own = active('own', productRule({}))
  const exclusive = active('other', productRule({}), {exclusivity: 'class'})

  it('before any other and beside a compatible one', () => {
    const running = runningOf([cup])
    expect(allows(running, own, 'cup')).toBe(true)
    running.apply(discount(active('third', productRule({})), {kind: 'line', lineId: 'cup'}))
    expect(allows(running, own, 'cup')).toBe(true)
  })

  it('beside an exclusive one only elsewhere', () => {
    const running = runningOf([cup, cot])
    running.apply(discount(active('third', productRule({})), {kind: 'line', lineId: 'cup'}))
    running.apply(discount(exclusive, {kind: 'line', lineId: 'cup'}))
    expect([allows(running, own, 'cup'), allows(running, own, 'cot')]).toEqual([false, true])
  })

  it('again, even if it is exclusive itself', () => {
    const running = runningOf([cup])
    running.apply(discount(exclusive, {kind: 'line', lineId: 'cup'}))
    expect(allows(running, exclusive, 'cup')).toBe(true)
  })
})

it.each<[string[], string[], boolean]>([
  [[], [], true],
  [[], ['card'], true],
  [['card'], [], false],
  [['card'], ['card'], true],
  [['card', 'paypal'], ['gift', 'paypal'], true],
  [['card'], ['paypal'], false],
])('a promotion for payment by %j with %j chosen holds: %s', (asked, chosen, expected) => {
  expect(isPaidAsAsked(runningOf([], {paymentMethodIds: chosen}), asked)).toBe(expected)
})

describe('what qualifies', () => {
  it('is another product than what is discounted', () => {
    const rule = {qualifying: products('cot'), discounted: products('cup'), tiers: [tier(ten)]}
    expect(saved(apply(rule))).toEqual(['cup 300'])
    expect(saved(apply(rule, {lines: [cup, bib]}))).toEqual([])
  })

  it('is discounted itself where nothing else is named', () => {
    const rule = {qualifying: products('cup'), discounted: null, tiers: [tier(ten)]}
    expect(saved(apply(rule))).toEqual(['cup 300'])
    expect(saved(apply({...rule, qualifying: null}))).toEqual([])
  })

  it('is what is discounted where nothing else is asked for', () => {
    const rule = {kind: 'quantity' as const, discounted: products('cup'), tiers: [tier(ten, 3)]}
    expect(saved(apply(rule))).toEqual(['cup 300'])
    expect(saved(apply({...rule, tiers: [tier(ten, 4)]}))).toEqual([])
  })

  /** The cups have met the condition of a promotion that prevents more of it. */
  const spent = () => {
    const running = runningOf([cot, cup, bib])
    const first = active('first', productRule({}), {preventsRequalifying: true})
    running.qualify(first, ['cup'])
    return {running}
  }

  it.each<[string, Partial<ProductRule>, string[]]>([
    ['a simple discount asks for nothing', {discounted: products('cup')}, ['cup 300']],
    ['named products are asked for', {qualifying: products('cup')}, []],
    [
      'of two products the other one is left',
      {qualifying: products('cup', 'bib'), discounted: null},
      ['bib 80'],
    ],
    [
      'a quantity is asked of what is discounted',
      {kind: 'quantity', discounted: products('cup')},
      [],
    ],
    [
      'a quantity of others may be reached',
      {kind: 'quantity', discounted: products('cup', 'bib'), tiers: [tier(ten, 2)]},
      ['cup 300', 'bib 80'],
    ],
    ['and not by the cups', {kind: 'quantity', discounted: ALL, tiers: [tier(ten, 4)]}, []],
    [
      'nor in a group by what is named',
      {kind: 'bogo', qualifying: products('cup'), tiers: [tier(ten, 1, 1)]},
      [],
    ],
    [
      'nor in a group by what is discounted',
      {kind: 'bogo', discounted: products('cup'), tiers: [tier(ten, 1, 1)]},
      [],
    ],
    [
      'nor in a combination',
      {
        kind: 'combination',
        combination: [{quantity: 1, products: products('cup')}],
        tiers: [tier(ten)],
      },
      [],
    ],
  ])('only once where a promotion says so: %s', (_name, rule, expected) => {
    expect(saved(apply({tiers: [tier(ten)], ...rule}, spent()))).toEqual(expected)
  })

  it('and what is discounted is spent for others by a promotion that says so', () => {
    const rule = {qualifying: products('cot'), discounted: products('cup'), tiers: [tier(ten)]}
    const running = apply(rule, {promotion: {preventsRequalifying: true}})
    const other = active('other', productRule({}))
    expect(['cot', 'cup', 'bib'].map((id) => running.mayQualify(other, id))).toEqual([
      false,
      false,
      true,
    ])
    const missed = apply(
      {...rule, kind: 'quantity', tiers: [tier(ten, 2)]},
      {promotion: {preventsRequalifying: true}},
    )
    expect(missed.mayQualify(other, 'cot')).toBe(true)
  })
})

describe('the tier', () => {
  const [low, high] = [tier(ten, 3), tier(half, 5)]

  it.each<[ProductRule['kind'], number, number, Tier | undefined]>([
    ['simple', 1, 100, low],
    ['quantity', 2, 900_000, undefined],
    ['quantity', 3, 1, low],
    ['quantity', 4, 1, low],
    ['quantity', 5, 1, high],
    ['amount', 99, 299, undefined],
    ['amount', 1, 300, low],
    ['amount', 99, 499, low],
    ['amount', 1, 500, high],
    ['bogo', 1, 1, high],
    ['total', 1, 1, high],
    ['combination', 1, 1, high],
  ])('of kind "%s" for %s units that cost %s', (kind, quantity, price, expected) => {
    const rule = productRule({kind, qualifying: products('cup'), tiers: [low, high]})
    const lines = [line('cup', price, quantity), line('cot', 90_000, 9)]
    expect(productTier(runningOf(lines), rule)).toBe(expected)
  })

  it('is reached by several lines together', () => {
    const rule = (kind: ProductRule['kind'], threshold: number) =>
      productRule({kind, tiers: [tier(ten, threshold)]})
    const running = runningOf([cup, bib])
    expect(productTier(running, rule('quantity', 5))).toBeDefined()
    expect(productTier(running, rule('quantity', 6))).toBeUndefined()
    expect(productTier(running, rule('amount', 38))).toBeDefined()
    expect(productTier(running, rule('amount', 39))).toBeUndefined()
  })

  it('is that of the qualifying products, else of the discounted ones, never of options', () => {
    const named = productRule({qualifying: products('cot'), discounted: ALL, tiers: [low]})
    expect(productTier(runningOf([cup]), named)).toBeUndefined()
    expect(productTier(runningOf([cot]), named)).toBe(low)
    const discounted = productRule({discounted: products('cup'), tiers: [low]})
    expect(productTier(runningOf([cup]), discounted)).toBe(low)
    expect(productTier(runningOf([cot]), discounted)).toBeUndefined()
    const none = productRule({discounted: null, tiers: [low]})
    expect(productTier(runningOf([cup]), none)).toBeUndefined()
    const all = productRule({tiers: [low]})
    expect(productTier(runningOf([optionFor('cup', 'engraving', 400)]), all)).toBeUndefined()
    expect(productTier(runningOf([]), all)).toBeUndefined()
    expect(productTier(runningOf([cup]), productRule({kind: 'bogo'}))).toBeUndefined()
  })
})

describe('a price discount', () => {
  it.each<[number | null, string[]]>([
    [null, ['bib 400', 'cup 1500', 'cot 4500']],
    [0, []],
    [1, ['cot 4500']],
    [2, ['cot 4500', 'cup 500']],
    [4, ['cot 4500', 'cup 1500']],
    [5, ['cot 4500', 'cup 1500', 'bib 200']],
    [99, ['cot 4500', 'cup 1500', 'bib 400']],
  ])('applies at most %s times, the dearest units first', (maxApplications, expected) => {
    const lines = [bib, cup, cot]
    expect(saved(apply({maxApplications, tiers: [tier(half)]}, {lines}))).toEqual(expected)
  })

  it('on some units of a line is based on their share of its price', () => {
    const rule = (maxApplications: number) => ({maxApplications, tiers: [tier({type: 'free'})]})
    const three = [line('cup', 1000, 3)]
    expect(saved(apply(rule(1), {lines: three}))).toEqual(['cup 333'])
    expect(saved(apply(rule(2), {lines: three}))).toEqual(['cup 667'])
    expect(saved(apply(rule(3), {lines: three}))).toEqual(['cup 1000'])
    expect(saved(apply(rule(1), {lines: [line('rope', 1000, 2.5)]}))).toEqual(['rope 400'])
    expect(saved(apply(rule(1), {lines: [line('rope', 1000, 0.5)]}))).toEqual(['rope 1000'])
  })

  it('is for each unit', () => {
    const rule = {discounted: products('cup'), tiers: [tier({type: 'amount', amount: '2'})]}
    expect(saved(apply(rule))).toEqual(['cup 600'])
    expect(saved(apply({...rule, maxApplications: 2}))).toEqual(['cup 400'])
  })

  it('goes down to the price in the price book that it names, and to no other', () => {
    const priced = line('cup', 3000, 3, {priceInBook: (id) => (id === 'club' ? 700 : null)})
    const rule = (priceBookId: string) => ({
      tiers: [tier({type: 'price_book_price', priceBookId})],
    })
    expect(saved(apply(rule('club'), {lines: [priced]}))).toEqual(['cup 900'])
    expect(saved(apply(rule('other'), {lines: [priced]}))).toEqual([])
  })

  it('names the promotion, its discount and the line', () => {
    const rule = productRule({discounted: products('cup'), tiers: [tier(ten)]})
    const own = active('p', rule)
    const running = runningOf([cup])
    applyProductPromotion(running, own, rule, null)
    expect(running.discounts).toEqual([
      {active: own, discount: ten, amount: 300, target: {kind: 'line', lineId: 'cup'}},
    ])
  })
})

describe('options', () => {
  const lines = [
    cup,
    cot,
    optionFor('cup', 'engraving', 600, 3),
    optionFor('cup', 'box', 300, 3),
    optionFor('cup', 'wrap', 0, 3),
    optionFor('cup', null, null, 3),
    {...optionFor('cup', 'warranty', 900, 3), neverDiscounted: true},
    optionFor('cot', 'engraving', 500),
  ]

  it('share a percentage with their product', () => {
    const rule = {discounted: products('cup'), tiers: [tier(ten)]}
    expect(saved(apply(rule, {lines}))).toEqual(['cup 300', 'cup-engraving 60', 'cup-box 30'])
    expect(saved(apply({...rule, maxApplications: 1}, {lines}))).toEqual([
      'cup 100',
      'cup-engraving 20',
      'cup-box 10',
    ])
  })

  it('share no amount', () => {
    const rule = {discounted: products('cup'), tiers: [tier({type: 'amount', amount: '1'})]}
    expect(saved(apply(rule, {lines}))).toEqual(['cup 300'])
  })

  it.each<[number | null, string[]]>([
    [null, ['cup-engraving 300', 'cot-engraving 250']],
    [1, ['cot-engraving 250']],
    [3, ['cot-engraving 250', 'cup-engraving 200']],
  ])('alone are discounted at most %s times, the dearest first', (maxApplications, expected) => {
    expect(saved(apply({maxApplications, tiers: [tier(engravings)]}, {lines}))).toEqual(expected)
  })

  it('alone are discounted if they have an id that is named', () => {
    const unnamed = [cup, optionFor('cup', null, 600, 3)]
    expect(saved(apply({tiers: [tier(engravings)]}, {lines: unnamed}))).toEqual([])
    const box: Discount = {...engravings, optionIds: ['toy', 'box']}
    expect(saved(apply({tiers: [tier(box)]}, {lines}))).toEqual(['cup-box 150'])
  })
})

describe('a bonus', () => {
  it.each<[string, Partial<ProductRule>, number | null]>([
    ['a product for each unit', {tiers: [tier(toy)]}, 5],
    ['a product at most twice', {maxApplications: 2, tiers: [tier(toy)]}, 2],
    ['a product at most nine times', {maxApplications: 9, tiers: [tier(toy)]}, 5],
    ['no product if it may not', {maxApplications: 0, tiers: [tier(toy)]}, null],
    ['a choice once', {tiers: [tier(choice)]}, 1],
    ['a product for two units', {kind: 'quantity', tiers: [tier(toy, 2)]}, 2],
    ['a product for five units', {kind: 'quantity', tiers: [tier(toy, 5)]}, 1],
    ['a product for six units', {kind: 'quantity', tiers: [tier(toy, 6)]}, null],
    ['a product without a threshold', {kind: 'quantity', tiers: [tier(toy, 0)]}, 5],
    ['a choice for two units', {kind: 'quantity', tiers: [tier(choice, 2)]}, 2],
    ['a product for a value', {kind: 'amount', tiers: [tier(toy, 2)]}, 1],
    ['a choice for a value', {kind: 'amount', tiers: [tier(choice, 2)]}, 1],
  ])('is %s', (_name, rule, times) => {
    const {bonuses, discounts} = apply(rule, {lines: [cup, bib]})
    expect(bonuses.map((one) => one.times)).toEqual(times === null ? [] : [times])
    expect(bonuses.map((one) => one.qualifyingLineId)).toEqual(times === null ? [] : ['cup'])
    expect(discounts).toEqual([])
  })

  it('counts whole units', () => {
    const rope = [line('rope', 1000, 2.9)]
    expect(apply({tiers: [tier(toy)]}, {lines: rope}).bonuses).toMatchObject([{times: 2}])
    const short = [line('rope', 1000, 0.9)]
    expect(apply({tiers: [tier(toy)]}, {lines: short}).bonuses).toEqual([])
  })

  it('names its promotion and its discount', () => {
    const {bonuses} = apply({tiers: [tier(choice)]}, {lines: [cup]})
    expect(bonuses).toMatchObject([{active: {promotion: {id: 'p'}}, discount: choice}])
  })
})

it.each<Discount>([{type: 'free_shipping'}, {type: 'fixed_price_shipping', amount: '0.99'}])(
  'a product is shipped: %j',
  (shipping) => {
    const running = apply({discounted: products('cup'), tiers: [tier(shipping)]})
    expect(running.productShipping).toMatchObject([
      {discount: shipping, lineId: 'cup', quantity: 3},
    ])
    expect(running.discounts).toEqual([])
    const pair = {kind: 'bogo' as const, qualifying: ALL, tiers: [tier(shipping, 1, 1)]}
    expect(apply(pair, {lines: [cup]}).productShipping).toMatchObject([
      {discount: shipping, lineId: 'cup', quantity: 1},
    ])
  },
)

describe('groups of units', () => {
  const pair = (one: Discount, more: Partial<ProductRule> = {}): Partial<ProductRule> => ({
    kind: 'bogo',
    qualifying: products('cot'),
    discounted: products('cup', 'bib'),
    tiers: [tier(one, 1, 2)],
    ...more,
  })

  it('discount their units', () => {
    expect(saved(apply(pair({type: 'free'})))).toEqual(['cup 2000'])
    expect(saved(apply(pair({type: 'free'}), {lines: [cup, bib]}))).toEqual([])
  })

  it('take what is discounted for what qualifies when nothing else is named', () => {
    const rule = pair({type: 'free'}, {qualifying: null, tiers: [tier({type: 'free'}, 1, 1)]})
    expect(saved(apply(rule))).toEqual(['cup 1000', 'bib 400'])
  })

  it('have what earns them kept from further exclusive discounts', () => {
    const running = apply(pair({type: 'free'}), {promotion: {exclusivity: 'class'}})
    expect(running.used().map(({place}) => place)).toEqual(['cup', 'cot'])
  })

  it('spend the products on both sides', () => {
    const running = apply(pair({type: 'free'}), {promotion: {preventsRequalifying: true}})
    const other = active('other', productRule({}))
    expect(['cot', 'cup', 'bib'].map((id) => running.mayQualify(other, id))).toEqual([
      false,
      false,
      true,
    ])
  })

  it.each<[Discount, number]>([
    [toy, 2],
    [choice, 1],
  ])('give a bonus: %j, %s times', (bonus, times) => {
    const lines = [line('cot', 18_000, 2), cup, bib]
    const {bonuses, discounts} = apply(pair(bonus), {lines})
    expect(bonuses).toMatchObject([{discount: bonus, times, qualifyingLineId: 'cot'}])
    expect(discounts).toEqual([])
  })

  it('give a bonus for the line that is got when none earns it', () => {
    const rule: Partial<ProductRule> = {kind: 'total', tiers: [tier(toy, 0, 2)]}
    expect(apply(rule, {lines: [bib]}).bonuses).toMatchObject([{times: 1, qualifyingLineId: 'bib'}])
  })

  it('discount as many options as units', () => {
    const lines = [cot, cup, optionFor('cup', 'engraving', 600, 3)]
    const running = apply(pair(engravings), {lines})
    expect(saved(running)).toEqual(['cup-engraving 200'])
  })

  it('ship as many units, over all groups', () => {
    const lines = [line('cot', 18_000, 2), line('cup', 5000, 5)]
    const {productShipping} = apply(pair({type: 'free_shipping'}), {lines})
    expect(productShipping).toMatchObject([{lineId: 'cup', quantity: 4}])
  })
})
