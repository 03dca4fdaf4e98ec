import type {BasketLine} from '@app/features/basket/public/basket-lines'
import type {ChosenPart, ProductModel} from '@app/features/product/public/product'
import {changedParts, partsChanges} from './parts-change'

const line: BasketLine = {
  itemId: 'a',
  productId: 'bundle',
  name: 'Bundle',
  quantity: 2,
  unitPrice: 100,
  price: 200,
  parts: [
    {itemId: 'a-chair', productId: 'chair-green', name: 'Chair', quantity: 2},
    {itemId: 'a-bowl', productId: 'bowl', name: 'Bowl', quantity: 4},
  ],
}
const engraving: BasketLine = {
  itemId: 'b',
  productId: 'engraving',
  name: 'Engraving',
  quantity: 2,
  unitPrice: 25,
  price: 50,
  asNew: {productId: 'engraving', quantity: 2, custom: {c_engravingProductId: 'chair-green'}},
}
const variants = ['chair-green', 'chair-red'].map((id) => ({id, values: {}}))
const chosen = (variant: string): ChosenPart[] => [
  {
    part: {
      product: {id: 'chair', variants} as unknown as ProductModel,
      quantity: 1,
      role: 'member',
    },
    choice: {},
    selection: {kind: 'variant', variant: {id: variant, values: {}}},
    offer: undefined,
    taken: true,
  },
]
const changes = changedParts(line, chosen('chair-red'))

it('names the parts with another variant only', () => {
  expect(changes).toEqual([
    {itemId: 'a-chair', before: 'chair-green', productId: 'chair-red', quantity: 2},
  ])
  expect(changedParts(line, chosen('chair-green'))).toEqual([])
})

it('takes the engraving of a part along, unless another line has the earlier variant', () => {
  const [own, part, ...engravings] = partsChanges([line, engraving], line, {quantity: 1, changes})
  expect([own, part]).toEqual([
    {itemId: 'a', quantity: 1},
    {itemId: 'a-chair', productId: 'chair-red', quantity: 2},
  ])
  expect(engravings).toEqual([
    {itemId: 'b', quantity: 2, custom: {c_engravingProductId: 'chair-red'}},
  ])
  const other = {...line, itemId: 'c', productId: 'chair-green', parts: undefined}
  expect(
    partsChanges([line, engraving, other as BasketLine], line, {quantity: 2, changes}),
  ).toHaveLength(2)
})

it.each([
  ['a bundle with the earlier variant', ['bowl', 'chair-green'], 2],
  ['a bundle of other parts', ['bowl', 'chair-red'], 3],
])('checks the parts of other lines: %s', (_what, productIds, expected) => {
  const parts = productIds.map((productId) => ({productId, name: 'Part', quantity: 1}))
  const other: BasketLine = {...line, itemId: 'c', productId: 'bundle-2', parts}
  const target = {quantity: 2, changes}
  expect(partsChanges([line, engraving, other], line, target)).toHaveLength(expected)
})

it('changes nothing in a line without parts', () => {
  expect(
    changedParts({...line, parts: undefined} as unknown as BasketLine, chosen('chair-red')),
  ).toEqual([])
})
