import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {LineProduct} from '@app/features/basket/public/line-product'
import type {EngravingModel} from '@app/features/engraving/public/engraving'
import type {Offer} from '@app/features/product/public/offer'
import {changeOf} from './changeable'
import {
  engravingChange,
  engravingToChange,
  quantityAfterChange,
  variantChanges,
} from './line-change'

const line: BasketLine = {
  itemId: 'a',
  productId: 'chair-green',
  name: 'Chair',
  quantity: 4,
  unitPrice: 200,
  price: 800,
}
const engraving: BasketLine = {
  ...line,
  itemId: 'b',
  productId: 'engraving',
  engraving: {text: 'Mia', typeface: '', position: ''},
  asNew: {productId: 'engraving', quantity: 1, custom: {c_engravingProductId: 'chair-green'}},
}
const variant = {masterId: 'chair'} as LineProduct
const offer = (stock: number, more: Partial<Offer> = {}): Offer => ({
  availability: {state: 'instock', stock},
  ...more,
})

test.each([
  ['a variant', line, variant, 'variant'],
  ['a product without variants', line, {} as LineProduct, null],
  ['an engraving', engraving, undefined, 'engraving'],
  ['a bundle', {...line, parts: []}, variant, null],
  ['an automatic gift', {...line, bonus: {}}, variant, null],
  ['a chosen gift', {...line, bonus: {choiceId: 'c'}}, variant, 'variant'],
] as const)('what %s can be changed in', (_, changed, product, expected) => {
  expect(changeOf(changed, product)).toBe(expected)
})

it('changes the parts of a bundle that have variants', () => {
  const part = {itemId: 'a-chair', productId: 'chair-green', name: 'Chair', quantity: 1}
  const bundle = {...line, productId: 'bundle', parts: [part]}
  expect(changeOf(bundle, {} as LineProduct, {'chair-green': variant})).toBe('parts')
  expect(changeOf(bundle, {} as LineProduct, {'chair-green': {} as LineProduct})).toBeNull()
})

test.each([
  ['stock for all units', offer(9), 0, 4],
  ['less stock', offer(3), 0, 3],
  ['units of the variant in another line', offer(5), 2, 3],
  ['a limit', offer(999), 48, 2],
  ['a step', offer(9, {minOrderQuantity: 3, stepQuantity: 3}), 0, 3],
  ['a higher minimum', offer(9, {minOrderQuantity: 6}), 0, 6],
  ['no unit left', offer(2), 2, 0],
  ['no stock', offer(0), 0, 0],
  ['exactly the stock that is left', offer(5), 4, 1],
  ['several steps', offer(9, {minOrderQuantity: 2, stepQuantity: 2}), 0, 4],
])('the quantity with %s', (_, given, held, expected) => {
  expect(quantityAfterChange(line, given, {held, limit: 50})).toBe(expected)
})

test('an engraving stays with its product while another line has it', () => {
  const other = {...line, itemId: 'c'}
  const target = {productId: 'chair-red', quantity: 4}
  expect(variantChanges([line, other, engraving], line, target)).toHaveLength(1)
  expect(variantChanges([line, engraving], line, target)).toEqual([
    {itemId: 'a', ...target},
    {itemId: 'b', quantity: 4, custom: {c_engravingProductId: 'chair-red'}},
  ])
})

it('does not reduce the quantity of a gift to the stock', () => {
  expect(quantityAfterChange({...line, bonus: {}}, offer(1), {held: 0, limit: 50})).toBe(4)
})

describe('an engraving', () => {
  const custom = {
    c_engravingText: 'Mia',
    c_engravingTypeface: 'script',
    c_engravingPosition: 'back',
    c_engravingProductId: 'chair-green',
  }
  const model: EngravingModel = {
    name: 'Engraving',
    price: 10,
    productId: 'engraving',
    typefaceOption: 'typeface',
    typefaces: [{id: 'plain', name: 'Plain', extra: 0}],
    positions: [{id: 'front', label: 'In front', frame: 1, x: 50, y: 50, width: 20, height: 10}],
    maxLength: 20,
  }

  it('is changed from what the line has', () => {
    const designed = {...engraving, asNew: {productId: 'engraving', quantity: 1, custom}}
    expect(engravingToChange(designed)).toEqual({text: 'Mia', typeface: 'script', position: 'back'})
    const empty = {text: '', typeface: '', position: ''}
    expect(engravingToChange(engraving)).toEqual(empty)
    expect(engravingToChange({...line, asNew: {productId: 'engraving', quantity: 1}})).toEqual(
      empty,
    )
    expect(engravingToChange(line)).toEqual(empty)
  })

  it('is written into its line, for the same product and as many units', () => {
    const requested = {text: 'Ida', typeface: 'plain', position: 'front'}
    const change = {
      quantity: 4,
      optionItems: [{optionId: 'typeface', optionValueId: 'plain'}],
      custom: {
        c_engravingText: 'Ida',
        c_engravingTypeface: 'plain',
        c_engravingTypefaceName: 'Plain',
        c_engravingPosition: 'front',
        c_engravingPositionName: 'In front',
        c_engravingProductId: 'chair-green',
      },
    }
    expect(engravingChange(engraving, model, requested)).toEqual([{itemId: 'b', ...change}])
    expect(engravingChange(line, model, requested)).toEqual([
      {itemId: 'a', ...change, custom: {...change.custom, c_engravingProductId: ''}},
    ])
  })
})
