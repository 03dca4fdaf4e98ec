import type {AppliedDiscount, Cart} from './cart'
import {RunningCart} from './cart'
import type {Discount, Promotion} from './promotion'
import {active, line, productRule} from './testing'

const off: Discount = {type: 'amount', amount: '1'}
const sale = (id: string, more: Partial<Promotion> = {}) => active(id, productRule({}), more)

/** A cot, a cup, a bib without a price; one parcel with a method, one without. */
const start = (more: Partial<Cart> = {}) =>
  new RunningCart({
    currency: 'EUR',
    lines: [line('cot', 9000), line('cup', 1000), line('bib', null)],
    shipments: [
      {shipmentId: 'me', methodId: 'standard', price: 495},
      {shipmentId: 'gift', methodId: null, price: null},
      {shipmentId: 'store', methodId: 'pickup', price: 0},
    ],
    paymentMethodIds: [],
    ...more,
  })

const discount = (amount: number, target: AppliedDiscount['target']): AppliedDiscount => ({
  active: sale('p'),
  discount: off,
  amount,
  target,
})

const prices = (running: RunningCart) => ['cot', 'cup', 'bib'].map((id) => running.priceOf(id))

describe('before promotions', () => {
  it('a line has its price, one without a price or an unknown one costs nothing', () => {
    expect(prices(start())).toEqual([9000, 1000, 0])
    expect(start().priceOf('toy')).toBe(0)
  })

  it('a shipment has its price, even if it is free, and none without a method', () => {
    expect(['me', 'gift', 'store', 'you'].map((id) => start().shippingPriceOf(id))).toEqual([
      495,
      undefined,
      0,
      undefined,
    ])
  })

  it('nothing is discounted, shipped or given', () => {
    const running = start()
    expect(running.discounts).toEqual([])
    expect(running.productShipping).toEqual([])
    expect(running.bonuses).toEqual([])
    expect(running.used()).toEqual([])
  })
})

describe('a discount', () => {
  it('on a line lowers the price of this line alone', () => {
    const running = start()
    const applied = discount(150, {kind: 'line', lineId: 'cup'})
    running.apply(applied)
    expect(prices(running)).toEqual([9000, 850, 0])
    expect(running.shippingPriceOf('me')).toBe(495)
    expect(running.discounts).toEqual([applied])
  })

  it('on the order lowers each line by its share', () => {
    const running = start()
    const shares = new Map([
      ['cot', 90],
      ['cup', 10],
    ])
    running.apply(discount(100, {kind: 'order', shares}))
    expect(prices(running)).toEqual([8910, 990, 0])
    expect(running.shippingPriceOf('me')).toBe(495)
  })

  it('on a shipment lowers its price alone', () => {
    const running = start({lines: [line('me', 700)]})
    running.apply(discount(95, {kind: 'shipping', shipmentId: 'me'}))
    running.apply(discount(100, {kind: 'shipping', shipmentId: 'me'}))
    expect(running.shippingPriceOf('me')).toBe(300)
    expect(running.shippingPriceOf('gift')).toBeUndefined()
    expect(running.priceOf('me')).toBe(700)
  })

  it.each([
    [0, 0],
    [-1, 0],
    [1, 1],
  ])('of %s is recorded %s times', (amount, count) => {
    const running = start()
    running.apply(discount(amount, {kind: 'line', lineId: 'cup'}))
    expect(running.discounts).toHaveLength(count)
    expect(running.priceOf('cup')).toBe(1000 - count)
  })

  it('after another one lowers what is left', () => {
    const running = start()
    running.apply(discount(150, {kind: 'line', lineId: 'cup'}))
    running.apply(discount(50, {kind: 'line', lineId: 'cup'}))
    expect(running.priceOf('cup')).toBe(800)
    expect(running.discounts.map(({amount}) => amount)).toEqual([150, 50])
  })
})

describe('shipping by a promotion', () => {
  it('is known of each line that is shipped so', () => {
    const running = start()
    expect(running.isShippedByPromotion('cup')).toBe(false)
    for (const lineId of ['cot', 'cup'])
      running.productShipping.push({
        active: sale('p'),
        discount: {type: 'free_shipping'},
        lineId,
        quantity: 1,
      })
    expect(['cot', 'cup', 'bib'].map((id) => running.isShippedByPromotion(id))).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('qualifying again', () => {
  it('is prevented for others by a promotion that says so, on its lines', () => {
    const running = start()
    const [first, second] = [sale('first', {preventsRequalifying: true}), sale('second')]
    running.qualify(first, ['cot', 'cup'])
    expect(['cot', 'cup', 'bib'].map((id) => running.mayQualify(second, id))).toEqual([
      false,
      false,
      true,
    ])
    expect(running.mayQualify(first, 'cot')).toBe(true)
  })

  it('is open to all after a promotion that does not prevent it', () => {
    const running = start()
    running.qualify(sale('first'), ['cot'])
    expect(running.mayQualify(sale('second'), 'cot')).toBe(true)
  })
})

describe('the promotions in use', () => {
  it('name the line, the shipment or no place for the order', () => {
    const running = start()
    running.apply(discount(1, {kind: 'line', lineId: 'cup'}))
    running.apply(discount(1, {kind: 'shipping', shipmentId: 'me'}))
    running.apply(discount(1, {kind: 'order', shares: new Map([['cot', 1]])}))
    expect(running.used().map(({place}) => place)).toEqual(['cup', 'me', null])
    expect(running.used().map(({active: {promotion}}) => promotion.id)).toEqual(['p', 'p', 'p'])
  })

  it('are those of discounts, shipping, bonuses and of what earned them', () => {
    const running = start()
    running.earn(sale('earner', {exclusivity: 'class'}), ['cot', 'cup'])
    running.bonuses.push({
      active: sale('bonus'),
      discount: {type: 'bonus', productIds: ['toy']},
      times: 1,
      qualifyingLineId: 'bib',
    })
    running.productShipping.push({
      active: sale('ship'),
      discount: {type: 'free_shipping'},
      lineId: 'cot',
      quantity: 1,
    })
    running.apply({...discount(1, {kind: 'line', lineId: 'cup'}), active: sale('off')})
    expect(running.used().map(({active: {promotion}, place}) => [promotion.id, place])).toEqual([
      ['off', 'cup'],
      ['ship', 'cot'],
      ['bonus', 'bib'],
      ['earner', 'cot'],
      ['earner', 'cup'],
    ])
  })

  it.each([
    ['no', 0],
    ['class', 1],
    ['global', 1],
  ] as const)('keep what earned one of exclusivity "%s": %s', (exclusivity, count) => {
    const running = start()
    running.earn(sale('p', {exclusivity}), ['cot'])
    expect(running.used()).toHaveLength(count)
  })
})
