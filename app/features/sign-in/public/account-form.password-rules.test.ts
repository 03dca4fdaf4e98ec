import {passwordChecklist, passwordStrength} from './account-form'

const met = (password: string) =>
  passwordChecklist(password).flatMap(({name, met: isMet}) => (isMet ? [name] : []))

test('the checklist names the rules that a password keeps', () => {
  expect(met('')).toEqual([])
  expect(met('aB')).toEqual(['uppercase', 'lowercase'])
  expect(met('ÄÖ-1234567')).toEqual(['minLength', 'uppercase', 'digit', 'special'])
  expect(met('Sandbox-1234!')).toHaveLength(5)
})

test.each([
  ['', null],
  ['Ab1!', 'weak'],
  ['abcdefghijklm', 'weak'],
  ['Abcdef1!', 'fair'],
  ['Abcdefghij1!', 'strong'],
])('the strength of "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
