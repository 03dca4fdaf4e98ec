import {approachingDiscounts} from './approaching'
import type {Cart, CartLine, CartShipment} from './cart'
import type {ProductSpecification} from './product-specification'
import type {Discount, OrderRule, Promotion, ShippingRule, Tier} from './promotion'
import type {ActivePromotion} from './qualification'
import {active, line, orderRule, productRule, products, shippingRule} from './testing'

const tier = (
  threshold: number,
  discount: Discount = {type: 'percentage', percentage: 10},
): Tier => ({
  threshold,
  eligibleQuantity: null,
  discount,
})
const free: Discount = {type: 'free'}

const toy: Discount = {type: 'bonus', productIds: ['toy']}

/** A bonus for an order from 100 on that is announced from 80 on. */
const order = (id: string, rule: Partial<OrderRule> = {}, more: Partial<Promotion> = {}) =>
  active(id, orderRule({upsell: 20, tiers: [tier(100, toy)], ...rule}), more)
/** Free shipping from 50 on that is announced from 30 on. */
const shipping = (id: string, rule: Partial<ShippingRule> = {}, more: Partial<Promotion> = {}) =>
  active(id, shippingRule({upsell: 20, tiers: [tier(50, free)], ...rule}), more)

const me: CartShipment = {shipmentId: 'me', methodId: null, price: null}
const gift: CartShipment = {shipmentId: 'gift', methodId: null, price: null}

interface Goods {
  lines?: CartLine[]
  price?: number
  excluded?: ProductSpecification | null
  cart?: Partial<Cart>
}

function find(promotions: ActivePromotion[], {lines, price, excluded, cart}: Goods = {}) {
  return approachingDiscounts(
    {
      currency: 'EUR',
      lines: lines ?? [line('cot', price ?? 9000)],
      shipments: [me],
      paymentMethodIds: [],
      ...cart,
    },
    promotions,
    excluded ?? null,
  )
}
const idsOf = (found: ReturnType<typeof find>) => found.map(({promotion: {id}}) => id)

describe('an order discount', () => {
  it.each([
    [7999, false],
    [8000, true],
    [9999, true],
    [10_000, false],
  ])('from 100.00 on is announced at %s cents: %s', (price, expected) => {
    expect(idsOf(find([order('p')], {price}))).toEqual(expected ? ['p'] : [])
  })

  it('that the cart has is announced for its next tier only, by what the cart was worth before', () => {
    const tenPercent = (...thresholds: number[]) =>
      order('p', {tiers: thresholds.map((threshold) => tier(threshold))})
    expect(find([tenPercent(100)], {price: 10_000})).toEqual([])
    expect(find([tenPercent(100, 120)], {price: 10_000})).toMatchObject([
      {threshold: 12_000, reached: 10_000},
    ])
    expect(find([tenPercent(100, 121)], {price: 10_000})).toEqual([])
  })

  it('says what is reached and what it gives', () => {
    const promotion = order('p')
    expect(find([promotion])).toEqual([
      {
        promotion: promotion.promotion,
        discount: toy,
        threshold: 10_000,
        reached: 9000,
        shipmentId: null,
        methodIds: [],
      },
    ])
  })

  it.each<[number, number[]]>([
    [7999, []],
    [9000, [10_000]],
    [10_000, []],
    [17_999, []],
    [18_000, [20_000]],
    [20_000, []],
  ])('of two tiers at %s cents, the next one is announced: %j', (price, expected) => {
    const found = find([order('p', {tiers: [tier(100, toy), tier(200, toy)]})], {price})
    expect(found.map(({threshold}) => threshold)).toEqual(expected)
  })

  it('is in the decimals of the currency', () => {
    const yen = {currency: 'JPY'}
    expect(idsOf(find([order('p')], {price: 80, cart: yen}))).toEqual(['p'])
    expect(idsOf(find([order('p')], {price: 79, cart: yen}))).toEqual([])
    expect(find([order('p')], {price: 99, cart: yen})).toMatchObject([
      {threshold: 100, reached: 99},
    ])
  })

  it.each([
    [null, 9999, false],
    [0, 9999, false],
    [0.01, 9999, true],
    [1e9, 1, true],
    [1e30, 1, true],
  ])('with a distance of %s is announced at %s cents: %s', (upsell, price, expected) => {
    expect(idsOf(find([order('p', {upsell})], {price}))).toEqual(expected ? ['p'] : [])
  })

  it.each(['quantity', 'combination'] as const)('by "%s" is never announced', (condition) => {
    const rule = {condition, upsell: 20, tiers: [tier(10)]}
    expect(find([order('p', rule)], {lines: [line('cot', 9000, 9)]})).toEqual([])
    expect(find([shipping('p', rule)], {lines: [line('cot', 9000, 9)]})).toEqual([])
  })

  it('is announced for qualifying products in the order alone', () => {
    const cup = line('cup', 9000)
    const rule = {qualifying: products('cup')}
    expect(idsOf(find([order('p', rule)], {lines: [cup]}))).toEqual(['p'])
    expect(find([order('p', rule)], {lines: [line('cot', 9000)]})).toEqual([])
    const all = {...rule, upsell: 100}
    expect(find([order('p', all)], {lines: [line('cot', 9000)]})).toEqual([])
    expect(find([order('p', {upsell: 100})], {lines: []})).toEqual([])
  })

  it('leaves out what the site excludes', () => {
    const lines = [line('cot', 9000), line('cup', 8000)]
    expect(find([order('p')], {lines, excluded: products('cup')})).toMatchObject([{reached: 9000}])
    expect(find([order('p')], {lines})).toEqual([])
  })

  it('counts the prices that other promotions left', () => {
    const half = active('half', productRule({tiers: [tier(0, {type: 'amount', amount: '30'})]}))
    expect(find([half, order('p')], {price: 11_500})).toMatchObject([{reached: 8500}])
  })
})

describe('a promotion that is not announced', () => {
  it('is a product promotion or one without a rule', () => {
    const product = active('p', productRule({kind: 'amount', tiers: [tier(100)]}))
    expect(find([product])).toEqual([])
    const none = order('p')
    expect(find([{...none, promotion: {...none.promotion, rule: null}}])).toEqual([])
  })

  it('has no tier', () => {
    expect(find([order('p', {tiers: []})])).toEqual([])
  })
})

describe('a shipping discount', () => {
  it.each([
    [2999, false],
    [3000, true],
    [4999, true],
    [5000, false],
  ])('from 50.00 on is announced at %s cents: %s', (price, expected) => {
    expect(idsOf(find([shipping('p')], {price}))).toEqual(expected ? ['p'] : [])
  })

  it('is announced for each shipment with goods, with its methods', () => {
    const promotion = shipping('p', {shippingMethodIds: ['standard', 'express']})
    const lines = [line('cot', 4000), line('cup', 3500, 1, {shipmentId: 'gift'})]
    const shipments = [me, gift, {...me, shipmentId: 'empty'}]
    const shared = {
      promotion: promotion.promotion,
      discount: free,
      threshold: 5000,
      methodIds: ['standard', 'express'],
    }
    expect(find([promotion], {lines, cart: {shipments}})).toEqual([
      {...shared, reached: 4000, shipmentId: 'me'},
      {...shared, reached: 3500, shipmentId: 'gift'},
    ])
    const wide = shipping('p', {upsell: 50})
    expect(find([wide], {lines: [lines[0] ?? line('cot', 1)], cart: {shipments}})).toMatchObject([
      {shipmentId: 'me'},
    ])
    expect(find([promotion], {lines, cart: {shipments: []}})).toEqual([])
  })

  it('counts what the site does not exclude', () => {
    const lines = [line('cot', 4000), line('cup', 2000)]
    expect(find([shipping('p')], {lines})).toEqual([])
    expect(find([shipping('p')], {lines, excluded: products('cup')})).toMatchObject([
      {reached: 4000},
    ])
  })
})

it('the discounts are in the order of their thresholds, equal ones in that of the promotions', () => {
  const promotions = [
    order('c', {tiers: [tier(60)]}),
    shipping('b', {tiers: [tier(50)]}),
    order('d', {tiers: [tier(60)]}),
    shipping('a', {tiers: [tier(45)]}),
  ]
  expect(idsOf(find(promotions, {price: 4200}))).toEqual(['a', 'b', 'c', 'd'])
  expect(idsOf(find(promotions.toReversed(), {price: 4200}))).toEqual(['a', 'b', 'd', 'c'])
})

describe('a promotion in the cart', () => {
  const took = (exclusivity: Promotion['exclusivity'], kind: 'order' | 'product') =>
    kind === 'order'
      ? active('own', orderRule({tiers: [tier(0, {type: 'amount', amount: '1'})]}), {exclusivity})
      : active('own', productRule({tiers: [tier(0, {type: 'amount', amount: '1'})]}), {exclusivity})

  it.each<['order' | 'product', Promotion['exclusivity'], Promotion['exclusivity'], string[]]>([
    ['order', 'no', 'no', ['p', 'q']],
    ['order', 'no', 'class', ['q']],
    ['order', 'class', 'no', ['q']],
    ['order', 'global', 'no', []],
    ['product', 'no', 'no', ['p', 'q']],
    ['product', 'no', 'class', ['p', 'q']],
    ['product', 'class', 'no', ['p', 'q']],
    ['product', 'class', 'class', ['p', 'q']],
    ['product', 'global', 'no', []],
  ])('of class "%s" and "%s" beside "%s" leaves %j', (kind, theirs, exclusivity, expected) => {
    const promotions = [
      took(theirs, kind),
      order('p', {tiers: [tier(100)]}, {exclusivity}),
      shipping('q', {tiers: [tier(101)]}, {exclusivity}),
    ]
    expect(idsOf(find(promotions, {price: 9500}))).toEqual(expected)
  })

  it.each<Promotion['exclusivity']>(['no', 'class', 'global'])(
    'of exclusivity "%s" is announced for its own next tier',
    (exclusivity) => {
      const own = order('p', {tiers: [tier(50), tier(100)]}, {exclusivity})
      expect(find([own], {price: 9500})).toMatchObject([{threshold: 10_000}])
    },
  )

  it('that gives no discount leaves all', () => {
    const idle = active('own', orderRule({tiers: [tier(500)]}), {exclusivity: 'global'})
    expect(idsOf(find([idle, order('p')]))).toEqual(['p'])
  })
})
