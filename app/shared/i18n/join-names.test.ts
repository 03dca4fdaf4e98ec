import {joinNames} from './join-names'

it.each([
  ['en-GB', 'Natta, 70 cm'],
  ['ko-KR', 'Natta, 70 cm'],
  ['ja-JP', 'Natta、70 cm'],
  ['zh-TW', 'Natta、70 cm'],
  ['ar-AE', 'Natta، 70 cm'],
])('joins as %s writes: %s', (locale, written) => {
  expect(joinNames(['Natta', '70 cm'], locale)).toBe(written)
  expect(joinNames(['Natta'], locale)).toBe('Natta')
})
