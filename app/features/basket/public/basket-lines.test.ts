import {asNewLine, basketLinesOf, engravingOfLine, productIdsOf, taxOfLine} from './basket-lines'

const item = {itemId: 'i', productId: 'cup', quantity: 2}
const lineOf = (more: object) => {
  const [line] = basketLinesOf([{...item, ...more} as never])
  if (!line) throw new Error('no line')
  return line
}

test('a plain line has nothing but its product, its quantity and its prices', () => {
  expect(basketLinesOf([{...item, basePrice: 10, price: 20, productName: 'Cup'}])).toEqual([
    {
      itemId: 'i',
      productId: 'cup',
      name: 'Cup',
      quantity: 2,
      unitPrice: 10,
      price: 20,
      asNew: {productId: 'cup', quantity: 2},
    },
  ])
})

test('a basket without items has no lines; an item without an id or a product is none', () => {
  expect(basketLinesOf()).toEqual([])
  expect(basketLinesOf([{itemId: 'i'}, {productId: 'cup'}, {}] as never)).toEqual([])
})

test('a line is named by its product, else by its text, else by its id', () => {
  expect(lineOf({productName: 'Cup', itemText: 'A cup'}).name).toBe('Cup')
  expect(lineOf({itemText: 'A cup'}).name).toBe('A cup')
  expect(lineOf({}).name).toBe('cup')
})

test('what the backend does not say is one unit without prices', () => {
  const line = lineOf({quantity: undefined})
  expect(line).toMatchObject({quantity: 1, unitPrice: null, price: null})
  expect(line.asNew).toEqual({productId: 'cup', quantity: 1})
})

describe('tax', () => {
  test('is taken off the price after the discounts of the line', () => {
    const line = lineOf({price: 23.8, priceAfterItemDiscount: 11.9, taxRate: 0.19})
    expect(line).toMatchObject({price: 11.9, taxRate: 0.19, netPrice: 10})
    expect(lineOf({price: 23.8, taxRate: 0.19})).toMatchObject({price: 23.8, netPrice: 20})
  })

  test('of an option has its own rate, else that of the line; each is rounded', () => {
    const options = [{price: 10.7, taxRate: 0.07}, {price: 1.19}, {}]
    expect(taxOfLine(11.9, 0.19, options)).toEqual({taxRate: 0.19, netPrice: 21})
    expect(taxOfLine(11.9, 0.19)).toEqual({taxRate: 0.19, netPrice: 10})
  })

  test('is not known without a rate or a price', () => {
    expect(taxOfLine(11.9, undefined)).toEqual({})
    expect(taxOfLine(undefined, 0.19)).toEqual({})
  })
})

describe('discounts', () => {
  const priceAdjustments = [{promotionId: 'tenth', itemText: 'A tenth off', price: -2}]

  test('are shown with the price before them, options included', () => {
    const optionItems = [{optionId: 'o', optionValueId: 'v', price: 3}]
    expect(lineOf({price: 20, priceAdjustments, optionItems})).toMatchObject({
      savings: [{promotionId: 'tenth', text: 'A tenth off', amount: 2}],
      priceBefore: 23,
    })
  })

  test('are shown without that price when it is not known', () => {
    const line = lineOf({priceAdjustments})
    expect(line.savings).toHaveLength(1)
    expect(line).not.toHaveProperty('priceBefore')
  })

  test('of a gift are its price, so the line says that it is a gift instead', () => {
    const line = lineOf({price: 20, priceAdjustments, bonusProductLineItem: true})
    expect(line.bonus).toEqual({})
    expect(line).not.toHaveProperty('savings')
  })
})

test('a chosen gift knows its choice, also when it is added again', () => {
  const line = lineOf({bonusProductLineItem: true, bonusDiscountLineItemId: 'choice'})
  expect(line.bonus).toEqual({choiceId: 'choice'})
  expect(line.asNew).toEqual({productId: 'cup', quantity: 2, bonusDiscountLineItemId: 'choice'})
})

test('an engraving without typeface and position has its text alone', () => {
  const engraving = {text: 'Ida', typeface: '', position: ''}
  expect(engravingOfLine({c_engravingText: 'Ida', c_engravingTypefaceName: 5})).toEqual({engraving})
  expect(engravingOfLine({c_engravingText: 5})).toEqual({})
})

describe('the parts of a bundle', () => {
  test('are named by their product, else by their text, else by their id', () => {
    const bundledProductItems = [
      {productId: 'bag', productName: 'Bag', itemText: 'A bag', quantity: 2},
      {productId: 'muslin', itemText: 'A muslin'},
      {productId: 'cup'},
      {itemId: 'without a product'},
    ]
    expect(lineOf({bundledProductItems}).parts).toEqual([
      {productId: 'bag', name: 'Bag', quantity: 2},
      {productId: 'muslin', name: 'A muslin', quantity: 1},
      {productId: 'cup', name: 'cup', quantity: 1},
    ])
  })

  test('are absent when there are none', () => {
    expect(lineOf({bundledProductItems: []})).not.toHaveProperty('parts')
  })
})

describe('a line that is added again', () => {
  test('keeps complete options and texts of the shopper, and no other attribute', () => {
    const optionItems = [
      {optionId: 'typeface', optionValueId: 'script'},
      {optionId: 'incomplete'},
      {optionValueId: 'incomplete'},
    ]
    const more = {optionItems, c_engravingText: 'Ida', c_weight: 5, itemText: 'Cup'}
    expect(lineOf(more).asNew).toEqual({
      productId: 'cup',
      quantity: 2,
      optionItems: [{optionId: 'typeface', optionValueId: 'script'}],
      custom: {c_engravingText: 'Ida'},
    })
  })

  const order = {itemId: 'i', productId: 'cup', name: 'Cup', quantity: 2, unitPrice: 1, price: 2}

  test('of an order has its product and quantity', () => {
    expect(asNewLine(order)).toEqual({productId: 'cup', quantity: 2})
    expect(asNewLine({...order, parts: [{productId: 'bag', name: 'Bag', quantity: 1}]})).toEqual({
      productId: 'cup',
      quantity: 2,
    })
  })

  test('is picked up in the same store', () => {
    const pickup = {
      id: 's1',
      name: 'Store',
      inventoryId: 'inventory-s1',
      address1: 'Street 1',
      postalCode: '50667',
      city: 'Köln',
      countryCode: 'DE',
    }
    expect(asNewLine(order, {}, pickup)).toEqual({productId: 'cup', quantity: 2, pickup})
  })

  test('is read with the products of its line alone when it has no parts', () => {
    expect(productIdsOf([order])).toEqual(['cup'])
  })
})
