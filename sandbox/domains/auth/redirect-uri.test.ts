import {isAllowedRedirect, withQuery} from './redirect-uri'

describe('isAllowedRedirect', () => {
  it.each([
    'http://localhost:3000/callback',
    'https://127.0.0.1/callback',
    'http://[::1]:3000/callback',
    'http://192.168.1.20:3000/callback',
    'http://172.20.0.3/callback',
    'https://shop.test/social-callback',
    'http://storefront:3000/callback',
  ])('accepts %s', (uri) => {
    expect(isAllowedRedirect(uri)).toBe(true)
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
    expect(isAllowedRedirect(uri)).toBe(false)
  })
})

test('withQuery keeps what is there and leaves out what is undefined', () => {
  expect(withQuery('http://localhost/cb?a=1', {code: 'x y', state: undefined})).toBe(
    'http://localhost/cb?a=1&code=x+y',
  )
})
