import {readSigned, sign} from './signed-value'

const SECRET = 'a secret of the operator'
const END = 2_000
const text = sign(SECRET, 'link', {sourceCode: 'letter'}, END)

it('is read until it ends', () => {
  expect(readSigned(SECRET, 'link', text, 1_999)).toEqual({sourceCode: 'letter', endsAt: END})
  expect(readSigned(SECRET, 'link', text, 2_000)).toBeNull()
})

const [content = '', signature = ''] = text.split('.')
const forged = Buffer.from('{"sourceCode":"other","endsAt":9e15}').toString('base64url')

it.each([
  ['another content', `${forged}.${signature}`],
  ['a shorter signature', `${content}.${signature.slice(2)}`],
  ['no signature', content],
  ['more parts', `${text}.x`],
  ['nothing', ''],
])('is refused with %s', (_name, value) => {
  expect(readSigned(SECRET, 'link', value, 0)).toBeNull()
})

it('is refused for another purpose and another secret', () => {
  expect(readSigned(SECRET, 'login', text, 0)).toBeNull()
  expect(readSigned('another secret', 'link', text, 0)).toBeNull()
})
