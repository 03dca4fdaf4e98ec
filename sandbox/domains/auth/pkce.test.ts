import {codeChallenge, isCodeChallenge, verifierMatches} from './pkce'

// RFC 7636, appendix B.
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

test('the challenge is the one of the standard', () => {
  expect(codeChallenge(verifier)).toBe(challenge)
  expect(isCodeChallenge(challenge)).toBe(true)
  expect(isCodeChallenge(`${challenge}=`)).toBe(false)
})

test('only the verifier itself matches', () => {
  expect(verifierMatches(verifier, challenge)).toBe(true)
  expect(verifierMatches(verifier.replace('d', 'e'), challenge)).toBe(false)
  expect(verifierMatches('short', codeChallenge('short'))).toBe(false)
})

test.each([
  ['a'.repeat(42), false],
  ['a'.repeat(43), true],
  [`${'a'.repeat(39)}-._~`, true],
  ['a'.repeat(128), true],
  ['a'.repeat(129), false],
  [`${'a'.repeat(43)}!`, false],
  [`!${'a'.repeat(43)}`, false],
])('%s is a verifier: %s', (value, expected) => {
  expect(verifierMatches(value, codeChallenge(value))).toBe(expected)
})

test('a challenge of another length does not match', () => {
  expect(verifierMatches(verifier, `${challenge}=`)).toBe(false)
  expect(verifierMatches(verifier, '')).toBe(false)
})

test('a challenge has 43 characters', () => {
  expect(isCodeChallenge(`${challenge}a`)).toBe(false)
  expect(isCodeChallenge(challenge.slice(1))).toBe(false)
  expect(isCodeChallenge(`a${challenge}`)).toBe(false)
  expect(isCodeChallenge(challenge.replace('E', '+'))).toBe(false)
})
