import {EMPTY_NOTIFY, notifyProblems} from './notify-form'

const idsOf = (values: Partial<typeof EMPTY_NOTIFY>) =>
  Object.fromEntries(
    Object.entries(notifyProblems({...EMPTY_NOTIFY, ...values})).flatMap(([name, problem]) =>
      problem ? [[name, problem.id]] : [],
    ),
  )

const good = {firstName: 'Ida', lastName: 'Example', email: 'ida@example.com'}

it('wants first name, last name and email (rule PROD-19)', () => {
  expect(idsOf({})).toEqual({
    firstName: 'validation.firstName.required',
    lastName: 'validation.lastName.required',
    email: 'validation.email.required',
  })
})

it('is content without a phone number', () => {
  expect(idsOf(good)).toEqual({})
})

it.each([
  ['phone', '+49 (30) 12-34', undefined],
  ['phone', '030/1234', 'validation.phone.invalid'],
  ['phone', '1'.repeat(21), 'validation.tooLong'],
  ['firstName', 'a'.repeat(41), 'validation.tooLong'],
  ['lastName', 'a'.repeat(50), undefined],
  ['lastName', 'a'.repeat(51), 'validation.tooLong'],
  ['email', 'ida@example', 'validation.email.invalid'],
  ['email', `${'a'.repeat(40)}@example.com`, 'validation.tooLong'],
])('%s %j: %s', (name, value, id) => {
  expect(idsOf({...good, [name]: value})).toEqual(id ? {[name]: id} : {})
})
