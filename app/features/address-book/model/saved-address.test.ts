import type {CustomerAddress} from '@app/features/account/public/customer-record'
import {emptyAddress} from '@app/features/address/public/address-rules'
import {fromOrderAddress} from '@app/features/address/public/order-address'
import {addressesIn, isBlank, isSameAddress} from './saved-address'

const home = {
  addressId: 'home',
  firstName: 'Mia',
  lastName: 'Sommer',
  address1: 'Lindenstraße 4',
  postalCode: '10969',
  city: 'Berlin',
  countryCode: 'DE',
} as CustomerAddress
const office = {...home, addressId: 'office', address1: 'Hauptstraße 1', preferred: true}
const abroad = {...home, addressId: 'abroad', countryCode: 'US'} as CustomerAddress

test('the preferred address of the country is first, and other countries are left out', () => {
  const found = addressesIn([home, abroad, office], ['DE'])
  expect(found.map(({addressId}) => addressId)).toEqual(['office', 'home'])
})

test('an address is recognised in the form, also with spaces around a value', () => {
  const values = fromOrderAddress(home, 'DE')
  expect(isSameAddress(home, values)).toBe(true)
  expect(isSameAddress(home, {...values, city: ' Berlin '})).toBe(true)
  expect(isSameAddress(home, {...values, city: 'Potsdam'})).toBe(false)
})

test('a form without an entry is blank', () => {
  expect(isBlank(emptyAddress('DE'))).toBe(true)
  expect(isBlank({...emptyAddress('DE'), city: 'Berlin'})).toBe(false)
})

test('an address without a country is in none; other addresses keep their order', () => {
  const {countryCode: _none, ...lost} = home
  const second = {...home, addressId: 'second'}
  const third = {...office, addressId: 'third', preferred: false}
  const found = addressesIn([lost, second, third, home] as CustomerAddress[], ['DE'])
  expect(found.map(({addressId}) => addressId)).toEqual(['second', 'third', 'home'])
})

test('every field of an address counts', () => {
  const values = fromOrderAddress(home, 'DE')
  expect(isSameAddress(home, {...values, companyName: 'Kita'})).toBe(false)
  expect(isSameAddress({...home, countryCode: 'US'}, values)).toBe(false)
})
