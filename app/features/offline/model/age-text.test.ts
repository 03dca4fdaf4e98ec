import {ageText} from './age-text'

const at = (text: string): number => new Date(text).getTime()
const NOW = at('2026-11-30T18:00:00')

it.each([
  ['de-DE', '14:05'],
  ['en-US', '2:05 PM'],
  ['ja-JP', '14:05'],
])('today is a time in %s', (locale, expected) =>
  // Some versions of Unicode's data have a narrow space before PM.
  expect(ageText(at('2026-11-30T14:05:00'), locale, NOW).replace(/\s/g, ' ')).toBe(expected),
)

it.each([
  ['de-DE', '29. November 2026'],
  ['en-GB', '29 November 2026'],
])('an earlier day is a date in %s', (locale, expected) =>
  expect(ageText(at('2026-11-29T23:59:00'), locale, NOW)).toBe(expected),
)
