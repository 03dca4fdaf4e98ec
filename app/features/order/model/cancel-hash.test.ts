import fc from 'fast-check'
import {cancelHashOf, readCancelHash} from './cancel-hash'

test('a token is read in standard and in URL-safe base64, with and without padding', () => {
  const request = {orderNo: 'DEU00001001', cancelToken: 'a?>b~~ÿ'}
  const standard = Buffer.from('DEU00001001:a?>b~~ÿ').toString('base64')
  expect(standard).toMatch(/[+/]/)
  expect(readCancelHash(standard)).toEqual(request)
  expect(readCancelHash(standard.replace(/=+$/, ''))).toEqual(request)
  expect(readCancelHash(cancelHashOf(request))).toEqual(request)
  expect(cancelHashOf(request)).toMatch(/^[\w-]+$/)
})

test.each([
  '',
  'x',
  'DEU1:t',
  '%%%',
  btoa('noColon'),
  btoa(':token'),
  btoa('DEU1:'),
  btoa('a b:c'),
])('anything else is no token: %j', (hash) => expect(readCancelHash(hash)).toBeNull())

test('reading never throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      readCancelHash(text)
    }),
  )
})
