import type {AvailabilityState} from '@app/features/product/public/availability-state'
import {bundleAvailability, chosenVariants, isBundleUnfinished, partNames} from './bundle'
import type {ProductModel, ChosenPart} from '@app/features/product/public/product'

interface Source {
  state?: AvailabilityState
  stock?: number
  quantity?: number
  selection?: ChosenPart['selection']
}

const part = (id: string, {state = 'instock', stock, quantity = 1, selection}: Source = {}) =>
  ({
    part: {
      product: {
        id,
        name: `Product ${id}`,
        variants: [],
        attributes: [
          {id: 'color', name: 'Colour', values: [{id: 'moss', name: 'Moss'}]},
          {id: 'size', name: 'Size', values: [{id: '70', name: '70 cm'}]},
        ],
      } as unknown as ProductModel,
      quantity,
      role: 'member',
    },
    choice: {color: 'moss'},
    selection,
    offer: {availability: {state, ...(stock !== undefined && {stock})}},
    taken: true,
  }) satisfies ChosenPart

const variant = (id: string) =>
  ({kind: 'variant', variant: {id, values: {}}}) as const satisfies ChosenPart['selection']
const instock = {state: 'instock', stock: 40} as const

describe('a bundle is as available as its weakest part', () => {
  it('counts the pieces of a part', () => {
    const parts = [part('a', {stock: 30}), part('b', {stock: 25, quantity: 2})]
    expect(bundleAvailability(instock, parts)).toEqual({state: 'instock', stock: 12})
  })

  it('has no more than the backend says', () => {
    expect(bundleAvailability({state: 'instock', stock: 7}, [part('a', {stock: 30})])).toEqual({
      state: 'instock',
      stock: 7,
    })
  })

  it('says when few are left', () => {
    expect(bundleAvailability(instock, [part('a', {stock: 9, quantity: 2})])).toEqual({
      state: 'lowstock',
      stock: 4,
    })
  })

  it.each([
    ['sold out', part('b', {state: 'outofstock'})],
    ['too few for one', part('b', {stock: 1, quantity: 2})],
    [
      'not made',
      part('b', {selection: {kind: 'impossible', attribute: {id: 'size', name: '', values: []}}}),
    ],
  ])('cannot be had when a part is %s', (_name, weak) => {
    expect(bundleAvailability(instock, [part('a'), weak])).toEqual({state: 'outofstock', stock: 0})
  })

  it('comes when its last part does', () => {
    const late = part('b', {state: 'backorder', stock: 3})
    expect(bundleAvailability(instock, [part('a'), late])).toMatchObject({state: 'backorder'})
  })

  it('stays what the backend says while that cannot be had', () => {
    expect(bundleAvailability({state: 'discontinued'}, [part('a')])).toEqual({
      state: 'discontinued',
    })
  })
})

it('wants every part to be chosen, and tells which variants are', () => {
  const open = part('c', {selection: {kind: 'incomplete', missing: []}})
  const parts = [part('a'), part('b', {selection: variant('b-moss')})]
  expect(isBundleUnfinished(parts)).toBe(false)
  expect(isBundleUnfinished([...parts, open])).toBe(true)
  expect(chosenVariants([...parts, open])).toEqual([{masterId: 'b', productId: 'b-moss'}])
  expect(partNames(parts, 'de-DE')).toEqual(['Product a, Moss', 'Product b, Moss'])
})

describe('the stock of a bundle', () => {
  it('is unknown where no part knows its own', () => {
    expect(bundleAvailability({state: 'instock'}, [part('a')])).toEqual({state: 'instock'})
    const bare = {...part('a'), offer: undefined}
    expect(bundleAvailability({state: 'instock'}, [bare])).toEqual({state: 'instock'})
  })

  it('of five is low, of six is not', () => {
    const of = (stock: number) => bundleAvailability(instock, [part('a', {stock})]).state
    expect([of(5), of(6)]).toEqual(['lowstock', 'instock'])
  })

  it('may be for later, with the words of the part that comes later', () => {
    const late = part('b', {state: 'preorder', stock: 3})
    expect(bundleAvailability(instock, [part('a'), late])).toEqual({state: 'preorder', stock: 3})
    expect(bundleAvailability({state: 'backorder', stock: 3}, [part('a')])).toEqual({
      state: 'backorder',
      stock: 3,
    })
  })
})
