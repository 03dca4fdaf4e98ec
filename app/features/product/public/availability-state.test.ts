import {
  availabilityOf,
  availabilityText,
  isOrderable,
  type WireAvailability,
} from './availability-state'

const inventory = (fields: NonNullable<WireAvailability['inventory']>) => ({
  ats: 27,
  stockLevel: 27,
  orderable: true,
  backorderable: false,
  preorderable: false,
  ...fields,
})
const none = inventory({ats: 0, stockLevel: 0, orderable: false})

describe('availabilityOf', () => {
  it.each<[string, WireAvailability, string]>([
    ['plenty', {inventory: inventory({}), c_availability: 'instock'}, 'instock'],
    ['five', {inventory: inventory({ats: 5, stockLevel: 5})}, 'lowstock'],
    ['few, says the merchant', {inventory: inventory({}), c_availability: 'lowstock'}, 'lowstock'],
    ['sold out since', {inventory: none, c_availability: 'instock'}, 'outofstock'],
    ['back since', {inventory: inventory({}), c_availability: 'outofstock'}, 'instock'],
    ['to come', {inventory: none, c_availability: 'comingsoon'}, 'comingsoon'],
    ['gone', {inventory: inventory({}), c_availability: 'discontinued'}, 'discontinued'],
    [
      'on pre-order',
      {inventory: inventory({stockLevel: 0, preorderable: true}), c_availability: 'comingsoon'},
      'preorder',
    ],
    ['on back-order', {inventory: inventory({stockLevel: 0, backorderable: true})}, 'backorder'],
    ['without inventory', {}, 'outofstock'],
  ])('%s', (_, wire, state) => {
    expect(availabilityOf(wire).state).toBe(state)
  })

  it.each([
    ['text', '2099-04-02T00:00:00.000Z', '2099-04-02'],
    ['by site', {default: '2099-04-02T00:00:00.000Z'}, '2099-04-02'],
    ['over', '2020-01-02T00:00:00.000Z', undefined],
    ['none', undefined, undefined],
    ['nonsense', {default: 7}, undefined],
  ])('takes the start of the sale for a product that comes soon: %s', (_, validFrom, date) => {
    const soon = {inventory: none, c_availability: 'comingsoon', validFrom}
    expect(availabilityOf(soon).date).toBe(date)
    expect(availabilityOf({...soon, c_releaseDate: '2027-03-01'}).date).toBe('2027-03-01')
    expect(availabilityOf({...soon, c_availability: 'outofstock'}).date).toBeUndefined()
  })

  it('keeps the day, the stock and the words of the merchant', () => {
    expect(
      availabilityOf({
        inventory: {...none, inStockDate: '2027-02-15T00:00:00.000Z'},
        c_availability: 'comingsoon',
        c_availabilityMessage: 'Coming soon',
      }),
    ).toEqual({state: 'comingsoon', stock: 0, date: '2027-02-15', message: 'Coming soon'})
    expect(
      availabilityOf({inventory: none, c_availability: 'comingsoon', c_releaseDate: '2027-03-01'}),
    ).toMatchObject({date: '2027-03-01'})
  })

  it('drops words that the inventory has overtaken', () => {
    const wire = {inventory: none, c_availability: 'instock', c_availabilityMessage: 'In stock'}
    expect(availabilityOf(wire).message).toBeUndefined()
  })

  it('names no stock of an endless supply', () => {
    const endless = inventory({ats: 999_999, stockLevel: 999_999})
    expect(availabilityOf({inventory: endless})).toEqual({state: 'instock'})
  })
})

describe('isOrderable', () => {
  it.each([
    ['instock', true],
    ['lowstock', true],
    ['preorder', true],
    ['backorder', true],
    ['outofstock', false],
    ['comingsoon', false],
    ['discontinued', false],
  ] as const)('%s: %s', (state, expected) => {
    expect(isOrderable({state})).toBe(expected)
  })
})

describe('availabilityText', () => {
  it('counts the last ones', () => {
    expect(availabilityText({state: 'lowstock', stock: 3})).toEqual({
      id: 'product.stock.onlyLeft',
      count: 3,
    })
    expect(availabilityText({state: 'lowstock', stock: 27}).id).toBe(
      'product.availability.lowstock',
    )
  })

  it('names the day where there is one', () => {
    expect(availabilityText({state: 'comingsoon', date: '2027-03-01'})).toEqual({
      id: 'product.availability.comingsoonDate',
      date: '2027-03-01',
    })
    expect(availabilityText({state: 'comingsoon'})).toEqual({
      id: 'product.availability.comingsoon',
    })
  })
})

describe('the limits of stock', () => {
  const stateOf = (fields: object, more: object = {}) =>
    availabilityOf({inventory: inventory(fields), ...more}).state

  it('six units are plenty, and goods on the shelf are no pre-order', () => {
    expect(stateOf({ats: 6, stockLevel: 6})).toBe('instock')
    expect(stateOf({ats: 9, stockLevel: 1, preorderable: true})).toBe('instock')
    expect(stateOf({ats: 9, stockLevel: 1, backorderable: true})).toBe('instock')
    expect(stateOf({ats: 9, stockLevel: 0})).toBe('instock')
  })

  it('a pre-order comes before a back-order', () => {
    expect(stateOf({stockLevel: 0, preorderable: true, backorderable: true})).toBe('preorder')
  })

  it('without a stock level, the units to sell count', () => {
    expect(availabilityOf({inventory: {ats: 0, orderable: true, preorderable: true}}).state).toBe(
      'preorder',
    )
    expect(availabilityOf({inventory: {orderable: true}})).toEqual({state: 'lowstock'})
    expect(availabilityOf({inventory: {ats: 999_998, orderable: true}}).stock).toBe(999_998)
  })

  it('five units are the last ones, six are not', () => {
    expect(availabilityText({state: 'lowstock', stock: 5}).id).toBe('product.stock.onlyLeft')
    expect(availabilityText({state: 'lowstock', stock: 6}).id).toBe('product.availability.lowstock')
    expect(availabilityText({state: 'lowstock'}).id).toBe('product.availability.lowstock')
    expect(availabilityText({state: 'instock', stock: 3}).id).toBe('product.availability.instock')
  })
})

it.each([
  ['instock', undefined],
  ['lowstock', undefined],
  ['discontinued', undefined],
  ['outofstock', '2027-02-15'],
  ['comingsoon', '2027-02-15'],
])('goods that are %s have the date %s', (state, date) => {
  const orderable = state === 'instock' || state === 'lowstock'
  const wire = {
    inventory: {...inventory({orderable}), inStockDate: '2027-02-15T00:00:00.000Z'},
    c_availability: state,
  }
  expect(availabilityOf(wire)).toMatchObject({state})
  expect(availabilityOf(wire).date).toBe(date)
})

it.each([
  ['comingsoon', {stockLevel: 0, preorderable: true}, true],
  ['instock', {stockLevel: 0, preorderable: true}, false],
  ['outofstock', {stockLevel: 0, backorderable: true}, true],
  ['comingsoon', {stockLevel: 0, backorderable: true}, true],
  ['instock', {stockLevel: 0, backorderable: true}, true],
  ['lowstock', {stockLevel: 0, backorderable: true}, true],
  ['instock', {}, true],
  ['instock', {ats: 2, stockLevel: 2}, true],
  ['lowstock', {ats: 2, stockLevel: 2}, true],
  ['outofstock', {orderable: false}, true],
  ['discontinued', {}, true],
  ['outofstock', {}, false],
])('the message for %s with the stock %j is shown: %s', (state, fields, isShown) => {
  const wire = {
    inventory: inventory(fields),
    c_availability: state,
    c_availabilityMessage: 'Words',
  }
  expect(availabilityOf(wire).message).toBe(isShown ? 'Words' : undefined)
})

it.each([
  ['preorder', 'product.availability.preorderDate', 'product.availability.preorder'],
  ['backorder', 'product.availability.backorder', 'product.availability.backorderUndated'],
  ['outofstock', 'product.availability.outofstockDate', 'product.stock.outOfStock'],
  ['comingsoon', 'product.availability.comingsoonDate', 'product.availability.comingsoon'],
  ['instock', 'product.availability.instock', 'product.availability.instock'],
  ['discontinued', 'product.availability.discontinued', 'product.availability.discontinued'],
] as const)('%s is %s with a date, else %s', (state, dated, undated) => {
  const date = '2027-03-01'
  expect(availabilityText({state, date})).toEqual(
    dated === undated ? {id: dated} : {id: dated, date},
  )
  expect(availabilityText({state})).toEqual({id: undated})
})
