import {unionAddresses} from '@config/markets/address/union-addresses'
import {sites} from '@config/sites/registry'
import {countryOf, hasCountry, listedCountriesOf, ownCountriesOf} from './country'

const site = (id: string) => {
  const found = sites.find((one) => one.id === id)
  if (!found) throw new Error(`There is no site ${id}`)
  return found
}

it.each([
  ['JPN', 'JP', true],
  ['CHN', 'CN', true],
  ['EUR', 'DE', false],
  ['GLO', 'DE', false],
])('%s looks in %s first', (id, country, only) => {
  expect(countryOf(site(id))).toBe(country)
  expect(hasCountry(site(id))).toBe(only)
})

it('a site for two countries has none of its own', () => {
  expect(hasCountry({countryCode: 'BE', shipTo: ['BE', 'LU']})).toBe(false)
  expect(hasCountry({countryCode: 'BE', shipTo: ['BE']})).toBe(true)
  expect(hasCountry({countryCode: null, shipTo: []})).toBe(false)
})

it('a site lists the stores of its own countries, the global one those of the default country', () => {
  expect(ownCountriesOf(site('JPN'))).toEqual(['JP'])
  expect(ownCountriesOf(site('EUR'))).toEqual(Object.keys(unionAddresses))
  expect(listedCountriesOf(site('EUR'))).not.toContain('DE')
  expect(ownCountriesOf(site('GLO'))).toEqual([])
  expect(listedCountriesOf(site('GLO'))).toEqual(['DE'])
})
