import {formatLocalDate, formatLocalTime} from './order-times'

const LATE = '2026-03-01T22:30:00.000Z'

it.each([
  ['de-DE', 'Europe/Berlin', '1. März 2026', '1. März um 23:30 MEZ'],
  ['en-US', 'America/Los_Angeles', 'March 1, 2026', 'March 1 at 2:30 PM PST'],
  ['ja-JP', 'Asia/Tokyo', '2026年3月2日', '3月2日 7:30 JST'],
])('%s: a time is in the time zone %s', (locale, timeZone, date, time) => {
  expect(formatLocalDate(LATE, locale, timeZone)).toBe(date)
  expect(formatLocalTime(LATE, locale, timeZone).replace(/\u202f/g, ' ')).toBe(time)
})
