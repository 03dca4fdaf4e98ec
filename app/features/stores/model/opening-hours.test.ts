import {openState, parseHours, writtenDay, writtenHours, writtenTime} from './opening-hours'

const HOURS = 'Mo-Fr 10:00-19:00, Sa 10:00-17:00'
const at = (iso: string, zone = 'Europe/Berlin') => openState(HOURS, zone, new Date(iso))

it.each([
  // 2026-11-23 is a Monday; Berlin is one hour ahead of UTC.
  ['2026-11-23T09:00:00Z', {open: true, time: 19 * 60}],
  ['2026-11-23T08:59:00Z', {open: false, day: 1, time: 600, inDays: 0}],
  ['2026-11-23T18:00:00Z', {open: false, day: 2, time: 600, inDays: 1}],
  ['2026-11-28T16:30:00Z', {open: false, day: 1, time: 600, inDays: 2}],
  ['2026-11-28T12:00:00Z', {open: true, time: 17 * 60}],
])('at %s the store is %j', (iso, expected) => {
  expect(at(iso)).toEqual(expected)
})

it('counts in the time zone of the store, with summer time', () => {
  expect(at('2026-11-23T09:00:00Z', 'America/New_York')).toMatchObject({open: false, time: 600})
  expect(at('2026-07-06T08:00:00Z')).toMatchObject({open: true})
})

it('a store with one day a week opens on the same day of next week', () => {
  const now = new Date('2026-11-23T20:00:00Z')
  expect(openState('Mo 10:00-12:00', 'Europe/Berlin', now)).toMatchObject({inDays: 7})
})

it('knows nothing of unreadable hours and time zones', () => {
  expect(openState('every day', 'Europe/Berlin', new Date())).toBeNull()
  expect(openState(HOURS, 'Nowhere/Town', new Date())).toBeNull()
  expect(parseHours('Sa-Mo 10:00-11:30').map(({day}) => day)).toEqual([6, 0, 1])
})

it('writes times and days as a locale does', () => {
  expect(writtenTime(1110, 'de-DE')).toBe('18:30')
  expect(writtenTime(1110, 'en-US')).toMatch(/^6:30\sPM$/)
  expect(writtenDay(1, 'fr-FR')).toBe('lundi')
})

it('writes the hours of a week as a locale does, days with the same times together', () => {
  expect(writtenHours(HOURS, 'de-DE')).toEqual([
    'Montag – Freitag: 10:00–19:00',
    'Samstag: 10:00–17:00',
  ])
  expect(writtenHours('Mo-Sa 10:00-19:00, Su 11:00-17:00', 'en-US')).toEqual([
    'Monday – Saturday: 10:00\u00a0AM–7:00\u00a0PM',
    'Sunday: 11:00\u00a0AM–5:00\u00a0PM',
  ])
  expect(writtenHours('Mo-Su 11:00-20:00', 'ar-AE')[0]).toContain('الأحد')
  expect(writtenHours('Mo 10:00-12:00, We 10:00-12:00', 'de-DE')).toHaveLength(2)
  expect(writtenHours('on request', 'de-DE')).toEqual([])
})
