import type {AvailabilityState} from '@app/features/product/public/availability-state'
import type {ProductModel, ChosenPart} from '@app/features/product/public/product'
import type {Offer} from '@app/features/product/public/offer'
import type {EngravingModel} from '@app/features/engraving/public/engraving'
import {
  engravingsPrice,
  isSetEngravable,
  isSetOrderable,
  isUnfinished,
  lookupIds,
  setAvailability,
  setItems,
  setStock,
  takenParts,
} from './set'

function part(
  id: string,
  more: Partial<ChosenPart> & {state?: AvailabilityState; stock?: number} = {},
) {
  const {state = 'instock', stock, ...rest} = more
  const offer: Offer = {availability: {state, ...(stock !== undefined && {stock})}}
  const product = {id, variants: [], attributes: []} as unknown as ProductModel
  return {
    part: {product, quantity: 1, role: 'member' as const},
    choice: {},
    selection: undefined,
    offer,
    taken: true,
    ...rest,
  } satisfies ChosenPart
}

const variant = (id: string) =>
  ({kind: 'variant', variant: {id, values: {}}}) as const satisfies ChosenPart['selection']

describe('a set (rule PROD-16)', () => {
  it('has the lowest known stock of its parts', () => {
    expect(setStock([part('a', {stock: 7}), part('b', {stock: 3}), part('c')])).toBe(3)
  })

  it('has a stock of 0 when none is known', () => {
    expect(setStock([part('a'), part('b')])).toBe(0)
    expect(setStock([])).toBe(0)
  })

  it('is orderable if any part is', () => {
    expect(isSetOrderable([part('a', {state: 'outofstock'}), part('b')])).toBe(true)
    expect(isSetOrderable([part('a', {state: 'outofstock'})])).toBe(false)
  })

  it('is engravable if any part is', () => {
    const engravable = part('a')
    Object.assign(engravable.part.product, {engraving: {}})
    expect(isSetEngravable([part('b'), engravable])).toBe(true)
    expect(isSetEngravable([part('b')])).toBe(false)
    expect(isSetEngravable([{...engravable, taken: false}])).toBe(false)
  })
})

it.each([
  [['instock', 'lowstock'], 'instock'],
  [['instock', 'outofstock'], 'lowstock'],
  [['outofstock', 'discontinued'], 'outofstock'],
  [['instock', 'backorder'], 'backorder'],
] as const)('parts %j make a set %s', (states, state) => {
  const parts = states.map((one, index) => part(String(index), {state: one}))
  expect(setAvailability(parts).state).toBe(state)
})

it('is there when the last of its members is, whatever becomes of what goes with them', () => {
  const ahead = (id: string, date: string): ChosenPart => ({
    ...part(id),
    offer: {availability: {state: 'preorder', date}},
  })
  const extra = part('x', {state: 'outofstock'})
  const accessory: ChosenPart = {...extra, part: {...extra.part, role: 'accessory'}}
  const members = [ahead('a', '2027-03-01'), ahead('b', '2027-05-01'), part('c')]
  expect(setAvailability([...members, accessory])).toEqual({
    state: 'preorder',
    date: '2027-05-01',
  })
  expect(setAvailability([part('c'), accessory])).toEqual({state: 'instock'})
})

it('takes what is wanted, chosen and there', () => {
  const missing = {kind: 'incomplete', missing: []} as const
  const parts = [
    part('a'),
    part('b', {taken: false}),
    part('c', {selection: missing}),
    part('d', {state: 'outofstock'}),
    part('e', {selection: variant('e-oak')}),
  ]
  expect(takenParts(parts).map(({part: {product}}) => product.id)).toEqual(['a', 'e'])
  expect(lookupIds(parts)).toEqual({selected: ['a', 'c', 'e-oak'], unselected: ['b', 'd']})
  expect(isUnfinished(parts)).toBe(true)
  expect(isUnfinished(parts.filter(({part: {product}}) => product.id !== 'c'))).toBe(false)
})

describe('names for parts', () => {
  const work: EngravingModel = {
    productId: 'work',
    name: 'Name engraving',
    typefaceOption: 'face',
    maxLength: 12,
    price: 25,
    typefaces: [{id: 'script', name: 'Script', extra: 8.1}],
    positions: [{id: 'upper', label: 'Upper board', frame: 6, x: 1, y: 1, width: 1, height: 1}],
  }
  const chair = part('chair', {selection: variant('chair-oak')})
  Object.assign(chair.part.product, {engraving: work})
  const names = {chair: {text: 'Ida', typeface: 'script', position: 'upper'}}

  it('go into the basket with their parts, as often as these', () => {
    expect(setItems([chair, part('cushion')], names, 2)).toEqual([
      {productId: 'chair-oak', quantity: 2},
      expect.objectContaining({
        productId: 'work',
        quantity: 2,
        custom: expect.objectContaining({
          c_engravingText: 'Ida',
          c_engravingProductId: 'chair-oak',
        }),
      }),
      {productId: 'cushion', quantity: 2},
    ])
  })

  it('stay out with a part that is left out', () => {
    const left = {...chair, taken: false}
    expect(setItems([left, part('cushion')], names, 1)).toEqual([
      {productId: 'cushion', quantity: 1},
    ])
    expect(engravingsPrice([left], names)).toBe(0)
  })

  it('cost what the work and their typefaces cost', () => {
    expect(engravingsPrice([chair, part('cushion')], names)).toBe(33.1)
    expect(engravingsPrice([chair], {})).toBe(0)
  })
})
