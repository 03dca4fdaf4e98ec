import {formatDay, formatLocalDate, formatLocalTime} from './order-care'

const LATE = '2026-03-01T22:30:00.000Z'

it.each([
  ['de-DE', 'Europe/Berlin', '1. März 2026', '1. März um 23:30 MEZ'],
  ['en-US', 'America/Los_Angeles', 'March 1, 2026', 'March 1 at 2:30 PM PST'],
  ['ja-JP', 'Asia/Tokyo', '2026年3月2日', '3月2日 7:30 JST'],
])('%s: a time is in the time zone %s', (locale, timeZone, date, time) => {
  expect(formatLocalDate(LATE, locale, timeZone)).toBe(date)
  expect(formatLocalTime(LATE, locale, timeZone).replace(/\u202f/g, ' ')).toBe(time)
})

it('a day is the same in every time zone', () => {
  expect(formatDay('2026-03-03', 'en-GB')).toBe('Tuesday 3 March')
  expect(formatDay('2026-03-03T23:59:00.000Z', 'de-DE')).toBe('Dienstag, 3. März')
})

it('without a time zone, the one of the browser counts', () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(formatLocalDate(LATE, 'de-DE')).toBe(formatLocalDate(LATE, 'de-DE', own))
  expect(formatLocalTime(LATE, 'de-DE')).toBe(formatLocalTime(LATE, 'de-DE', own))
})
