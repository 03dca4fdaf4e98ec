import {blockedOriginOf, bundleSourceOf, scrubMessage} from './scrub'

it.each([
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  ['no mail to anna.berg+x@mail.example.org today', 'no mail to <email> today'],
  [
    'Failed to fetch https://shop.example/deu/de-de/appcheckout/confirmation?token=abc#x now',
    'Failed to fetch shop.example now',
  ],
  [
    'Unexpected token \'A\', "Anna Berg, Hofweg 3" is not valid JSON',
    "Unexpected token 'A', <text> is not valid JSON",
  ],
  ['order 00012345 of customer abCDefGHijKLmnOPqrST12', 'order <number> of customer <id>'],
  ['bad /search?q=gift+for+anna', 'bad /search<query>'],
  ['two\n lines\u0000', 'two lines'],
])('leaves of %j only %j', (message, expected) => {
  expect(scrubMessage(message)).toBe(expected)
})

it('keeps messages short', () => {
  expect(scrubMessage('ab '.repeat(5_000))).toHaveLength(200)
})

it.each([
  ['https://shop.example/mobify/bundle/abc123/main.js:1:2345', 'main.js:1:2345'],
  ['at f (https://shop.example/mobify/bundle/abc/static/start.js:3:4)', 'static/start.js:3:4'],
  ['https://shop.example/mobify/bundle/abc/pages-home.js', 'pages-home.js'],
  ['https://shop.example/deu/de-de/home?x=1:2:3', ''],
  ['chrome-extension://abc/main.js:1:1', ''],
])('finds in %s the place %j', (text, expected) => {
  expect(bundleSourceOf(text)).toBe(expected)
})

it.each([
  ['inline', 'inline'],
  ['https://evil.example/a?email=b', 'https://evil.example'],
  ['data', 'data'],
  ['data:image/png;base64,AAAA', 'data'],
  ['Not an address', ''],
])('names what was refused, %s, as %j', (uri, expected) => {
  expect(blockedOriginOf(uri)).toBe(expected)
})
