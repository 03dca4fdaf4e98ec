import {hashSecret, randomSecret, secretsEqual} from './secrets'

it('a secret has 43 characters for each part, and never repeats', () => {
  expect(randomSecret()).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
  expect(randomSecret(1)).toMatch(/^[\w-]{43}$/)
  expect(randomSecret()).not.toBe(randomSecret())
})

it('what is stored is the SHA-256 hash', () => {
  expect(hashSecret('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

it('secrets are equal or not, whatever their lengths', () => {
  expect(secretsEqual('secret', 'secret')).toBe(true)
  expect(secretsEqual('secret', 'secres')).toBe(false)
  expect(secretsEqual('secret', 'secret1')).toBe(false)
  expect(secretsEqual('', '')).toBe(true)
})
