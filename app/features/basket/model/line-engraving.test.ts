import {
  asNewLine,
  basketLinesOf,
  engravingOfLine,
  productIdsOf,
  withOptions,
} from '../public/basket-lines'

it('adds what the options of a line cost, exactly', () => {
  expect(withOptions(25, [{price: 8.1}, {price: 0.2}])).toBe(33.3)
  expect(withOptions(25)).toBe(25)
  expect(withOptions(undefined, [{price: 1}])).toBeNull()
})

it('shows what is engraved in the words that the shopper saw', () => {
  const item = {
    itemId: 'i',
    productId: 'BH-2390',
    quantity: 1,
    price: 25,
    optionItems: [{optionId: 'engravingTypeface', optionValueId: 'script', price: 8}],
    c_engravingText: 'Ida',
    c_engravingTypefaceName: 'Script',
    c_engravingPositionName: 'Upper board',
  }
  expect(basketLinesOf([item])).toMatchObject([
    {price: 33, engraving: {text: 'Ida', typeface: 'Script', position: 'Upper board'}},
  ])
})

it('has no engraving on any other line', () => {
  expect(engravingOfLine({c_gift: 'x'})).toEqual({})
})

it('puts an engraving back as it was', () => {
  const custom = {c_engravingText: 'Ida', c_engravingPosition: 'upper-board'}
  const [line] = basketLinesOf([
    {
      itemId: 'i',
      productId: 'BH-2390',
      quantity: 2,
      price: 25,
      tax: 4,
      optionItems: [{optionId: 'engravingTypeface', optionValueId: 'script', price: 8}],
      ...custom,
    },
  ])
  expect(line && asNewLine(line, {})).toEqual({
    productId: 'BH-2390',
    quantity: 2,
    optionItems: [{optionId: 'engravingTypeface', optionValueId: 'script'}],
    custom,
  })
})

it('knows the parts of a bundle, and puts it back with what was chosen', () => {
  const [line] = basketLinesOf([
    {
      itemId: 'i',
      productId: 'box',
      quantity: 1,
      bundledProductItems: [
        {itemId: 'a', productId: 'bag-moss', productName: 'Bag', quantity: 1},
        {itemId: 'b', productId: 'cup', productName: 'Cup', quantity: 2},
      ],
    },
  ])
  if (!line) throw new Error('no line')
  expect(line.parts).toEqual([
    {itemId: 'a', productId: 'bag-moss', name: 'Bag', quantity: 1},
    {itemId: 'b', productId: 'cup', name: 'Cup', quantity: 2},
  ])
  expect(productIdsOf([line])).toEqual(['box', 'bag-moss', 'cup'])
  const product = {name: '', choices: [], minOrderQuantity: 1, stepQuantity: 1, stock: 1}
  const products = {
    'bag-moss': {...product, id: 'bag-moss', masterId: 'bag', orderable: true},
    cup: {...product, id: 'cup', orderable: true},
  }
  expect(asNewLine(line, products)).toEqual({
    productId: 'box',
    quantity: 1,
    parts: [{masterId: 'bag', productId: 'bag-moss'}],
  })
})
