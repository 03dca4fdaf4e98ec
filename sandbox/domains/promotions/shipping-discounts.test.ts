import type {Cart, CartLine, CartShipment} from './cart'
import {RunningCart} from './cart'
import type {ProductSpecification} from './product-specification'
import type {Discount, Promotion, ShippingRule, Tier} from './promotion'
import {applyShippingPromotion, shipmentStanding} from './shipping-discounts'
import {active, line, productRule, products, shippingRule} from './testing'

const tier = (discount: Discount, threshold = 0): Tier => ({
  threshold,
  eligibleQuantity: null,
  discount,
})
const free: Discount = {type: 'free'}

const cot = line('cot', 9000)
const cup = line('cup', 3000, 3)
const toy = line('toy', 500, 2, {shipmentId: 'gift'})
const me: CartShipment = {shipmentId: 'me', methodId: 'standard', price: 495}
const gift: CartShipment = {shipmentId: 'gift', methodId: 'express', price: 995}

const runningOf = (lines: CartLine[] = [cot, cup, toy], more: Partial<Cart> = {}) =>
  new RunningCart({
    currency: 'EUR',
    lines,
    shipments: [me, gift],
    paymentMethodIds: [],
    ...more,
  })

function apply(
  rule: Partial<ShippingRule>,
  running = runningOf(),
  {excluded, promotion}: {excluded?: ProductSpecification; promotion?: Partial<Promotion>} = {},
) {
  const whole = shippingRule(rule)
  applyShippingPromotion(running, active('p', whole, promotion), whole, excluded ?? null)
  return running
}

/** `shipment amount` of each discount. */
const saved = ({discounts}: RunningCart) =>
  discounts.map(({target, amount}) =>
    target.kind === 'shipping' ? `${target.shipmentId} ${amount}` : target.kind,
  )

const standing = (
  rule: Partial<ShippingRule>,
  running = runningOf(),
  excluded: ProductSpecification | null = null,
) => shipmentStanding(running, shippingRule(rule), me, excluded)

describe('the standing of a shipment', () => {
  const box = line('box', 400, 3, {optionOf: 'cup', optionId: 'box'})

  it.each([
    ['total', 12_400],
    ['quantity', 4],
    ['combination', 0],
  ] as const)('by "%s" counts its own goods: %s', (condition, expected) => {
    expect(standing({condition}, runningOf([cot, cup, box, toy]))).toBe(expected)
  })

  it('counts what promotions left of the prices', () => {
    const running = runningOf()
    running.apply({
      active: active('other', productRule({})),
      discount: free,
      amount: 1000,
      target: {kind: 'line', lineId: 'cup'},
    })
    expect(standing({}, running)).toBe(11_000)
  })

  it('counts no value of what a product promotion ships, nor of its options', () => {
    const running = runningOf([cot, cup, box])
    running.productShipping.push({
      active: active('other', productRule({})),
      discount: {type: 'free_shipping'},
      lineId: 'cup',
      quantity: 3,
    })
    expect(standing({}, running)).toBe(9000)
    expect(standing({condition: 'quantity'}, running)).toBe(4)
  })

  it('is none without goods', () => {
    expect(standing({}, runningOf([toy]))).toBeNull()
    expect(standing({}, runningOf([]))).toBeNull()
  })

  it.each<[string, Partial<ShippingRule>, ProductSpecification, number | null]>([
    ['a part', {}, products('cup'), 9000],
    ['nothing of it', {}, products('toy'), 12_000],
    ['all', {}, products('cot', 'cup'), null],
    ['a part, which is ignored', {ignoresGlobalExclusions: true}, products('cup'), 12_000],
  ])('leaves out what the site excludes: %s', (_name, rule, excluded, expected) => {
    expect(standing(rule, runningOf(), excluded)).toBe(expected)
  })

  it.each<[string[], boolean, number | null]>([
    [['cup'], false, 3000],
    [['cup'], true, null],
    [['cup', 'cot'], true, 12_000],
    [['toy'], false, null],
  ])(
    'of qualifying products %j, others prohibited: %s, is %s',
    (ids, prohibitsOthers, expected) => {
      expect(standing({qualifying: products(...ids), prohibitsOthers})).toBe(expected)
    },
  )

  it('counts excluded goods as other ones', () => {
    const rule = {qualifying: products('cot'), prohibitsOthers: true}
    expect(standing(rule, runningOf(), products('cup'))).toBeNull()
    expect(standing({prohibitsOthers: true}, runningOf(), products('cup'))).toBe(9000)
  })

  describe('with a combination', () => {
    const combination = [{quantity: 1, products: products('cup')}]

    it.each<[ShippingRule['condition'], number, number]>([
      ['combination', 0, 1],
      ['combination', 2, 2],
      ['combination', 3, 3],
      ['combination', 4, 3],
      ['total', 0, 12_000],
      ['quantity', 0, 4],
    ])('and the condition "%s" from %s on is %s', (condition, threshold, expected) => {
      expect(standing({condition, combination, tiers: [tier(free, threshold)]})).toBe(expected)
    })

    it.each(['combination', 'total', 'quantity'] as const)(
      'that is not complete is none for "%s"',
      (condition) => {
        expect(standing({condition, combination}, runningOf([cot, toy]))).toBeNull()
        expect(standing({condition, combination}, runningOf(), products('cup'))).toBeNull()
      },
    )
  })
})

describe('a shipping discount', () => {
  it('is taken from each shipment with a method', () => {
    expect(saved(apply({tiers: [tier(free)]}))).toEqual(['me 495', 'gift 995'])
    expect(saved(apply({tiers: [tier({type: 'amount', amount: '2'})]}))).toEqual([
      'me 200',
      'gift 200',
    ])
    expect(saved(apply({tiers: [tier({type: 'fixed_price', amount: '5'})]}))).toEqual(['gift 495'])
  })

  it('names its promotion and its discount, and is taken from the price that is left', () => {
    const rule = shippingRule({tiers: [tier({type: 'percentage', percentage: 50})]})
    const own = active('p', rule)
    const running = runningOf([cot])
    applyShippingPromotion(running, own, rule, null)
    expect(running.discounts).toEqual([
      {
        active: own,
        discount: {type: 'percentage', percentage: 50},
        amount: 248,
        target: {kind: 'shipping', shipmentId: 'me'},
      },
    ])
    applyShippingPromotion(running, active('q', rule), rule, null)
    expect(running.shippingPriceOf('me')).toBe(123)
  })

  it.each<[CartShipment]>([
    [{...me, price: null}],
    [{...me, methodId: null}],
    [{...me, methodId: null, price: null}],
  ])('is none for the shipment %j, but for the next one', (shipment) => {
    const running = runningOf(undefined, {shipments: [shipment, gift]})
    expect(saved(apply({tiers: [tier(free)]}, running))).toEqual(['gift 995'])
  })

  it.each<[string[], string[]]>([
    [[], ['me 495', 'gift 995']],
    [['standard'], ['me 495']],
    [['express'], ['gift 995']],
    [['pickup'], []],
  ])('by the methods %j', (shippingMethodIds, expected) => {
    expect(saved(apply({shippingMethodIds, tiers: [tier(free)]}))).toEqual(expected)
  })

  it.each([
    ['total', 120, ['me 495']],
    ['total', 120.01, []],
    ['total', 5, ['me 495', 'gift 995']],
    ['quantity', 4, ['me 495']],
    ['quantity', 5, []],
    ['quantity', 2, ['me 495', 'gift 995']],
  ] as const)('by %s from %s on is for %j', (condition, threshold, expected) => {
    expect(saved(apply({condition, tiers: [tier(free, threshold)]}))).toEqual(expected)
  })

  it('is none for a shipment without goods, even from nothing on', () => {
    expect(saved(apply({tiers: [tier(free)]}, runningOf([toy])))).toEqual(['gift 995'])
    expect(saved(apply({tiers: []}))).toEqual([])
  })

  it.each<[number | null, string[]]>([
    [null, ['me 495', 'gift 995']],
    [2, ['me 495', 'gift 995']],
    [1, ['me 495']],
    [0, []],
  ])('is taken at most %s times', (maxApplications, expected) => {
    expect(saved(apply({maxApplications, tiers: [tier(free)]}))).toEqual(expected)
  })

  it('counts the shipments that it applies to alone', () => {
    const rule = {maxApplications: 1, qualifying: products('toy'), tiers: [tier(free)]}
    expect(saved(apply(rule))).toEqual(['gift 995'])
  })

  it('holds for the payment that it asks for', () => {
    const rule = {paymentMethodIds: ['card'], tiers: [tier(free)]}
    expect(saved(apply(rule))).toEqual([])
    const running = runningOf([cot], {paymentMethodIds: ['card']})
    expect(saved(apply(rule, running))).toEqual(['me 495'])
  })

  it('heeds what the site excludes', () => {
    const excluded = products('cot', 'cup')
    expect(saved(apply({tiers: [tier(free)]}, runningOf(), {excluded}))).toEqual(['gift 995'])
  })

  it('leaves a shipment to an exclusive promotion, and takes the next one', () => {
    const running = runningOf()
    running.apply({
      active: active('other', shippingRule({}), {exclusivity: 'class'}),
      discount: {type: 'amount', amount: '1'},
      amount: 100,
      target: {kind: 'shipping', shipmentId: 'me'},
    })
    expect(saved(apply({tiers: [tier(free)]}, running))).toEqual(['me 100', 'gift 995'])
  })
})
