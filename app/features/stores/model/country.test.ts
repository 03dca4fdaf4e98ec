import {sites} from '@config/sites/registry'
import {countryOf, hasCountry} from './country'

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
