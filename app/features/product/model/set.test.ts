import type {AvailabilityState} from './availability'
import type {Offer} from './offer'
import type {ProductModel} from './product'
import {
  isSetEngravable,
  isSetOrderable,
  isUnfinished,
  lookupIds,
  setAvailability,
  setStock,
  takenParts,
  type ChosenPart,
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

describe('spec 4 "Set product"', () => {
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
  })
})

it.each([
  [['instock', 'lowstock'], 'instock'],
  [['instock', 'outofstock'], 'lowstock'],
  [['outofstock', 'discontinued'], 'outofstock'],
] as const)('parts %j make a set %s', (states, state) => {
  const parts = states.map((one, index) => part(String(index), {state: one}))
  expect(setAvailability(parts).state).toBe(state)
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
