import {daysLeft, endingSoon} from './warranties'

const now = Date.parse('2026-11-23T12:00:00Z')

test.each([
  ['2026-11-23', 0],
  ['2026-11-24', 1],
  ['2026-11-22', -1],
])('days until the end of %s', (day, days) => {
  expect(daysLeft(day, now)).toBe(days)
})

test('warranties that end within 90 days', () => {
  const ends = ['2026-11-01', '2026-12-01', '2027-02-20', '2027-03-01']
  expect(
    endingSoon(
      ends.map((endsOn) => ({endsOn})),
      now,
    ),
  ).toBe(2)
})
