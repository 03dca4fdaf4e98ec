import {othersThan, readViewed, withViewed} from './recent-products'

describe('withViewed', () => {
  it('puts the newest first, each product once', () => {
    expect(withViewed(['a', 'b'], 'c')).toEqual(['c', 'a', 'b'])
    expect(withViewed(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c'])
  })

  it('forgets the oldest', () => {
    const ids = Array.from({length: 13}, (_, index) => `p${index}`)
    expect(withViewed(ids, 'new')).toEqual(['new', ...ids.slice(0, 12)])
  })
})

test('othersThan leaves the shown product out', () => {
  expect(othersThan(['a', 'b'], 'a')).toEqual(['b'])
  expect(othersThan(['a', 'b'], undefined)).toEqual(['a', 'b'])
})

it.each([
  ['a list', '["a","b"]', ['a', 'b']],
  ['nothing', null, []],
  ['no JSON', '{', []],
  ['no list', '{"a":1}', []],
  ['other things in the list', '["a",1,null,""]', ['a']],
])('readViewed: %s', (_name, stored, expected) => {
  expect(readViewed(stored)).toEqual(expected)
})
