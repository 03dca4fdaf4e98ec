import {guestToken} from '../testing/guest-token'
import {GUEST, shopperOf} from './shopper'

const registeredToken = (id: string): string => {
  const [head, payload, tail] = guestToken('x').split('.')
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as {isb: string}
  const isb = claims.isb.replace(/gcid:[^:]+/, `rcid:${id}`)
  return [head, Buffer.from(JSON.stringify({...claims, isb})).toString('base64url'), tail].join('.')
}

it('is `guest` as a guest (rule CUST-3)', () => {
  expect(shopperOf(guestToken('abc'))).toEqual(GUEST)
  expect(GUEST.customerId).toBe('guest')
})

it('has its own id once registered', () => {
  expect(shopperOf(registeredToken('customer-1'))).toEqual({
    customerId: 'customer-1',
    registered: true,
  })
})
