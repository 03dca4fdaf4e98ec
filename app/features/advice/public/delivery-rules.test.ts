import {deliveryRulesOf} from './delivery-rules'

const whole = {
  timeZone: 'Europe/Berlin',
  cutOff: '14:30',
  workingDays: [1, 2, 3, 4, 5],
  holidays: ['12-25', '2026-04-06'],
  methods: {standard: {days: [2, 4]}, express: {days: [1], cutOff: '11:00'}},
  zones: [{prefixes: ['25', '27498'], extraDays: 2, without: ['express']}],
}
const read = (change: object = {}) => deliveryRulesOf(JSON.stringify({...whole, ...change}))

it('reads the rules of a country', () => {
  expect(read()).toEqual({
    ...whole,
    methods: {standard: {days: [2, 4]}, express: {days: [1, 1], cutOff: '11:00'}},
  })
})

it.each([
  ['no text', undefined],
  ['an empty text', ''],
  ['a number', 5],
  ['text that is no JSON', '{'],
  ['null', 'null'],
])('returns null for %s', (_, value) => {
  expect(deliveryRulesOf(value)).toBeNull()
})

it.each([
  ['an unknown time zone', {timeZone: 'Europe/Nowhere'}],
  ['no time zone', {timeZone: null}],
  ['no working day', {workingDays: []}],
  ['days that no week has', {workingDays: [0, 8, 1.5, '2']}],
  ['no method', {methods: {}}],
  ['no methods at all', {methods: null}],
])('returns null for rules with %s', (_, change) => {
  expect(read(change)).toBeNull()
})

it.each([
  ['without days', {days: []}],
  ['with days before the order', {days: [-1, 2]}],
  ['with an end before its start', {days: [4, 2]}],
  ['with days that are no numbers', {days: ['1', '2']}],
  ['that is nothing', null],
])('leaves out a method %s', (_, broken) => {
  expect(read({methods: {broken, standard: {days: [0, 2]}}})?.methods).toEqual({
    standard: {days: [0, 2]},
  })
})

it.each([
  ['24:00', '00:00'],
  ['9:00', '00:00'],
  ['10:60', '00:00'],
  ['at 10:00', '00:00'],
  ['10:00 h', '00:00'],
  [10, '00:00'],
  ['23:59', '23:59'],
  ['00:00', '00:00'],
])('reads the time %s as %s', (cutOff, time) => {
  expect(read({cutOff})?.cutOff).toBe(time)
  const method = read({methods: {standard: {days: [1], cutOff}}})?.methods['standard']
  expect(method?.cutOff).toBe(cutOff === time ? time : undefined)
})

it('keeps the days of the week from Monday to Sunday', () => {
  expect(read({workingDays: [0, 1, 7, 8]})?.workingDays).toEqual([1, 7])
})

it('has zones with prefixes only, and no negative extra days', () => {
  const zones = [
    {prefixes: ['', 5]},
    {prefixes: ['99']},
    {prefixes: ['98', ''], extraDays: -1, without: ['express', 1]},
    {prefixes: ['97'], extraDays: '3'},
    null,
  ]
  expect(read({zones})?.zones).toEqual([
    {prefixes: ['99'], extraDays: 0, without: []},
    {prefixes: ['98'], extraDays: 0, without: ['express']},
    {prefixes: ['97'], extraDays: 0, without: []},
  ])
  expect(read({zones: 'none', holidays: '12-25'})).toMatchObject({zones: [], holidays: []})
})
