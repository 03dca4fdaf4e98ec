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

test('a token may have letters of any alphabet', () => {
  const request = {orderNo: 'DEU1', cancelToken: 'ключ-鍵-🔑'}
  expect(readCancelHash(cancelHashOf(request))).toEqual(request)
  const standard = Buffer.from(`DEU1:${request.cancelToken}`).toString('base64')
  expect(readCancelHash(standard)).toEqual(request)
})

test('a plus that an address turned into a space is read too', () => {
  const request = {orderNo: 'DEU1', cancelToken: 'a~>>?~~b~~~'}
  const standard = Buffer.from(`DEU1:${request.cancelToken}`).toString('base64')
  expect(standard.split('+').length).toBeGreaterThan(1)
  expect(readCancelHash(standard.replaceAll('+', ' '))).toEqual(request)
})

test('number and token have a limit', () => {
  const read = (orderNo: string, cancelToken: string) =>
    readCancelHash(btoa(`${orderNo}:${cancelToken}`))
  expect(read('1'.repeat(64), 't'.repeat(256))).not.toBeNull()
  expect(read('1'.repeat(65), 't')).toBeNull()
  expect(read('1', 't'.repeat(257))).toBeNull()
  expect(read('1', 'a b')).toBeNull()
  expect(read('1', 'a:b')).toBeNull()
})

test('bytes that are no text are no token', () => {
  expect(readCancelHash(btoa('DEU1:\xff'))).toBeNull()
})
