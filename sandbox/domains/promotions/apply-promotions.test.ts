import fc from 'fast-check'
import {applyPromotions} from './apply-promotions'
import type {Cart, CartLine, CartShipment} from './cart'
import type {Discount, Tier} from './promotion'
import {prorate} from './prorate'
import type {ActivePromotion} from './qualification'
import {active, ALL, line, orderRule, productRule, products, shippingRule} from './testing'
import {propertyRuns} from '../../testing/extent'

const tier = (discount: Discount, threshold = 0, eligibleQuantity: number | null = null): Tier => ({
  threshold,
  eligibleQuantity,
  discount,
})
const percentage = (value: number, threshold = 0) =>
  tier({type: 'percentage', percentage: value}, threshold)
const amount = (value: string, threshold = 0) => tier({type: 'amount', amount: value}, threshold)

function run(
  lines: CartLine[],
  promotions: ActivePromotion[],
  shipments: CartShipment[] = [],
  more: Partial<Cart> = {},
) {
  const cart = {currency: 'EUR', lines, shipments, paymentMethodIds: [], ...more}
  return applyPromotions(cart, promotions, null)
}

/** `promotion target amount` of every discount. */
const summary = ({discounts}: ReturnType<typeof run>) =>
  discounts.map(({active: {promotion}, amount: saved, target}) => {
    const place =
      target.kind === 'line' ? target.lineId : target.kind === 'order' ? 'order' : target.shipmentId
    return `${promotion.id} ${place} ${saved}`
  })

describe('product promotions', () => {
  it.each([
    ['a percentage, half a cent up', percentage(15), 1499 * 2, 450],
    ['an amount for each unit', amount('2.50'), 2000, 500],
    ['an amount, not below nothing', amount('100'), 2000, 2000],
    ['a fixed unit price', tier({type: 'fixed_price', amount: '9.99'}), 2998, 1000],
    [
      'nothing for a fixed price that is higher',
      tier({type: 'fixed_price', amount: '20'}),
      2998,
      0,
    ],
  ])('takes off %s', (_name, discount, price, saved) => {
    const lines = [line('cup', price, 2)]
    const result = run(lines, [active('p', productRule({tiers: [discount]}))])
    expect(summary(result)).toEqual(saved === 0 ? [] : [`p cup ${saved}`])
  })

  it('takes the price of another price book', () => {
    const rule = productRule({tiers: [tier({type: 'price_book_price', priceBookId: 'club'})]})
    const lines = [line('cup', 3000, 2, {priceInBook: (id) => (id === 'club' ? 1200 : null)})]
    expect(summary(run(lines, [active('p', rule)]))).toEqual(['p cup 600'])
  })

  it('leaves products alone that it does not name', () => {
    const rule = productRule({discounted: products('cup'), tiers: [percentage(10)]})
    const result = run([line('cup', 1000), line('cot', 9000)], [active('p', rule)])
    expect(summary(result)).toEqual(['p cup 100'])
  })

  it('discounts the dearest units while the number of applications lasts', () => {
    const rule = productRule({maxApplications: 2, tiers: [percentage(50)]})
    const result = run([line('cup', 1000, 2), line('cot', 9000)], [active('p', rule)])
    expect(summary(result)).toEqual(['p cot 4500', 'p cup 250'])
  })

  it.each([
    [2, []],
    [3, ['p cup 300']],
    [5, ['p cup 1000']],
  ])('reaches a tier with %s pieces', (quantity, expected) => {
    const tiers = [percentage(10, 3), percentage(20, 5)]
    const rule = productRule({kind: 'quantity', qualifying: ALL, discounted: null, tiers})
    expect(summary(run([line('cup', quantity * 1000, quantity)], [active('p', rule)]))).toEqual(
      expected,
    )
  })

  it('reaches a tier by value in the currency', () => {
    const rule = productRule({
      kind: 'amount',
      qualifying: products('cot'),
      discounted: products('cup'),
      tiers: [percentage(50, 90)],
    })
    const promotions = [active('p', rule)]
    expect(summary(run([line('cot', 9000), line('cup', 1000)], promotions))).toEqual(['p cup 500'])
    expect(summary(run([line('cot', 8999), line('cup', 1000)], promotions))).toEqual([])
  })

  it.each([
    [1, []],
    [3, ['p cup 1000']],
    [5, ['p cup 1000']],
    [6, ['p cup 2000']],
  ])('buy 2 get 1 free with %s pieces', (quantity, expected) => {
    const tiers = [tier({type: 'free'}, 2, 1)]
    const rule = productRule({kind: 'bogo', qualifying: ALL, discounted: ALL, tiers})
    const lines = [line('cup', quantity * 1000, quantity)]
    expect(summary(run(lines, [active('p', rule)]))).toEqual(expected)
  })

  describe('buy 1 get 1 free', () => {
    const tiers = [tier({type: 'free'}, 1, 1)]
    const rule = productRule({kind: 'bogo', qualifying: ALL, discounted: ALL, tiers})
    const four = [line('a', 10_000), line('b', 8000), line('c', 6000), line('d', 4000)]

    it('gives the next most expensive away, earned by the dearest', () => {
      expect(summary(run(four, [active('p', rule)]))).toEqual(['p b 8000', 'p d 4000'])
    })

    it('gives the cheapest away where the site wants it', () => {
      const buyGet = {leastExpensive: true, anyPrice: false}
      const result = run(four, [active('p', rule)], [], {buyGet})
      expect(summary(result)).toEqual(['p d 4000', 'p c 6000'])
    })

    it('gives nothing away that is dearer than what earns it, unless the site allows it', () => {
      const other = {...rule, qualifying: products('cup'), discounted: products('cot')}
      const lines = [line('cup', 1000), line('cot', 9000)]
      expect(summary(run(lines, [active('p', other)]))).toEqual([])
      const buyGet = {leastExpensive: false, anyPrice: true}
      expect(summary(run(lines, [active('p', other)], [], {buyGet}))).toEqual(['p cot 9000'])
    })

    it('gives away a part of what it could, or the whole where that is required', () => {
      const two = {...rule, tiers: [tier({type: 'free'}, 2, 2)]}
      const lines = [line('cup', 3000, 3)]
      expect(summary(run(lines, [active('p', two)]))).toEqual(['p cup 1000'])
      expect(summary(run(lines, [active('p', {...two, exactQuantity: true})]))).toEqual([])
    })

    it('keeps further discounts off what earned an exclusive one', () => {
      const lines = [line('cot', 9000), line('cup', 1000), line('bib', 500)]
      const exclusive = active(
        'p',
        {...rule, qualifying: products('cot'), discounted: products('cup')},
        {exclusivity: 'class'},
      )
      const ten = active('ten', productRule({tiers: [percentage(10)]}))
      expect(summary(run(lines, [exclusive, ten]))).toEqual(['p cup 1000', 'ten bib 50'])
    })
  })

  it('sells three for one price, the dearest first, the sum exact', () => {
    const tiers = [tier({type: 'total_fixed_price', amount: '25'}, 0, 3)]
    const rule = productRule({kind: 'total', tiers})
    const result = run([line('cup', 1999, 2), line('bib', 3000, 2)], [active('p', rule)])
    const total = result.discounts.reduce((sum, {amount: saved}) => sum + saved, 0)
    expect(total).toBe(3000 + 1000 - 2500)
  })

  it('discounts a combination', () => {
    const rule = productRule({
      kind: 'combination',
      combination: [{quantity: 1, products: products('cot')}],
      discountedCombination: [{quantity: 2, products: products('cup')}],
      tiers: [percentage(100)],
    })
    const result = run([line('cot', 9000), line('cup', 3000, 3)], [active('p', rule)])
    expect(summary(result)).toEqual(['p cup 2000'])
  })

  describe('combinations', () => {
    const cotAndCup = [
      {quantity: 1, products: products('cot')},
      {quantity: 2, products: products('cup')},
    ]
    const lines = [line('cot', 9000), line('cup', 3000, 3), line('bib', 500)]
    const bought = {kind: 'combination' as const, discounted: null, combination: cotAndCup}

    it('discounts what it names when nothing else is to be discounted', () => {
      const rule = productRule({...bought, tiers: [percentage(10)]})
      expect(summary(run(lines, [active('p', rule)]))).toEqual(['p cot 900', 'p cup 200'])
      expect(summary(run([line('cot', 9000), line('cup', 1000)], [active('p', rule)]))).toEqual([])
    })

    it('sells it for one price', () => {
      const rule = productRule({
        ...bought,
        combination: [],
        discountedCombination: cotAndCup,
        tiers: [tier({type: 'total_fixed_price', amount: '100'})],
      })
      expect(summary(run(lines, [active('p', rule)]))).toEqual(['p cot 818', 'p cup 182'])
    })

    it('discounts as many of the others as there are', () => {
      const rule = productRule({
        ...bought,
        discountedCombination: [{quantity: 3, products: products('bib', 'cup')}],
        tiers: [percentage(50)],
      })
      expect(summary(run(lines, [active('p', rule)]))).toEqual(['p cup 500', 'p bib 250'])
    })

    it('is found whichever constraint a product is counted for', () => {
      const rule = productRule({
        ...bought,
        combination: [
          {quantity: 1, products: products('cot', 'cup')},
          {quantity: 1, products: products('cot')},
        ],
        tiers: [tier({type: 'amount', amount: '1'})],
      })
      const pair = [line('cot', 9000), line('cup', 1000)]
      expect(summary(run(pair, [active('p', rule)]))).toEqual(['p cot 100', 'p cup 100'])
      expect(summary(run([line('cot', 9000)], [active('p', rule)]))).toEqual([])
    })

    it('holds so many times', () => {
      const rule = productRule({...bought, maxApplications: 1, tiers: [percentage(10)]})
      const twice = [line('cot', 18_000, 2), line('cup', 4000, 4)]
      expect(summary(run(twice, [active('p', rule)]))).toEqual(['p cot 900', 'p cup 200'])
    })

    it('gives bonus products, free shipping and cheaper options', () => {
      const bonus = productRule({...bought, tiers: [tier({type: 'bonus', productIds: ['toy']})]})
      expect(run(lines, [active('p', bonus)]).bonuses).toMatchObject([
        {times: 1, qualifyingLineId: 'cot'},
      ])
      const shipped = productRule({...bought, tiers: [tier({type: 'free_shipping'})]})
      const shipments = [{shipmentId: 'me', methodId: 'standard', price: 495}]
      expect(run(lines, [active('p', shipped)], shipments).productShipping).toMatchObject([
        {lineId: 'cot', quantity: 1},
        {lineId: 'cup', quantity: 2},
      ])
      const engraving = line('text', 400, 1, {optionOf: 'cot', optionId: 'engraving'})
      const off: Discount = {
        type: 'percentage_off_options',
        percentage: 50,
        optionIds: ['engraving'],
      }
      const options = productRule({...bought, tiers: [tier(off)]})
      expect(summary(run([...lines, engraving], [active('p', options)]))).toEqual(['p text 200'])
    })

    it.each([0, 1])('is what an order is discounted for, threshold %s', (threshold) => {
      const rule = orderRule({
        condition: 'combination',
        combination: cotAndCup,
        tiers: [percentage(10, threshold)],
      })
      expect(summary(run(lines, [active('p', rule)]))).toEqual(['p order 1250'])
      expect(summary(run([line('cot', 9000)], [active('p', rule)]))).toEqual([])
      const narrow = {...rule, onlyQualifying: true}
      expect(summary(run(lines, [active('p', narrow)]))).toEqual(['p order 1200'])
    })

    it('is what a shipment is discounted for', () => {
      const rule = shippingRule({
        condition: 'combination',
        combination: cotAndCup,
        tiers: [tier({type: 'free'})],
      })
      const shipments = [{shipmentId: 'me', methodId: 'standard', price: 495}]
      expect(summary(run(lines, [active('p', rule)], shipments))).toEqual(['p me 495'])
      expect(summary(run([line('cot', 9000)], [active('p', rule)], shipments))).toEqual([])
    })
  })

  it('keeps products from qualifying again where a promotion says so', () => {
    const pair = productRule({
      kind: 'quantity',
      qualifying: ALL,
      discounted: null,
      tiers: [percentage(20, 2)],
    })
    const first = active('first', pair, {rank: 1, preventsRequalifying: true})
    const second = active('second', pair, {rank: 2})
    const simple = active('simple', productRule({tiers: [percentage(10)]}), {rank: 3})
    expect(summary(run([line('cup', 2000, 2)], [first, second, simple]))).toEqual([
      'first cup 400',
      'simple cup 160',
    ])
    const lax = active('first', pair, {rank: 1})
    expect(summary(run([line('cup', 2000, 2)], [lax, second]))).toEqual([
      'first cup 400',
      'second cup 320',
    ])
  })

  it('offers a choice of bonus products once, but for each time a quantity is reached', () => {
    const choice: Discount = {type: 'bonus_choice', products: [], rule: null, maxItems: 1}
    const simple = productRule({tiers: [tier(choice)]})
    const byTwo = productRule({
      kind: 'quantity',
      qualifying: ALL,
      discounted: null,
      tiers: [tier(choice, 2)],
    })
    const cups = [line('cup', 5000, 5)]
    expect(run(cups, [active('p', simple)]).bonuses).toMatchObject([{times: 1}])
    expect(run(cups, [active('p', byTwo)]).bonuses).toMatchObject([{times: 2}])
  })

  it('takes a percentage off chosen options too, unless the site keeps them out', () => {
    const lines = [
      line('cup', 1000),
      line('text', 400, 1, {optionOf: 'cup', optionId: 'engraving'}),
      line('warranty', 600, 1, {optionOf: 'cup', optionId: 'warranty', neverDiscounted: true}),
    ]
    const product = active('p', productRule({tiers: [percentage(10)]}))
    expect(summary(run(lines, [product]))).toEqual(['p cup 100', 'p text 40'])
    const order = active('o', orderRule({tiers: [percentage(10)]}))
    expect(summary(run(lines, [order]))).toEqual(['o order 140'])
    const fixed = active('f', productRule({tiers: [tier({type: 'fixed_price', amount: '5'})]}))
    expect(summary(run(lines, [fixed]))).toEqual(['f cup 500'])
  })

  it('gives a bonus for each time, and no more than it may', () => {
    const bonus = tier({type: 'bonus', productIds: ['bib']}, 2)
    const rule = productRule({
      kind: 'quantity',
      qualifying: products('cup'),
      discounted: null,
      maxApplications: 2,
      tiers: [bonus],
    })
    const {bonuses} = run([line('cup', 9000, 9)], [active('p', rule)])
    expect(bonuses).toMatchObject([{times: 2, qualifyingLineId: 'cup'}])
  })

  it('sells the most units for one price that it can', () => {
    const tiers = [
      tier({type: 'total_fixed_price', amount: '15'}, 0, 2),
      tier({type: 'total_fixed_price', amount: '20'}, 0, 3),
    ]
    const rule = productRule({kind: 'total', tiers})
    expect(summary(run([line('cup', 3000, 3)], [active('p', rule)]))).toEqual(['p cup 1000'])
    expect(summary(run([line('cup', 2000, 2)], [active('p', rule)]))).toEqual(['p cup 500'])
  })

  it('discounts chosen options only', () => {
    const off: Discount = {type: 'percentage_off_options', percentage: 50, optionIds: ['engraving']}
    const lines = [
      line('cup', 1000),
      line('cup-engraving', 400, 1, {optionOf: 'cup', optionId: 'engraving'}),
      line('cup-box', 600, 1, {optionOf: 'cup', optionId: 'box'}),
    ]
    expect(summary(run(lines, [active('p', productRule({tiers: [tier(off)]}))]))).toEqual([
      'p cup-engraving 200',
    ])
  })
})

describe('order and shipping promotions', () => {
  it('discounts what product promotions left, to the cent', () => {
    const result = run(
      [line('cup', 1000), line('cot', 9000), line('bib', 333)],
      [
        active('order', orderRule({tiers: [amount('10', 50)]})),
        active('product', productRule({discounted: products('cot'), tiers: [percentage(50)]})),
      ],
    )
    expect(summary(result)).toEqual(['product cot 4500', 'order order 1000'])
    const target = result.discounts[1]?.target
    expect(target?.kind === 'order' && [...target.shares.values()]).toEqual([171, 772, 57])
  })

  it('holds below its threshold back', () => {
    const rule = orderRule({tiers: [percentage(10, 100)]})
    expect(summary(run([line('cot', 9999)], [active('p', rule)]))).toEqual([])
    expect(summary(run([line('cot', 10_000)], [active('p', rule)]))).toEqual(['p order 1000'])
  })

  it('does not count what it excludes', () => {
    const rule = orderRule({excluded: products('card'), tiers: [percentage(10, 50)]})
    const result = run([line('cot', 6000), line('card', 10_000)], [active('p', rule)])
    expect(summary(result)).toEqual(['p order 600'])
  })

  it('ships free by method and value of the goods', () => {
    const rule = shippingRule({shippingMethodIds: ['standard'], tiers: [tier({type: 'free'}, 50)]})
    const shipment = {shipmentId: 'me', methodId: 'standard', price: 495}
    const promotions = [active('p', rule)]
    expect(summary(run([line('cot', 6000)], promotions, [shipment]))).toEqual(['p me 495'])
    expect(summary(run([line('cup', 1000)], promotions, [shipment]))).toEqual([])
    const express = {...shipment, methodId: 'express'}
    expect(summary(run([line('cot', 6000)], promotions, [express]))).toEqual([])
  })

  it('prohibits other goods in the shipment unless it says otherwise', () => {
    const rule = {qualifying: products('cot'), tiers: [tier({type: 'free'})]}
    const shipment = {shipmentId: 'me', methodId: 'standard', price: 495}
    const lines = [line('cot', 6000), line('cup', 1000)]
    expect(summary(run(lines, [active('p', shippingRule(rule))], [shipment]))).toEqual([])
    const lenient = shippingRule({...rule, prohibitsOthers: false})
    expect(summary(run(lines, [active('p', lenient)], [shipment]))).toEqual(['p me 495'])
  })
})

describe('exclusivity and priority', () => {
  const ten = productRule({tiers: [percentage(10)]})
  const twenty = productRule({tiers: [percentage(20)]})

  it('lets two promotions without exclusivity add up, the better one first', () => {
    const result = run([line('cup', 1000)], [active('ten', ten), active('twenty', twenty)])
    expect(summary(result)).toEqual(['twenty cup 200', 'ten cup 80'])
  })

  it('lets rank decide before value', () => {
    const promotions = [active('ten', ten, {rank: 1}), active('twenty', twenty, {rank: 2})]
    expect(summary(run([line('cup', 1000)], promotions))[0]).toBe('ten cup 100')
  })

  it('lets a class-exclusive promotion stand alone on its line, and only there', () => {
    const onCup = productRule({discounted: products('cup'), tiers: [percentage(10)]})
    const result = run(
      [line('cup', 1000), line('cot', 1000)],
      [active('cup', onCup, {exclusivity: 'class'}), active('all', twenty)],
    )
    expect(summary(result)).toEqual(['cup cup 100', 'all cot 200'])
  })

  it('lets a class-exclusive order promotion stand beside product promotions', () => {
    const order = active('order', orderRule({tiers: [percentage(10)]}), {exclusivity: 'class'})
    const second = active('second', orderRule({tiers: [percentage(5)]}))
    const result = run([line('cup', 1000)], [second, order, active('ten', ten)])
    expect(summary(result)).toEqual(['ten cup 100', 'order order 90'])
  })

  it('lets a globally exclusive promotion stand alone', () => {
    const shipping = active('ship', shippingRule({tiers: [tier({type: 'free'})]}))
    const result = run(
      [line('cup', 1000), line('cot', 1000)],
      [active('ten', ten, {exclusivity: 'global'}), active('twenty', twenty), shipping],
      [{shipmentId: 'me', methodId: 'standard', price: 495}],
    )
    expect(summary(result)).toEqual(['ten cup 100', 'ten cot 100'])
  })

  it('lets a globally exclusive promotion go before those of earlier classes', () => {
    const order = active('order', orderRule({tiers: [percentage(5)]}), {exclusivity: 'global'})
    const result = run([line('cup', 1000)], [active('twenty', twenty), order])
    expect(summary(result)).toEqual(['order order 50'])
  })

  it('ranks discounts by their type before their value', () => {
    const rules = {
      percent: percentage(90),
      amount: amount('1'),
      free: tier({type: 'free'}, 1, 1),
      fixed: tier({type: 'fixed_price', amount: '9.99'}),
    }
    const promotions = Object.entries(rules).map(([id, one]) =>
      active(
        id,
        id === 'free'
          ? productRule({kind: 'bogo', qualifying: ALL, tiers: [one]})
          : productRule({tiers: [one]}),
      ),
    )
    const order = summary(run([line('cup', 10_000, 10)], promotions)).map(
      (one) => one.split(' ')[0],
    )
    expect(order).toEqual(['fixed', 'free', 'amount', 'percent'])
  })

  it('ranks a promotion by the tier that the cart reaches', () => {
    const tiers = [tier({type: 'amount', amount: '5'}, 3), percentage(30, 5)]
    const tiered = active('tiered', productRule({kind: 'quantity', qualifying: ALL, tiers}))
    const promotions = [tiered, active('ten', ten)]
    const first = (quantity: number) =>
      summary(run([line('cup', 1000 * quantity, quantity)], promotions))[0]
    expect(first(4)).toBe('tiered cup 2000')
    expect(first(5)).toBe('tiered cup 1500')
    expect(first(2)).toBe('ten cup 200')
  })

  it('lets named promotions combine whatever their exclusivity', () => {
    const promotions = [
      active('twenty', twenty, {exclusivity: 'class', combinableIds: ['ten']}),
      active('ten', ten, {exclusivity: 'class'}),
    ]
    expect(summary(run([line('cup', 1000)], promotions))).toEqual(['twenty cup 200', 'ten cup 80'])
  })

  it.each([{exclusiveIds: ['ten']}, {exclusivityGroup: 'summer'}])(
    'keeps promotions apart that exclude each other: %j',
    (more) => {
      const group = 'exclusivityGroup' in more ? more : {}
      const promotions = [active('twenty', twenty, more), active('ten', ten, group)]
      expect(summary(run([line('cup', 1000)], promotions))).toEqual(['twenty cup 200'])
    },
  )
})

describe('any cart', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.string({minLength: 1}),
      unit: fc.nat(50_000),
      quantity: fc.integer({min: 1, max: 9}),
      option: fc.option(fc.nat(5000)),
    }),
    {selector: ({id}) => id, maxLength: 8},
  )
  const discount = fc.oneof(
    fc.record({
      type: fc.constant('percentage' as const),
      percentage: fc.integer({min: 0, max: 100}),
    }),
    fc.record({type: fc.constant('amount' as const), amount: fc.nat(200).map(String)}),
    fc.record({type: fc.constant('fixed_price' as const), amount: fc.nat(200).map(String)}),
  )
  const rules = fc.array(
    fc.oneof(
      discount.map((one) => productRule({tiers: [tier(one)]})),
      fc.nat(4).chain((eligible) =>
        fc.nat(3).map((threshold) =>
          productRule({
            kind: 'bogo',
            qualifying: ALL,
            discounted: ALL,
            tiers: [tier({type: 'free'}, threshold, eligible)],
          }),
        ),
      ),
      discount.map((one) => orderRule({tiers: [tier(one)]})),
      fc.nat(100).map((percentage) =>
        productRule({
          tiers: [tier({type: 'percentage_off_options', percentage, optionIds: ['engraving']})],
        }),
      ),
      fc.integer({min: 1, max: 4}).map((threshold) =>
        productRule({
          kind: 'quantity',
          qualifying: ALL,
          discounted: null,
          tiers: [tier({type: 'bonus', productIds: ['gift']}, threshold)],
        }),
      ),
      fc.nat(100).map((threshold) =>
        orderRule({
          tiers: [tier({type: 'bonus_choice', products: [], rule: null, maxItems: 2}, threshold)],
        }),
      ),
      fc.constant(productRule({tiers: [tier({type: 'free_shipping'})]})),
      fc.tuple(discount, fc.nat(3), fc.integer({min: 1, max: 3})).map(([one, earning, getting]) =>
        productRule({
          kind: 'combination',
          discounted: null,
          combination: earning === 0 ? [] : [{quantity: earning, products: ALL}],
          discountedCombination: [{quantity: getting, products: ALL}],
          tiers: [tier(one)],
        }),
      ),
      fc.tuple(fc.nat(200), fc.integer({min: 1, max: 4})).map(([price, units]) =>
        productRule({
          kind: 'total',
          tiers: [tier({type: 'total_fixed_price', amount: String(price)}, 0, units)],
        }),
      ),
    ),
    {maxLength: 6},
  )
  const manner = fc.record({
    exclusivity: fc.constantFrom('no' as const, 'no' as const, 'class' as const),
    preventsRequalifying: fc.boolean(),
    proratesAcrossEligible: fc.boolean(),
  })
  const buyGets = fc.record({leastExpensive: fc.boolean(), anyPrice: fc.boolean()})

  it('never costs less than nothing, and its discounts add up to the cent', () => {
    fc.assert(
      fc.property(lines, rules, manner, buyGets, (goods, some, more, buyGet) => {
        const cart = goods.flatMap(({id, unit, quantity, option}) => [
          line(id, unit * quantity, quantity),
          ...(option === null
            ? []
            : [
                line(`option of ${id}`, option * quantity, quantity, {
                  optionOf: id,
                  optionId: 'engraving',
                }),
              ]),
        ])
        const result = run(
          cart,
          some.map((rule, index) => active(`p${index}`, rule, more)),
          [],
          {buyGet},
        )
        const left = new Map(cart.map(({lineId, price}) => [lineId, price ?? 0]))
        const pieces = goods.reduce((sum, {quantity}) => sum + quantity, 0)
        for (const {times} of result.bonuses) {
          expect(times).toBeGreaterThan(0)
          expect(times).toBeLessThanOrEqual(Math.max(pieces, 1))
        }
        for (const {target, amount: saved} of result.discounts) {
          if (target.kind === 'line')
            left.set(target.lineId, (left.get(target.lineId) ?? 0) - saved)
          if (target.kind !== 'order') continue
          let shared = 0
          for (const [id, share] of target.shares) {
            left.set(id, (left.get(id) ?? 0) - share)
            shared += share
          }
          expect(shared).toBe(saved)
        }
        for (const price of left.values()) expect(price).toBeGreaterThanOrEqual(0)
      }),
      propertyRuns(),
    )
  })
})

describe('prorate', () => {
  it('gives the units that are left to the largest remainders', () => {
    expect(prorate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(prorate(-10, [600, 300, 100])).toEqual([-6, -3, -1])
    expect(prorate(5, [0, 0])).toEqual([5, 0])
    expect(prorate(-1, [1, 0])).toEqual([-1, 0])
    expect(prorate(5, [])).toEqual([])
  })

  it('always adds up, and is never more than one unit off', () => {
    const weights = fc.array(fc.nat(1_000_000), {minLength: 1, maxLength: 20})
    fc.assert(
      fc.property(fc.integer({min: -1_000_000, max: 1_000_000}), weights, (whole, parts) => {
        const shares = prorate(whole, parts)
        const total = parts.reduce((sum, part) => sum + part, 0)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole)
        if (total === 0) return
        shares.forEach((share, index) => {
          expect(Math.abs(share - (whole * (parts[index] ?? 0)) / total)).toBeLessThan(1)
        })
      }),
      propertyRuns(),
    )
  })
})
