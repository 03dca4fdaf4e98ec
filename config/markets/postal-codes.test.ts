import {markets} from './registry'

const codeOf = (country: string) =>
  markets
    .find(({countryCode}) => countryCode === country)
    ?.address.fields.find(({name}) => name === 'postalCode')

it.each([
  ['SE', 'SE-114 55', '114 55'],
  ['SE', '11455', '114 55'],
  ['PL', '00–950', '00-950'],
  ['PL', '00—950', '00-950'],
  ['PL', '00−950', '00-950'],
  ['PL', '00 950', '00-950'],
  ['PL', 'PL 00950', '00-950'],
  ['DE', 'D-10115', '10115'],
  ['DE', '１０１１５', '10115'],
  ['AT', 'A–1010', '1010'],
  ['CH', 'CH-8001', '8001'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  ['IE', 'd02x285', 'D02 X285'],
  ['IE', 'D6W-XY00', 'D6W XY00'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'W1A-0AX', 'W1A 0AX'],
  ['GB', 'bfpo61', 'BFPO 61'],
  ['GB', 'BFPO c/o 805', 'BFPO 805'],
  ['GB', 'bf1 2at', 'BF1 2AT'],
  ['US', '97205–1234', '97205-1234'],
  ['JP', '〒１５０ー０００１', '150-0001'],
  ['ZZ', ' k1a 0b1 ', 'K1A 0B1'],
])('a code of %s is stored as the post writes it: %s', (country, typed, written) => {
  const {pattern, normalise} = codeOf(country) ?? {}
  expect(normalise?.(typed)).toBe(written)
  expect(written).toMatch(pattern?.expression ?? /$^/)
})

it.each([
  ['SE', '1145'],
  ['PL', '00-9500'],
  ['DE', '10115 Berlin'],
  ['NL', '1012'],
  ['GB', 'BFPO'],
  ['GB', 'SW1A 1A'],
])('a code of %s that cannot be right stays as it is typed: %s', (country, typed) => {
  const {pattern, normalise} = codeOf(country) ?? {}
  expect(normalise?.(typed)).toBe(typed)
  expect(typed).not.toMatch(pattern?.expression ?? /./)
})
