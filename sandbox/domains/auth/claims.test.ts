import {randomId} from '../ids'
import type {ShopperSession} from './claims'
import {accessTokenClaims, readSession} from './claims'

const session: ShopperSession = {
  usid: '0b9f3a52-2f9d-4b2a-9d43-8c7a2f1f5a10',
  customerId: randomId(),
  guest: true,
  siteId: 'DEU',
  clientId: 'client',
  dnt: true,
}
const registered: ShopperSession = {
  ...session,
  guest: false,
  guestCustomerId: randomId(),
  identity: {login: 'a:b@example.test', name: 'Anna: B.', credentialsRevision: 3},
}

test('the parts stand where the clients split them', () => {
  const {isb, sub, dnt} = accessTokenClaims('sbox_001', session)
  const issuer = isb.split('::')
  expect(issuer[1]).toBe('upn:Guest')
  expect(issuer[3]).toBe(`gcid:${session.customerId}`)
  expect(sub.split('::')[3]).toBe(`usid:${session.usid}`)
  expect(dnt).toBe('1')
})

test('a session survives the way through the claims', () => {
  const {customerId: guestCustomerId} = session
  expect(readSession(accessTokenClaims('sbox_001', session))).toEqual({...session, guestCustomerId})
  expect(readSession(accessTokenClaims('sbox_001', registered))).toEqual(registered)
})

test('a colon in a name moves no part of a registered subject', () => {
  const issuer = accessTokenClaims('sbox_001', registered).isb.split('::')
  expect(issuer).toHaveLength(6)
  expect(issuer[0]).toBe('uido:ecom')
  expect(issuer[1]).toBe('upn:a%3Ab@example.test')
  expect(issuer[4]).toBe(`rcid:${registered.customerId}`)
})

test.each([
  ['no subject', {sub: undefined}],
  ['no customer', {isb: 'uido:slas::upn:Guest::chid:DEU'}],
  ['a login but no customer', {isb: 'uido:ecom::upn:a@b.de::gcid:x::chid:DEU'}],
])('claims with %s are nobody', (_name, change) => {
  expect(readSession({...accessTokenClaims('sbox_001', session), ...change})).toBeNull()
})

test('ids have the length of a customer id and differ', () => {
  expect(randomId()).toMatch(/^[A-Za-z0-9]{26}$/)
  expect(new Set(Array.from({length: 1000}, () => randomId())).size).toBe(1000)
})
