import {draw, pairsOf, parseExtent, sampleOf, seededRandom} from './extent'

const list = Array.from({length: 40}, (_, index) => index)
const sample = {full: false, seed: 9}

describe('parseExtent', () => {
  it.each([
    [undefined, {full: false, seed: 9}],
    ['', {full: false, seed: 9}],
    ['sample', {full: false, seed: 9}],
    ['full', {full: true, seed: 9}],
    ['sample:7', {full: false, seed: 7}],
    ['full:123456789', {full: true, seed: 123_456_789}],
  ])('reads %s', (text, extent) => {
    expect(parseExtent(text)).toEqual(extent)
  })

  it.each(['all', 'full:', 'full:x', 'sample 7', 'FULL'])('refuses %s', (text) => {
    expect(() => parseExtent(text)).toThrow(`TEST_EXTENT is '${text}'`)
  })
})

describe('draw', () => {
  it('takes as many as are asked for, each once, in the order of the list', () => {
    const drawn = draw(list, 10, sample)
    expect(drawn).toHaveLength(10)
    expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b))
    expect(draw(list, 100, sample)).toEqual(list)
  })

  it('depends on the seed alone', () => {
    expect(draw(list, 10, sample)).toEqual(draw(list, 10, sample))
    expect(draw(list, 10, {full: false, seed: 10})).not.toEqual(draw(list, 10, sample))
  })
})

describe('sampleOf', () => {
  it('keeps the essential cases beside those that are drawn', () => {
    const cases = sampleOf(list, 5, (one) => one % 10 === 0, sample)
    expect(cases).toHaveLength(9)
    expect(cases).toEqual(expect.arrayContaining([0, 10, 20, 30]))
  })

  it('is everything in a full run', () => {
    expect(sampleOf(list, 5, () => false, {full: true, seed: 9})).toEqual(list)
  })
})

describe('pairsOf', () => {
  const [rows, columns] = [
    ['a', 'b', 'c', 'd'],
    ['x', 'y', 'z'],
  ]

  it('gives each row one column, and each column its turn', () => {
    expect(pairsOf(rows, columns, {full: false, seed: 0})).toEqual([
      ['a', 'x'],
      ['b', 'y'],
      ['c', 'z'],
      ['d', 'x'],
    ])
    expect(pairsOf(rows, columns, {full: false, seed: 4})[0]).toEqual(['a', 'y'])
  })

  it('gives every row every column in a full run', () => {
    expect(pairsOf(rows, columns, {full: true, seed: 0})).toHaveLength(12)
  })
})

test('seeded numbers are below 1 and repeat', () => {
  const [one, other] = [seededRandom(4), seededRandom(4)]
  const numbers = Array.from({length: 1000}, () => one())
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true)
  expect(numbers).toEqual(Array.from({length: 1000}, () => other()))
  expect(new Set(numbers).size).toBeGreaterThan(990)
})
