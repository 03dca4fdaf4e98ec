import {birthdayProblem, birthdayRange, readDateText} from './birthday'

const today = new Date('2026-11-23T12:00:00Z')

test.each([
  ['', undefined],
  ['   ', undefined],
  ['1990-02-28', undefined],
  [' 1990-02-28 ', undefined],
  ['2026-11-23', undefined],
  ['1926-11-23', undefined],
  ['2026-11-24', 'validation.date.future'],
  ['1926-11-22', 'validation.date.tooOld'],
  ['1990-02-30', 'validation.date.invalid'],
  ['yesterday', 'validation.date.invalid'],
])('a date of birth "%s"', (text, id) => {
  expect(birthdayProblem(text, today)?.id).toBe(id)
})

test.each([
  ['1000-01-01', {year: 1000, month: 1, day: 1}],
  ['9999-12-31', {year: 9999, month: 12, day: 31}],
  ['0999-01-01', null],
  ['2000-13-01', null],
  ['2000-00-01', null],
  ['2000-01-32', null],
  ['01.02.2000', null],
  ['born 2000-01-01', null],
  ['2000-01-01T00:00', null],
  ['2000-1-2', {year: 2000, month: 1, day: 2}],
])('the date text "%s"', (text, date) => {
  expect(readDateText(text)).toEqual(date)
})

test('a date of birth is at most 100 years back and not in the future', () => {
  expect(birthdayRange(today)).toEqual({min: '1926-11-23', max: '2026-11-23'})
})
