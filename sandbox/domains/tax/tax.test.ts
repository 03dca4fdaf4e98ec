import type {TaxTable} from './tax'
import {findJurisdiction, rateToDecimal, taxOf, taxRate} from './tax'

const table: TaxTable = {
  jurisdictions: [
    {id: 'US', isDefault: true, addressMappings: [{key1: 'US'}]},
    {id: 'CA', isDefault: false, addressMappings: [{key1: 'US', key2: 'CA'}]},
    {id: 'SF', isDefault: false, addressMappings: [{key1: 'US', key2: '94102'}]},
    {id: 'CANADA', isDefault: false, addressMappings: [{key1: 'CA'}]},
    {id: 'GERMANY', isDefault: false, addressMappings: [{key1: 'DE', key2: '-'}]},
    {id: 'BERLIN', isDefault: false, addressMappings: [{key1: 'DE', key2: '10115'}]},
  ],
  defaultClassId: 'standard',
  rates: {US: {standard: 0}, CA: {standard: 72_500, reduced: 10_000}, CANADA: {standard: 50_000}},
}

test.each([
  [{countryCode: 'US', stateCode: 'CA'}, 'CA'],
  [{countryCode: 'us', stateCode: ' ca '}, 'CA'],
  [{countryCode: 'US', stateCode: 'OR'}, 'US'],
  [{countryCode: 'US', postalCode: '94102'}, 'SF'],
  [{countryCode: 'CA', stateCode: 'ON'}, 'CANADA'],
  [{countryCode: 'DE', postalCode: '20095'}, 'GERMANY'],
  [{countryCode: 'DE', postalCode: '10115'}, 'BERLIN'],
  [{countryCode: 'FR'}, 'US'],
])('%j belongs to %s', (location, id) => {
  expect(findJurisdiction(table, location)?.id).toBe(id)
})

test('the rate follows the class, and the default class where a product has none', () => {
  const location = {countryCode: 'US', stateCode: 'CA'}
  expect(taxRate(table, location, 'reduced')).toBe(10_000)
  expect(taxRate(table, location, null)).toBe(72_500)
  expect(taxRate(table, location, 'unheard-of')).toBeNull()
})

test('what is exempt is not taxed', () => {
  const location = {countryCode: 'US', stateCode: 'CA'}
  expect(taxRate(table, location, 'exempt')).toBe(0)
  expect(taxRate(table, location, 'TaxExempt')).toBe(0)
  const taxed = {...table, rates: {CA: {exempt: 10_000}}}
  expect(taxRate(taxed, location, 'exempt')).toBe(10_000)
})

test('without a country there is no rate yet', () => {
  expect(taxRate(table, undefined, 'standard')).toBeNull()
  expect(taxRate(table, {stateCode: 'CA'}, 'standard')).toBeNull()
})

test('a site whose archive has no rates does not tax', () => {
  const none: TaxTable = {jurisdictions: [], defaultClassId: null, rates: {}}
  expect(taxRate(none, {countryCode: 'FR'}, 'standard')).toBe(0)
  expect(taxRate(none, undefined, 'standard')).toBeNull()
})

test('amounts', () => {
  expect(taxOf('gross', 11_900, 190_000)).toBe(1900)
  expect(taxOf('net', 10_000, 190_000)).toBe(1900)
  expect(taxOf('gross', 78_000, 100_000)).toBe(7091)
  expect(rateToDecimal(72_500)).toBe(0.0725)
})
