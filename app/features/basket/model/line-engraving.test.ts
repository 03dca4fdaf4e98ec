import {basketLinesOf, engravingOfLine, withOptions} from './basket-lines'

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
