import {unionAddresses} from './union-addresses'

const codeOf = (country: string) =>
  unionAddresses[country]?.fields.find(({name}) => name === 'postalCode')

it.each(Object.keys(unionAddresses))('the example of %s follows its pattern', (country) => {
  const {pattern, normalise} = codeOf(country) ?? {}
  expect(pattern?.example).toMatch(pattern?.expression ?? /$^/)
  expect(normalise?.(pattern?.example ?? '')).toBe(pattern?.example)
  expect(unionAddresses[country]?.countryCode).toBe(country)
})

it.each([
  ['PT', '1100148', '1100-148'],
  ['CZ', ' 11000 ', '110 00'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['LV', 'lv 1010', 'LV-1010'],
])('a code of %s is written as usual: %s', (country, typed, written) => {
  expect(codeOf(country)?.normalise?.(typed)).toBe(written)
})

it('a code that is too long or too short stays wrong', () => {
  const {pattern, normalise} = codeOf('CZ') ?? {}
  for (const typed of ['110 0', '110 000', 'x', ''])
    expect(normalise?.(typed)).not.toMatch(pattern?.expression ?? /./)
})

it('an address in Hungary begins with the family name', () => {
  const names = (country: string) =>
    unionAddresses[country]?.fields.slice(0, 2).map(({name}) => name)
  expect(names('HU')).toEqual(['lastName', 'firstName'])
  expect(unionAddresses['HU']?.lines).toContain('{lastName} {firstName}')
  expect(names('CZ')).toEqual(['firstName', 'lastName'])
})
