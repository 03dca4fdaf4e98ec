import {hashPassword, passwordMatches} from './password-hash'
import {defaultPasswordRules, passwordDefects, passwordRulesOf} from './password-rules'

it.each([
  ['Abcdef1!', 0],
  ['abcdef1!', 1],
  ['Abcde1!', 1],
  ['Abcdefg!', 1],
  ['Abcdefg1', 1],
  ['12345678', 3],
  ['Blåbær-2', 0],
])('%s has %i defects', (password, count) => {
  expect(passwordDefects(password, defaultPasswordRules)).toHaveLength(count)
})

it('reads what a site asks for', () => {
  const rules = passwordRulesOf({
    preferences: {
      passwordMinLength: '4',
      passwordForceMixedCase: false,
      passwordMinSpecialChars: 'x',
    },
  })
  expect(rules).toEqual({...defaultPasswordRules, minLength: 4, forceMixedCase: false})
})

it('recognises a password by its hash, and no password by none', async () => {
  const hash = await hashPassword('Abcdef1!')
  expect(hash).not.toContain('Abcdef1!')
  expect(await passwordMatches('Abcdef1!', hash)).toBe(true)
  expect(await passwordMatches('abcdef1!', hash)).toBe(false)
  expect(await passwordMatches('', null)).toBe(false)
})
