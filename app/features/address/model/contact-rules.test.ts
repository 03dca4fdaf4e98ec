import {emailProblem} from './contact-rules'

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
