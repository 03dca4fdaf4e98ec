import {addressFormat, knownAddressFormat} from './address-rules'

it('a country to which the shop delivers has its format', () => {
  expect(addressFormat('DE').countryCode).toBe('DE')
  expect(knownAddressFormat('DE')).toBe(addressFormat('DE'))
})

it('any other country has none', () => {
  expect(knownAddressFormat('BR')).toBeUndefined()
  expect(() => addressFormat('BR')).toThrow('There is no address format for BR.')
})
