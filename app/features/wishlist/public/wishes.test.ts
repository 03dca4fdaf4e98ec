import {isExcluded, isWished, withoutWish, withWish} from './wishes'

const green = {productId: 'pram-green', masterId: 'pram'}
const pram = {productId: 'pram'}

describe('a product is on the list', () => {
  it('by its own id', () => {
    expect(isWished([{productId: 'cup'}], {productId: 'cup'})).toBe(true)
    expect(isWished([{productId: 'cup'}], {productId: 'cup-2'})).toBe(false)
    expect(isWished([], pram)).toBe(false)
  })

  it('as a tile when one of its variants is', () => {
    expect(isWished([green], pram)).toBe(true)
  })

  it('as a variant when the product as such is, and not for another colour', () => {
    expect(isWished([pram], green)).toBe(true)
    expect(isWished([green], {productId: 'pram-sand', masterId: 'pram'})).toBe(false)
  })
})

it('adds only what is absent', () => {
  const list = [green]
  expect(withWish(list, pram)).toBe(list)
  expect(withWish(list, {productId: 'cup'})).toEqual([green, {productId: 'cup'}])
})

it('removes a product with all of its variants, and nothing that is absent', () => {
  const list = [green, {productId: 'cup'}, {productId: 'pram-sand', masterId: 'pram'}]
  expect(withoutWish(list, pram)).toEqual([{productId: 'cup'}])
  expect(withoutWish(list, green)).toHaveLength(2)
  expect(withoutWish(list, {productId: 'bed'})).toEqual(list)
})

it.each([
  ['BH-2390', true],
  ['BH-2391', false],
  ['BH-9010', true],
  ['BH-90', true],
  ['BH-1010', false],
])('%s cannot be wished for: %s', (id, excluded) => {
  expect(isExcluded(id, ['BH-2390', 'BH-9*'])).toBe(excluded)
})

it('excludes nothing without a list', () => {
  expect(isExcluded('BH-9010')).toBe(false)
})
