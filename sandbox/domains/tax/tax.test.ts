import type {TaxTable} from './tax'
import {findJurisdiction, netOf, rateToDecimal, taxOf, taxRate} from './tax'

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
  [{countryCode: 'FR', stateCode: 'CA'}, 'US'],
  [{countryCode: ' de ', postalCode: ' 10115 '}, 'BERLIN'],
  [{countryCode: 'DE'}, 'GERMANY'],
  [{}, 'US'],
])('%j belongs to %s', (location, id) => {
  expect(findJurisdiction(table, location)?.id).toBe(id)
})

test('the rate follows the class, and the default class where a product has none or one without a rate', () => {
  const location = {countryCode: 'US', stateCode: 'CA'}
  expect(taxRate(table, location, 'reduced')).toBe(10_000)
  expect(taxRate(table, location, null)).toBe(72_500)
  expect(taxRate(table, location, 'unheard-of')).toBe(72_500)
  expect(taxRate(table, {countryCode: 'DE'}, 'reduced')).toBe(0)
  expect(taxRate({...table, jurisdictions: []}, location, 'standard')).toBe(0)
})

test('what is exempt is not taxed', () => {
  const location = {countryCode: 'US', stateCode: 'CA'}
  expect(taxRate(table, location, 'exempt')).toBe(0)
  expect(taxRate(table, location, 'TaxExempt')).toBe(0)
  for (const same of ['tax-exempt', 'tax_exempt', 'TAX EXEMPT', 'Exempt'])
    expect(taxRate(table, location, same)).toBe(0)
  for (const other of ['not exempt', 'exempted', 'taxxexempt', 'tax--exempt'])
    expect(taxRate(table, location, other)).toBe(72_500)
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
  expect(taxOf('gross', 10_000, 190_000)).toBe(1597)
  expect(rateToDecimal(72_500)).toBe(0.0725)
  expect(rateToDecimal(1)).toBe(0.000001)
})

test('amounts without tax', () => {
  expect(netOf('gross', 11_900, 190_000)).toBe(10_000)
  expect(netOf('gross', 1000, 190_000)).toBe(840)
  expect(netOf('net', 11_900, 190_000)).toBe(11_900)
})

test('the closest of several mappings counts, in any order; of two alike the first', () => {
  const two = (first: string, second: string): TaxTable => ({
    defaultClassId: null,
    rates: {},
    jurisdictions: [
      {id: first, isDefault: false, addressMappings: [{key1: 'DE'}, {key1: 'AT', key2: '1010'}]},
      {id: second, isDefault: false, addressMappings: [{key1: 'AT'}, {key1: 'DE'}]},
    ],
  })
  expect(findJurisdiction(two('a', 'b'), {countryCode: 'DE'})?.id).toBe('a')
  expect(findJurisdiction(two('a', 'b'), {countryCode: 'AT'})?.id).toBe('b')
  expect(findJurisdiction(two('a', 'b'), {countryCode: 'AT', postalCode: '1010'})?.id).toBe('a')
  expect(findJurisdiction(two('a', 'b'), {countryCode: 'FR'})).toBeUndefined()
})

test('no tax without a jurisdiction, without a class, and in a jurisdiction without rates', () => {
  const noDefault = {...table, jurisdictions: table.jurisdictions.slice(1), defaultClassId: null}
  expect(taxRate(noDefault, {countryCode: 'FR'}, 'standard')).toBe(0)
  expect(taxRate(noDefault, {countryCode: 'US', stateCode: 'CA'}, null)).toBe(0)
  expect(taxRate(noDefault, {countryCode: 'US', stateCode: 'CA'}, 'standard')).toBe(72_500)
  expect(taxRate(table, {countryCode: 'US', postalCode: '94102'}, 'standard')).toBe(0)
  expect(taxRate(table, {countryCode: 'US', stateCode: 'OR'}, 'standard')).toBe(0)
})
