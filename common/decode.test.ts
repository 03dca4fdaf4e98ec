import {decodePart} from './decode'

it.each([
  ['a%20b', 'a b'],
  ['k%C3%A4se', 'käse'],
  ['%', '%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['%ED%A0%80', '%ED%A0%80'],
])('reads %s as %s', (text, decoded) => {
  expect(decodePart(text)).toBe(decoded)
})
