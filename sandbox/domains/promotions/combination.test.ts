import {combinationCount, fillPlaces, mostOf, placesOf} from './combination'
import {line, products} from './testing'

const needs = (quantity: number, ...ids: string[]) => ({quantity, products: products(...ids)})
const goods = [line('cot', 9000), line('cup', 3000, 3), line('bag', 2000, 2)]

describe('the places of a combination', () => {
  it('are as many as units are required, each with the lines that fit', () => {
    const places = placesOf([needs(2, 'cup', 'bag'), needs(1, 'cot')], goods)
    expect(places.map(({lineIds}) => [...lineIds])).toEqual([
      ['cup', 'bag'],
      ['cup', 'bag'],
      ['cot'],
    ])
  })

  it('are at least one for each kind, and none for options', () => {
    const engraving = line('cup', 500, 1, {lineId: 'engraving', optionOf: 'cup'})
    const places = placesOf([needs(0, 'cup')], [...goods, engraving])
    expect(places.map(({lineIds}) => [...lineIds])).toEqual([['cup']])
  })
})

describe('places are filled', () => {
  const unit = (id: string) => ({line: line(id, 1000)})
  const place = (...ids: string[]) => ({lineIds: new Set(ids)})

  it('each by a unit of its own, the first ones first', () => {
    const units = [unit('a'), unit('a'), unit('b'), unit('b')]
    expect(fillPlaces([place('a'), place('b')], units)).toEqual([units[0], units[2]])
    expect(fillPlaces([], units)).toEqual([])
  })

  it('also where a unit has to move to another place', () => {
    const units = [unit('a'), unit('b')]
    expect(fillPlaces([place('a', 'b'), place('a')], units)).toEqual(units)
    const three = [unit('a'), unit('b'), unit('c')]
    expect(fillPlaces([place('a', 'b'), place('a', 'c'), place('a')], three)).toEqual(three)
  })

  it('all or not at all', () => {
    expect(fillPlaces([place('a'), place('a')], [unit('a'), unit('b')])).toBeNull()
    expect(fillPlaces([place('c')], [unit('a')])).toBeNull()
    expect(fillPlaces([place('a', 'b'), place('a'), place('b')], [unit('a'), unit('b')])).toBeNull()
  })
})

describe('a combination is met', () => {
  it('as often as its scarcest product allows', () => {
    const both = [needs(1, 'cup'), needs(1, 'bag')]
    expect(combinationCount(goods, both, 9)).toBe(2)
    expect(combinationCount(goods, both, 1)).toBe(1)
    expect(combinationCount(goods, both, 0)).toBe(0)
    expect(combinationCount(goods, [needs(2, 'cup')], 9)).toBe(1)
    expect(combinationCount(goods, [needs(1, 'pram')], 9)).toBe(0)
  })

  it('never without requirements', () => {
    expect(combinationCount(goods, [], 9)).toBe(0)
  })

  it('by whole units of goods, not by options', () => {
    const half = [line('cup', 3000, 2.5)]
    expect(combinationCount(half, [needs(1, 'cup')], 9)).toBe(2)
    const engraving = line('cup', 500, 5, {lineId: 'engraving', optionOf: 'cup'})
    expect(combinationCount([...half, engraving], [needs(1, 'cup')], 9)).toBe(2)
  })
})

it('a combination is counted up to the threshold of its highest tier', () => {
  const tier = (threshold: number) => ({
    threshold,
    eligibleQuantity: null,
    discount: {type: 'free'} as const,
  })
  expect(mostOf({tiers: [tier(1), tier(3)]})).toBe(3)
  expect(mostOf({tiers: [tier(2.5)]})).toBe(3)
  expect(mostOf({tiers: [tier(0)]})).toBe(1)
  expect(mostOf({tiers: []})).toBe(1)
})
