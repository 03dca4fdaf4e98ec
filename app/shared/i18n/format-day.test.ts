import {formatWithWeekday} from './format-day'

const monday = new Date('2026-11-30T02:42:00Z')
const day = {weekday: 'long', day: 'numeric', month: 'long', timeZone: 'Asia/Tokyo'} as const
const time = {weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Tokyo'} as const

it.each([
  ['ja-JP', '11月30日（月）', '11月30日（月）11:42'],
  ['de-DE', 'Montag, 30. November', 'Montag, 11:42'],
  ['en-GB', 'Monday 30 November', 'Monday 11:42'],
  ['zh-CN', '11月30日周一', '11月30日周一 11:42'],
])('%s writes a day and a time with the weekday', (locale, ofDay, ofTime) => {
  expect(formatWithWeekday(monday, locale, day)).toBe(ofDay)
  expect(formatWithWeekday(monday, locale, time)).toBe(ofTime)
})
