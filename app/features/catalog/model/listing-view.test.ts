import type {Refinement} from '../public/listing-model'
import {parseListingRequest} from '../public/listing-request'
import {choicesOf, chosenValues, pagingOf, refinementTitle, sortTitle} from './listing-view'

const material: Refinement = {
  id: 'c_material',
  label: 'Material',
  values: [
    {value: 'oak', label: 'Oak', count: 3},
    {value: 'wool', label: 'Wool', count: 2},
  ],
}
const request = (query: string) => parseListingRequest(new URLSearchParams(query))

it.each(['constructor', '__proto__', 'toString'])('has no title of its own for %s', (id) => {
  expect([refinementTitle({id}), sortTitle({id})]).toEqual([undefined, undefined])
})

describe('choicesOf', () => {
  it('leads to the listing with the value, or without it where it is chosen', () => {
    const choices = choicesOf(material, request('refine=c_material=oak&offset=38'), '/c')
    expect(choices.map(({selected, href}) => [selected, href])).toEqual([
      [true, '/c'],
      [false, '/c?refine=c_material=oak%7Cwool'],
    ])
  })
})

describe('chosenValues', () => {
  it('names what is chosen, even where no product is left', () => {
    const values = chosenValues(
      {refinements: [material]},
      request('refine=c_material=oak|felt&pmid=spring'),
      '/c',
    )
    expect(values.map(({refinement, label}) => [refinement, label])).toEqual([
      ['Material', 'felt'],
      ['Material', 'Oak'],
      ['pmid', 'spring'],
    ])
    expect(values[2]?.href).toBe('/c?refine=c_material=felt%7Coak')
  })
})

describe('chosen values that the list does not have', () => {
  const chosen = (query: string) =>
    chosenValues({refinements: []}, parseListingRequest(new URLSearchParams(query)), '/c')

  it('are bounds where they are a range of prices', () => {
    expect(chosen('refine=price=(100..250)')[0]).toMatchObject({bounds: {from: 100, to: 250}})
    expect(chosen('refine=price=cheap')[0]?.bounds).toBeUndefined()
    expect(chosen('refine=c_wheels=(100..250)')[0]?.bounds).toBeUndefined()
  })

  it('are told by their refinement where they are ids of the backend', () => {
    expect(chosen('pmid=spring&htype=set').map(({unnamed}) => unnamed)).toEqual([true, true])
    expect(chosen('refine=c_material=felt')[0]?.unnamed).toBe(true)
    expect(chosen('refine=c_wheels=air')[0]).toMatchObject({label: 'air'})
    expect(chosen('refine=c_wheels=air')[0]?.unnamed).toBeUndefined()
  })
})

describe('pagingOf', () => {
  it.each([
    [0, 38, 50, {page: 1, pages: 2, shown: 38, hasMore: true}],
    [38, 12, 50, {page: 2, pages: 2, shown: 50, hasMore: false}],
    [0, 50, 50, {page: 1, pages: 2, shown: 50, hasMore: false}],
    [0, 0, 0, {page: 1, pages: 1, shown: 0, hasMore: false}],
    [380, 0, 50, {page: 11, pages: 2, shown: 50, hasMore: false}],
  ])('from %i with %i of %i', (offset, loaded, total, paging) => {
    expect(pagingOf({offset, limit: 38}, loaded, total)).toEqual(paging)
  })
})
