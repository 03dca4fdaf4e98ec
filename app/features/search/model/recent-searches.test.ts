import {readSearches, withoutSearch, withSearch} from './recent-searches'

describe('withSearch', () => {
  it('puts the newest first, trimmed', () => {
    expect(withSearch(['wool'], '  oak cot ')).toEqual(['oak cot', 'wool'])
  })

  it('keeps a phrase once, whatever its case, as it was written last', () => {
    expect(withSearch(['wool', 'Stroller', 'cot'], 'STROLLER')).toEqual(['STROLLER', 'wool', 'cot'])
    expect(withSearch(['ÄPFEL'], 'äpfel')).toEqual(['äpfel'])
  })

  it('keeps five', () => {
    expect(withSearch(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd'])
  })

  it('keeps nothing empty', () => {
    expect(withSearch(['wool'], '   ')).toEqual(['wool'])
  })
})

test('withoutSearch takes one out, whatever its case', () => {
  expect(withoutSearch(['Wool', 'cot'], 'wool')).toEqual(['cot'])
})

describe('readSearches', () => {
  it.each([
    ['a list', '["wool","cot"]', ['wool', 'cot']],
    ['nothing', null, []],
    ['no JSON', 'wool', []],
    ['no list', '{"a":1}', []],
    ['other things in the list', '["wool",1,""," "]', ['wool']],
    ['too many', '["a","b","c","d","e","f"]', ['a', 'b', 'c', 'd', 'e']],
  ])('%s', (_name, stored, expected) => {
    expect(readSearches(stored)).toEqual(expected)
  })
})
