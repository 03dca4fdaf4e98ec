import {isAllowedRedirect, isOrigin, isRegisteredAddress, withQuery} from './registered-address'

const SHOPS = ['http://localhost:3000', 'https://shop.registered.com', 'http://127.0.0.1:*']

describe('isAllowedRedirect', () => {
  it.each([
    'http://localhost:3000/callback',
    'https://127.0.0.1/callback',
    'http://[::1]:3000/callback',
    'http://192.168.1.20:3000/callback',
    'http://172.20.0.3/callback',
    'https://shop.test/social-callback',
    'http://storefront:3000/callback',
    'https://shop.registered.com/callback',
  ])('accepts %s', (uri) => {
    expect(isAllowedRedirect(uri, SHOPS)).toBe(true)
  })

  it.each([
    '',
    '/callback',
    'https://shop.com/callback',
    'http://8.8.8.8/callback',
    'http://172.32.0.1/callback',
    'http://127.0.0.1.shop.com/callback',
    'http://[2001:db8::1]/callback',
    'http://localhost/callback#fragment',
    'http://user@localhost/callback',
    'fb://callback',
    `http://localhost/${'x'.repeat(256)}`,
  ])('refuses %s', (uri) => {
    expect(isAllowedRedirect(uri, SHOPS)).toBe(false)
  })
})

test('withQuery keeps what is there and leaves out what is undefined', () => {
  expect(withQuery('http://localhost/cb?a=1', {code: 'x y', state: undefined})).toBe(
    'http://localhost/cb?a=1&code=x+y',
  )
})

describe('private addresses', () => {
  it.each([
    'http://10.1.2.3/cb',
    'http://172.16.0.1/cb',
    'http://172.19.0.1/cb',
    'http://172.29.0.1/cb',
    'http://172.31.0.1/cb',
    'http://[fc00:1::1]/cb',
    'http://[fdab:1::1]/cb',
    'http://LOCALHOST/cb',
    'https://shop.local/cb',
    'https://shop.internal/cb',
    'https://shop.example/cb',
    'https://shop.invalid/cb',
    'https://shop.lan/cb',
    'https://shop.home.arpa/cb',
    `http://localhost/${'x'.repeat(239)}`,
  ])('%s may receive a code', (uri) => {
    expect(isAllowedRedirect(uri, SHOPS)).toBe(true)
  })

  it.each([
    'http://110.1.2.3/cb',
    'http://8.127.0.1/cb',
    'http://8.10.0.1/cb',
    'http://8.192.168.1/cb',
    'http://192.169.0.1/cb',
    'http://8.172.16.1/cb',
    'http://172.15.0.1/cb',
    'http://172.160.0.1/cb',
    'http://172.3.0.1/cb',
    'http://[::2]/cb',
    'http://[1::1]/cb',
    'http://[fe80::1]/cb',
    'http://[2001:fc00:1::1]/cb',
    'https://shoplocal.com/cb',
    'https://shop.local.com/cb',
    'https://shop.mylocal/cb',
    'https://shop.homexarpa/cb',
    `http://localhost/${'x'.repeat(240)}`,
    'ftp://localhost/cb',
    'http://:secret@localhost/cb',
    'https://shop.arpa/cb',
  ])('%s may not', (uri) => {
    expect(isAllowedRedirect(uri, SHOPS)).toBe(false)
  })
})

describe('isRegisteredAddress', () => {
  it.each([
    'http://localhost:3000/passwordless-login-callback',
    'http://localhost:3000/reset-password-callback?site=DEU',
    'https://SHOP.registered.com:443/any',
    'http://127.0.0.1/any',
    'http://127.0.0.1:8123/any',
    'http://2130706433:8123/any',
  ])('accepts %s', (uri) => {
    expect(isRegisteredAddress(uri, SHOPS)).toBe(true)
  })

  it.each([
    '',
    '/reset-password-callback',
    'http://localhost/any',
    'http://localhost:3001/any',
    'https://localhost:3000/any',
    'http://localhost.evil.com:3000/any',
    'http://localhost:3000@evil.com/any',
    'http://localhost:3000#@evil.com/any',
    'https://127.0.0.1:8123/any',
    'http://192.168.1.20:3000/any',
    'http://localhost:3000/mobify/proxy/api/shopper/auth/v1',
    'http://localhost:3000/x/../MOBIFY/caching/api/',
  ])('refuses %s', (uri) => {
    expect(isRegisteredAddress(uri, SHOPS)).toBe(false)
  })
})

it.each([
  ['http://localhost:3000', true],
  ['https://shop.example', true],
  ['http://localhost:*', true],
  ['http://[::1]:*', true],
  ['http://localhost:3000/', false],
  ['localhost:3000', false],
  ['ftp://localhost', false],
  ['http://*', false],
  ['http://user@localhost', false],
])('isOrigin(%s) is %s', (text, expected) => {
  expect(isOrigin(text)).toBe(expected)
})
