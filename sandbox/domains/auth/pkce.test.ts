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
