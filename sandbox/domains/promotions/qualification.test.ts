import type {Assignment, Schedule} from './promotion'
import {NO_QUALIFIERS} from './promotion'
import {isInForce} from './qualification'

const always: Schedule = {
  startDate: null,
  endDate: null,
  weekdays: [],
  timeFrom: null,
  timeTo: null,
}

function assignment(schedule: Partial<Schedule>): Assignment {
  const campaign = {
    id: 'summer',
    enabled: true,
    startDate: null,
    endDate: '2026-09-01T00:00:00Z',
    qualifiers: NO_QUALIFIERS,
  }
  return {
    campaign,
    rank: null,
    schedule: {...always, ...schedule},
    matchAll: false,
    qualifiers: NO_QUALIFIERS,
  }
}

const holds = (schedule: Partial<Schedule>, at: string, timeZone = 'Etc/UTC') =>
  isInForce(assignment(schedule), {now: Date.parse(at), timeZone})

test.each<[string, Partial<Schedule>, string, boolean]>([
  ['without any', {}, '2026-06-01T12:00:00Z', true],
  ['after its campaign', {}, '2026-09-01T00:00:00Z', false],
  ['before its own start', {startDate: '2026-06-02T00:00:00Z'}, '2026-06-01T12:00:00Z', false],
  ['on one of its weekdays', {weekdays: ['Monday']}, '2026-06-01T12:00:00Z', true],
  ['on another weekday', {weekdays: ['Tuesday']}, '2026-06-01T12:00:00Z', false],
  ['in its hours', {timeFrom: '12:00:00Z', timeTo: '14:00:00Z'}, '2026-06-01T13:59:00Z', true],
  ['after its hours', {timeFrom: '12:00:00Z', timeTo: '14:00:00Z'}, '2026-06-01T14:00:01Z', false],
])('a schedule %s', (_name, schedule, at, expected) => {
  expect(holds(schedule, at)).toBe(expected)
})

test('reads weekdays and hours by the clocks of the site', () => {
  const evening = {weekdays: ['Tuesday'], timeFrom: '00:00:00', timeTo: '08:00:00'}
  expect(holds(evening, '2026-06-01T20:00:00Z')).toBe(false)
  expect(holds(evening, '2026-06-01T20:00:00Z', 'Asia/Tokyo')).toBe(true)
})
