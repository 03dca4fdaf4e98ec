import type {Assignment, Promotion, PromotionRule, Tier} from '../promotions/promotion'
import {NO_QUALIFIERS} from '../promotions/promotion'
import type {ActivePromotion} from '../promotions/qualification'
import {orderRule, productRule, promotion, shippingRule} from '../promotions/testing'
import {couponFinding} from './coupon-reason'

const NOW = Date.parse('2026-06-15T12:00:00.000Z')
const BEFORE = '2026-06-15T11:59:59.999Z'
const AT = '2026-06-15T12:00:00.000Z'
const AFTER = '2026-06-15T12:00:00.001Z'

/** An assignment that asks for the coupon `save`. */
const assignment = (
  campaign: Partial<Assignment['campaign']> = {},
  schedule: Partial<Assignment['schedule']> = {},
): Assignment => ({
  campaign: {
    id: 'summer',
    enabled: true,
    startDate: null,
    endDate: null,
    qualifiers: {...NO_QUALIFIERS, couponIds: ['save']},
    ...campaign,
  },
  schedule: {
    startDate: null,
    endDate: null,
    weekdays: [],
    timeFrom: null,
    timeTo: null,
    ...schedule,
  },
  rank: null,
  matchAll: false,
  qualifiers: NO_QUALIFIERS,
})

const tiers: readonly Tier[] = [50, 100].map((threshold) => ({
  threshold,
  eligibleQuantity: null,
  discount: {type: 'percentage', percentage: 10},
}))

const sale = (rule: PromotionRule | null = productRule({}), more: Partial<Promotion> = {}) => ({
  ...promotion('sale', productRule({}), {assignments: [assignment()], ...more}),
  rule,
})
const active = (one: Promotion, couponId: string | null = 'save'): ActivePromotion => ({
  promotion: one,
  rank: null,
  couponId,
  couponCode: 'SAVE',
})

/** Finds the reason for a coupon whose promotions the shopper qualifies for, unless it says otherwise. */
const finding = (
  promotions: Promotion[],
  more: Partial<Parameters<typeof couponFinding>[0]> = {},
) =>
  couponFinding({
    couponId: 'save',
    promotions,
    active: promotions.map((one) => active(one)),
    goodsValue: 1000,
    situation: {currency: 'EUR', now: NOW, timeZone: 'Europe/Berlin'},
    applies: () => false,
    ...more,
  })

describe('a coupon is of no promotion', () => {
  it.each<[string, Promotion[]]>([
    ['without any', []],
    ['that is switched off', [sale(undefined, {enabled: false})]],
    ['in another currency', [sale(undefined, {currency: 'USD'})]],
    ['without an assignment', [sale(undefined, {assignments: []})]],
    [
      'in a campaign that is switched off',
      [sale(undefined, {assignments: [assignment({enabled: false})]})],
    ],
  ])('%s', (_name, promotions) => {
    expect(finding(promotions)).toBeUndefined()
  })

  it('that asks for another coupon', () => {
    expect(finding([sale()], {couponId: 'other'})).toBeUndefined()
  })
})

describe('a coupon whose promotion is not open', () => {
  // A Monday, 14:00 in Berlin.
  it.each<[Partial<Assignment['campaign']>, Partial<Assignment['schedule']>, string]>([
    [{}, {}, 'customer_group'],
    [{startDate: BEFORE}, {}, 'customer_group'],
    [{startDate: AT}, {}, 'customer_group'],
    [{startDate: AFTER}, {}, 'not_yet_valid'],
    [{}, {startDate: AFTER}, 'not_yet_valid'],
    [{endDate: AFTER}, {}, 'customer_group'],
    [{endDate: AT}, {}, 'expired'],
    [{endDate: BEFORE}, {}, 'expired'],
    [{}, {endDate: BEFORE}, 'expired'],
    [{}, {weekdays: ['Monday']}, 'customer_group'],
    [{}, {weekdays: ['Tuesday']}, 'not_yet_valid'],
    [{}, {timeFrom: '13:59:00.000Z'}, 'customer_group'],
    [{}, {timeFrom: '14:01:00.000Z'}, 'not_yet_valid'],
    [{endDate: BEFORE}, {weekdays: ['Tuesday']}, 'expired'],
    [{storeIds: ['store-1']}, {}, 'customer_group'],
    [{storeIds: ['store-1'], endDate: BEFORE}, {}, 'expired'],
  ])('in a campaign of %j and a schedule of %j: %s', (campaign, schedule, reason) => {
    const one = sale(undefined, {assignments: [assignment(campaign, schedule)]})
    expect(finding([one], {active: []})).toEqual({reason})
  })

  it.each<[string, Assignment[], string]>([
    ['one in force', [assignment(), assignment({endDate: BEFORE})], 'customer_group'],
    [
      'one to come',
      [assignment({endDate: BEFORE}), assignment({startDate: AFTER})],
      'not_yet_valid',
    ],
    [
      'none but past ones',
      [assignment({endDate: BEFORE}), assignment({}, {endDate: AT})],
      'expired',
    ],
  ])('of several assignments, %s', (_name, assignments, reason) => {
    expect(finding([sale(undefined, {assignments})], {active: []})).toEqual({reason})
    const apart = assignments.map((one) => sale(undefined, {assignments: [one]}))
    expect(finding(apart, {active: []})).toEqual({reason})
  })

  it('does not have the dates of assignments for other coupons, or of closed campaigns', () => {
    const other = assignment({qualifiers: {...NO_QUALIFIERS, couponIds: ['other']}})
    const closed = assignment({enabled: false})
    const over = assignment({endDate: BEFORE})
    const one = sale(undefined, {assignments: [other, closed, over]})
    expect(finding([one], {active: []})).toEqual({reason: 'expired'})
  })

  it('is not opened by another coupon, or by none', () => {
    const one = sale()
    const others = [active(one, 'other'), active(one, null)]
    expect(finding([one], {active: others, applies: () => true})).toEqual({
      reason: 'customer_group',
    })
  })
})

describe('a coupon whose promotion is open', () => {
  it('is kept off by other promotions if it applies alone', () => {
    const one = sale()
    const own = active(one)
    const asked: unknown[] = []
    const applies = (promotions: readonly ActivePromotion[]) => {
      asked.push(promotions)
      return true
    }
    expect(finding([one], {active: [active(one, 'other'), own], applies})).toEqual({
      reason: 'not_combinable',
    })
    expect(asked).toEqual([[own]])
  })

  it.each([
    [4999, {reason: 'minimum_not_reached', minimum: 5000}],
    [5000, {reason: 'no_matching_product'}],
    [0, {reason: 'minimum_not_reached', minimum: 5000}],
  ])('needs goods for the first threshold: with %s %j', (goodsValue, expected) => {
    expect(finding([sale(orderRule({tiers}))], {goodsValue})).toEqual(expected)
  })

  it('needs goods for a shipping discount by value too', () => {
    const one = sale(shippingRule({tiers}))
    expect(finding([one], {goodsValue: 4999})).toEqual({
      reason: 'minimum_not_reached',
      minimum: 5000,
    })
    expect(finding([one], {goodsValue: 5000})).toEqual({reason: 'delivery_method'})
  })

  it('has a threshold in the decimals of the currency', () => {
    const situation = {currency: 'JPY', now: NOW, timeZone: 'Asia/Tokyo'}
    expect(finding([sale(orderRule({tiers}))], {situation, goodsValue: 49})).toEqual({
      reason: 'minimum_not_reached',
      minimum: 50,
    })
  })

  it('has the threshold of the first promotion with one', () => {
    const free = sale(orderRule({tiers: tiers.map((one) => ({...one, threshold: 0}))}))
    const dear = sale(orderRule({tiers: tiers.slice(1)}))
    expect(finding([sale(), free, dear, sale(orderRule({tiers}))])).toEqual({
      reason: 'minimum_not_reached',
      minimum: 10_000,
    })
  })

  it.each<[string, PromotionRule | null]>([
    ['a product promotion', productRule({kind: 'amount', tiers})],
    ['an order promotion by quantity', orderRule({condition: 'quantity', tiers})],
    ['an order promotion by combination', orderRule({condition: 'combination', tiers})],
    ['an order promotion without a tier', orderRule({})],
    [
      'an order promotion without a threshold',
      orderRule({tiers: tiers.map((one) => ({...one, threshold: 0}))}),
    ],
    ['a promotion without a rule', null],
  ])('finds no product: %s', (_name, rule) => {
    expect(finding([sale(rule)], {goodsValue: 0})).toEqual({reason: 'no_matching_product'})
  })

  it('finds no delivery if one of its promotions is for shipping', () => {
    const shipping = sale(shippingRule({condition: 'quantity', tiers}))
    expect(finding([shipping])).toEqual({reason: 'delivery_method'})
    expect(finding([sale(), shipping])).toEqual({reason: 'delivery_method'})
  })
})
