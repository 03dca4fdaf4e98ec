import type {AvailabilityModel} from '@app/features/product/public/availability-state'
import type {ChosenPart} from '@app/features/product/public/product'
import type {Selection} from '@app/features/product/public/variation'
import {adviceSubject} from './subject'

const inStock: AvailabilityModel = {state: 'instock', stock: 9}
const gone: AvailabilityModel = {state: 'outofstock', stock: 0}
const later: AvailabilityModel = {state: 'preorder', date: '2026-12-04'}
const variant = (id: string) => ({kind: 'variant', variant: {id, values: {}}}) as Selection
const incomplete = {kind: 'incomplete', missing: []} as unknown as Selection

const part = (
  id: string,
  more: {
    selection?: Selection
    availability?: AvailabilityModel
    amount?: number
    quantity?: number
    type?: string
    taken?: boolean
  } = {},
): ChosenPart =>
  ({
    part: {product: {id, type: more.type ?? ''}, quantity: more.quantity ?? 1, role: 'member'},
    choice: {},
    selection: more.selection,
    offer: {price: {amount: more.amount ?? 10}, availability: more.availability ?? inStock},
    taken: more.taken ?? true,
  }) as unknown as ChosenPart

describe('a product on its own', () => {
  const of = (selection: Selection | undefined, availability = inStock) =>
    adviceSubject({product: {id: 'A', kind: 'master', type: ''}, selection, availability})

  it('is the chosen variant', () => {
    expect(of(variant('A-1'))).toEqual({
      pieces: [{productId: 'A-1', quantity: 1}],
      sent: {productId: 'A-1'},
    })
  })

  it('is sent as any of its variants while one is to choose, and is on no shelf', () => {
    expect(of(incomplete)).toEqual({pieces: undefined, sent: {productId: 'A'}})
  })

  it('is not sent when it is gone, and on its day when it is ordered ahead', () => {
    expect(of(undefined, gone)?.sent).toBeUndefined()
    expect(of(undefined, later)?.sent).toEqual({productId: 'A', from: '2026-12-04'})
  })
})

describe('a bundle', () => {
  const of = (parts: ChosenPart[], availability = inStock) =>
    adviceSubject({
      product: {id: 'B', kind: 'bundle', type: ''},
      selection: undefined,
      availability,
      parts,
    })

  it('is sent as one and found by its parts, each as often as it is in the box', () => {
    expect(of([part('A', {selection: variant('A-1')}), part('C', {quantity: 2})])).toEqual({
      pieces: [
        {productId: 'A-1', quantity: 1},
        {productId: 'C', quantity: 2},
      ],
      sent: {productId: 'B'},
    })
  })

  it('is on no shelf while something of a part is to choose', () => {
    expect(of([part('A', {selection: incomplete}), part('C')])?.pieces).toBeUndefined()
  })

  it('is not sent when a part is gone', () => {
    expect(of([part('A')], gone)?.sent).toBeUndefined()
  })
})

describe('a set', () => {
  const of = (parts: ChosenPart[]) =>
    adviceSubject({
      product: {id: 'S', kind: 'set', type: ''},
      selection: undefined,
      availability: inStock,
      parts,
    })

  it('is what is taken of it, sent as the dearest part', () => {
    const parts = [part('A'), part('C', {amount: 30}), part('D', {taken: false, amount: 90})]
    expect(of(parts)).toEqual({
      pieces: [
        {productId: 'A', quantity: 1},
        {productId: 'C', quantity: 1},
      ],
      sent: {productId: 'C'},
    })
  })

  it('is sent as a part with a price when another has none', () => {
    const unpriced = (id: string) => ({...part(id), offer: {availability: inStock}}) as ChosenPart
    expect(of([unpriced('A'), part('C', {amount: 5}), unpriced('D')])?.sent).toEqual({
      productId: 'C',
    })
    const unknown = {...part('A'), offer: undefined} as ChosenPart
    expect(of([unknown, part('C')])?.sent).toEqual({productId: 'C'})
  })

  it('waits for the last part', () => {
    expect(of([part('A', {availability: later}), part('C', {amount: 30})])?.sent).toEqual({
      productId: 'C',
      from: '2026-12-04',
    })
  })

  it('is nothing to send or to find when nothing is taken', () => {
    expect(of([part('A', {taken: false})])).toEqual({pieces: undefined})
  })
})

describe('what is made to order', () => {
  const of = (more: object) =>
    adviceSubject({
      product: {id: 'A', kind: 'item', type: ''},
      selection: undefined,
      availability: inStock,
      ...more,
    })

  it('is in no store, and has no day: an engraving, and what a name is cut into', () => {
    expect(of({product: {id: 'A', kind: 'item', type: 'Engraving'}})).toBeUndefined()
    expect(of({engraved: true})).toBeUndefined()
    expect(of({product: {id: 'A', kind: 'item', type: 'Spare part'}})).toBeDefined()
  })

  it('holds for a bundle, and for a set while it is taken', () => {
    const work = (taken: boolean) => [part('C'), part('E', {type: 'Engraving', taken})]
    const whole = (kind: 'set' | 'bundle', taken: boolean) =>
      of({product: {id: 'W', kind, type: ''}, parts: work(taken)})
    expect(whole('bundle', true)).toBeUndefined()
    expect(whole('set', true)).toBeUndefined()
    expect(whole('set', false)).toBeDefined()
  })
})
