import {passesLuhn} from '../../domains/payment/card'
import {cardProblems, readCard} from './card'
import {methodsFor} from './methods'
import {testCards} from './test-cards'
import {pauseAfter} from '../../domains/retry-pause'
import {isSigned, signatureOf} from '../../domains/signature'
import {readNotification} from './notification'

const now = Date.UTC(2026, 10, 21)
const card = {number: '4111 1111 1111 1111', expiry: '08/30', securityCode: '123'}

it.each([
  ['a good card', {}, []],
  ['a wrong checksum', {number: '4111 1111 1111 1112'}, ['number']],
  ['no known brand', {number: '9111111111111111'}, ['number']],
  ['a past date', {expiry: '10/26'}, ['expiry']],
  ['this month', {expiry: '11/26'}, []],
  ['a month that does not exist', {expiry: '13/30'}, ['expiry']],
  ['a short code', {securityCode: '12'}, ['securityCode']],
  ['the code of another brand', {number: '3782 822463 10005'}, ['securityCode']],
])('finds the problems of %s', (_name, change, problems) => {
  expect(cardProblems({...card, ...change}, now)).toEqual(problems)
})

it.each([
  ['4111111111111111', 'authorise', 'Visa 1111'],
  ['4000000000003220', 'challenge', 'Visa 3220'],
  ['4000000000000002', 'decline', 'Visa 0002'],
  ['5555555555554444', 'authorise', 'Mastercard 4444'],
  ['4242424242424242', 'authorise', 'Visa 4242'],
])('reads %s as %s', (number, behaviour, instrument) => {
  expect(readCard({number})).toEqual({behaviour, instrument})
})

it.each(testCards)('the test card $number can be typed in', ({number, behaviour}) => {
  expect(passesLuhn(number.replace(/ /g, ''))).toBe(true)
  expect(readCard({number}).behaviour).toBe(behaviour)
})

it('offers by country only where the country is known', () => {
  const types = methodsFor({countryCode: null, currency: 'EUR', amount: null}).map(({type}) => type)
  expect(types).toEqual(['card', 'wallet'])
})

it('signs a body, and no other', () => {
  const signature = signatureOf('{"a":1}', 'key')
  expect(isSigned('{"a":1}', signature, 'key')).toBe(true)
  expect(isSigned('{"a":2}', signature, 'key')).toBe(false)
  expect(isSigned('{"a":1}', signature, 'other')).toBe(false)
  expect(isSigned('{"a":1}', undefined, 'key')).toBe(false)
})

it('reads what is a notification', () => {
  expect(readNotification('no json')).toBeNull()
  expect(readNotification('{"id":"x"}')).toBeNull()
})

it('waits longer each time, and gives up in the end', () => {
  const pauses = Array.from({length: 11}, (_, index) => pauseAfter(index + 1))
  const known = pauses.filter((pause) => pause !== null)
  expect(known).toEqual([...known].sort((a, b) => a - b))
  expect(pauses.at(-1)).toBeNull()
})
