import {PaymentError, type Challenge} from '../public/provider'
import {paymentErrorOf, resultOf, type WireState} from './sandbox-wire'

const details = {method: 'card', instrument: 'Visa 1111'}
const challenge: Challenge = {show: () => Promise.reject(new Error('not shown'))}

test.each<[WireState, object]>([
  [
    {status: 'authorised', reference: 'R1'},
    {status: 'authorised', reference: 'R1'},
  ],
  [{status: 'pending'}, {status: 'pending'}],
  [{status: 'redirect', url: 'https://pay.example'}, {url: 'https://pay.example'}],
  [{status: 'challenge'}, {status: 'challenge', challenge}],
  [{status: 'refused', reason: 'insufficient_funds'}, {reason: 'insufficientFunds'}],
  [{status: 'refused', reason: 'authentication_failed'}, {reason: 'authenticationFailed'}],
  [
    {status: 'refused', reason: 'another'},
    {status: 'refused', reason: 'declined'},
  ],
  [{status: 'cancelled'}, {status: 'cancelled'}],
  [{status: 'refunded'}, {status: 'cancelled'}],
])('%j', (state, expected) => {
  expect(resultOf(state, details, challenge)).toMatchObject({details, ...expected})
})

test.each<[WireState, string]>([
  [{status: 'expired'}, 'session-expired'],
  [{status: 'redirect'}, 'unavailable'],
  [{status: 'unknown' as 'open'}, 'unavailable'],
])('%j is an error', (state, code) => {
  expect(() => resultOf(state, details, challenge)).toThrow(new PaymentError(code as never))
})

test.each([
  ['session_closed', 'session-expired'],
  ['payment_data_gone', 'session-expired'],
  ['invalid-fields', 'invalid-fields'],
  ['timeout', 'timeout'],
  ['provider_down', 'unavailable'],
  [undefined, 'unavailable'],
])('the error %s is %s', (code, expected) => {
  expect(paymentErrorOf(Object.assign(new Error(), {code})).code).toBe(expected)
})

test('an error of the interface stays as it is', () => {
  const error = new PaymentError('timeout')
  expect(paymentErrorOf(error)).toBe(error)
})
