import {problemText, type FieldProblem} from '@app/shared/form/field-problem'
import {englishText} from '@app/shared/test/english-text'
import {emailProblem, firstNameProblem, lastNameProblem, phoneProblem} from './contact-rules'

const rules = {
  firstName: firstNameProblem,
  lastName: lastNameProblem,
  email: emailProblem,
  phone: phoneProblem,
}

test.each([
  ['firstName', '', 'Please enter your first name.'],
  ['firstName', ' '.repeat(50), 'Please enter your first name.'],
  ['firstName', 'a'.repeat(40), null],
  ['firstName', '児'.repeat(40), null],
  ['firstName', 'a'.repeat(41), 'First name can not be longer than 40 characters.'],
  ['lastName', '', 'Please enter your last name.'],
  ['lastName', 'a'.repeat(50), null],
  ['lastName', 'a'.repeat(51), 'Last name can not be longer than 50 characters.'],
  ['email', '', 'Please enter your email address.'],
  ['email', 'mia@example', 'Please enter a valid email address.'],
  ['email', `${'a'.repeat(39)}@example.com`, 'Email address can not be longer than 50 characters.'],
  ['phone', '', null],
  ['phone', '+49 (30) 12-34', null],
  ['phone', '+ () -', 'Please enter a valid phone number.'],
  ['phone', '030/1234', 'Please enter a valid phone number.'],
  ['phone', '030 12 ext 3', 'Please enter a valid phone number.'],
  ['phone', '1'.repeat(20), null],
  ['phone', '1'.repeat(21), 'Phone number can not be longer than 20 characters.'],
] as const)('%s "%s": %s (rules FIELD-1 to FIELD-4)', (name, value, text) => {
  const problem: FieldProblem | undefined = rules[name](value)
  expect(problem ? problemText(problem, englishText) : null).toBe(text)
})

test.each([
  'mia@example.com',
  'M.I-A+x%y@mail.example-shop.co.uk',
  'a@b.museum',
  'mia_example@example.com',
])('%s is an address', (email) => expect(emailProblem(email)).toBeUndefined())

test.each([
  'mia',
  'mia@example',
  'mia@example.c',
  'mia@example.toolong',
  'mia@ex_ample.com',
  'a b@c.de',
  '@b.de',
  'a@.de',
  'a@b..de',
])('%s is none', (email) => expect(emailProblem(email)).toEqual({id: 'validation.email.invalid'}))

test('it is required', () => {
  expect(emailProblem('  ')).toEqual({id: 'validation.email.required'})
})

test('it has at most 50 characters', () => {
  const of = (length: number) => `${'a'.repeat(length - 12)}@example.com`
  expect(emailProblem(of(50))).toBeUndefined()
  expect(emailProblem(of(51))).toEqual({
    id: 'validation.tooLong',
    values: {n: 50},
    label: 'address.email',
  })
})

test('a long wrong address is checked without delay', () => {
  const started = performance.now()
  emailProblem(`${'a.'.repeat(24)}@${'b.'.repeat(20_000)}`)
  expect(performance.now() - started).toBeLessThan(2000)
})
