import {problemText} from '@app/shared/form/field-problem'
import type {Translate} from '@app/shared/i18n/messages'
import base from '../../../../translations/en-GB.json'
import {
  codeProblem,
  loginProblems,
  newPasswordProblems,
  plainCode,
  registerProblems,
  type RegisterValues,
} from './account-form'

const t: Translate = (id, values = {}) =>
  base[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const textsOf = (problems: ReturnType<typeof registerProblems>) =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) =>
      problem ? [[name, problemText(problem, t)]] : [],
    ),
  )

const valid: RegisterValues = {
  firstName: 'Ada',
  lastName: 'Berg',
  email: 'ada@example.com',
  password: 'Sandbox-1234!',
  news: false,
  terms: true,
}

test('a filled-in registration has no problem', () => {
  expect(textsOf(registerProblems(valid))).toEqual({})
})

test('an empty registration names every field', () => {
  const empty = {firstName: '', lastName: ' ', email: '', password: '', news: false, terms: false}
  expect(textsOf(registerProblems(empty))).toEqual({
    firstName: 'Please enter your first name.',
    lastName: 'Please enter your last name.',
    email: 'Please enter your email address.',
    password: 'Please create a password.',
    terms: 'Please agree to the privacy policy and terms.',
  })
})

test.each([
  ['firstName', 'a'.repeat(41), 'First name can not be longer than 40 characters.'],
  ['lastName', 'a'.repeat(51), 'Last name can not be longer than 50 characters.'],
  ['email', `${'a'.repeat(40)}@example.com`, 'Email address can not be longer than 50 characters.'],
  ['email', 'ada@example', 'Please enter a valid email address.'],
  ['email', 'ada@example.abcdefg', 'Please enter a valid email address.'],
  ['email', 'ada berg@example.com', 'Please enter a valid email address.'],
  ['password', 'Ab1!', 'Password must contain at least 8 characters.'],
  ['password', 'abcdefg1!', 'Password must contain at least one uppercase letter.'],
  ['password', 'ABCDEFG1!', 'Password must contain at least one lowercase letter.'],
  ['password', 'Abcdefgh!', 'Password must contain at least one number.'],
  ['password', 'Abcdefgh1', 'Password must contain at least one special character.'],
] as const)('%s "%s": %s', (name, value, text) => {
  expect(textsOf(registerProblems({...valid, [name]: value}))).toEqual({[name]: text})
})

test('names at their limit are accepted', () => {
  const long = {...valid, firstName: 'a'.repeat(40), lastName: 'b'.repeat(50)}
  expect(textsOf(registerProblems(long))).toEqual({})
})

test('a login needs an address and any password', () => {
  expect(textsOf(loginProblems({email: '', password: ''}))).toEqual({
    email: 'Please enter your email address.',
    password: 'Please enter your password.',
  })
  expect(textsOf(loginProblems({email: 'ada@example.com', password: 'old'}))).toEqual({})
})

test('a new password needs its code', () => {
  const values = {email: 'ada@example.com', token: '', password: 'Sandbox-1234!'}
  expect(textsOf(newPasswordProblems(values))).toEqual({
    token: 'Please enter the code from the email.',
  })
})

test.each([
  ['12345678', undefined],
  [' 1234 5678 ', undefined],
  ['1234-5678', undefined],
  ['１２３４５６７８', undefined],
  ['1234567', 'validation.code.invalid'],
  ['1234567a', 'validation.code.invalid'],
])('a code that was typed or pasted: "%s"', (value, id) => {
  expect(codeProblem(value)?.id).toBe(id)
})

test('the digits of a pasted code', () => {
  expect(plainCode(' 1234-5678\n')).toBe('12345678')
})
