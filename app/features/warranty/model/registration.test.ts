import {problemText} from '@app/shared/form/field-problem'
import {englishText} from '@app/shared/test/english-text'
import {purchaseProblem, registrationProblems, type RegistrationValues} from './registration'

const NOW = Date.parse('2026-11-24T12:00:00Z')

test.each([
  ['2026-11-24', undefined],
  ['2026-11-25', 'The date cannot be in the future.'],
  ['1926-11-24', undefined],
  ['1926-11-23', 'The date cannot be more than 100 years ago.'],
  ['0999-01-01', 'Please enter a valid date.'],
  ['2026-11', 'Please enter a valid date.'],
  ['2026-00-10', 'Please enter a valid date.'],
  ['2026-13-01', 'Please enter a valid date.'],
  ['2026-02-30', 'Please enter a valid date.'],
  ['24.11.2026', 'Please enter a valid date.'],
  ['', 'Please enter a valid date.'],
])('the day of purchase %s (rule SERVE-10)', (day, text) => {
  const problem = purchaseProblem(day, NOW)
  expect(problem && problemText(problem, englishText)).toBe(text)
})

const RIGHT: RegistrationValues = {
  productId: 'BH-1010',
  serialNumber: 'BH-1010-2403-00017',
  purchasedOn: '2024-05-01',
  shop: '',
  firstName: 'Ida',
  lastName: 'Example',
  email: 'ida@example.com',
}

test.each<[Partial<RegistrationValues>, Record<string, string>]>([
  [{}, {}],
  [{productId: ''}, {productId: 'Please enter the product number.'}],
  [{serialNumber: ''}, {serialNumber: 'Please enter the serial number.'}],
  [{serialNumber: 'A1'}, {serialNumber: 'Serial number can not be shorter than 3 characters.'}],
  [
    {shop: 'a'.repeat(101)},
    {shop: 'Shop where you bought it can not be longer than 100 characters.'},
  ],
  [{firstName: ''}, {firstName: 'Please enter your first name.'}],
  [{lastName: ''}, {lastName: 'Please enter your last name.'}],
  [{email: 'ida'}, {email: 'Please enter a valid email address.'}],
])('a registration with %o (rule SERVE-10)', (values, expected) => {
  const problems = Object.entries(registrationProblems({...RIGHT, ...values}, NOW))
  expect(
    Object.fromEntries(
      problems.flatMap(([name, problem]) =>
        problem ? [[name, problemText(problem, englishText)]] : [],
      ),
    ),
  ).toEqual(expected)
})
