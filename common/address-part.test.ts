import {decodePart, encodePart} from './address-part'

it.each([
  ['a%20b', 'a b'],
  ['k%C3%A4se', 'käse'],
  ['%', '%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%ED%A0%80', '%ED%A0%80'],
])('reads %s as %s', (text, decoded) => {
  expect(decodePart(text)).toBe(decoded)
})

it('encodes half a character as no character', () => {
  expect(encodePart('a\ud83d')).toBe('a%EF%BF%BD')
  expect(encodePart('\ude00😀')).toBe('%EF%BF%BD%F0%9F%98%80')
})
