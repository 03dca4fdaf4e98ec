import type {TaxId} from '../market'
import type {AddressField, AddressFormat} from './address-format'
import {withBusiness} from './business-fields'
import {europeanAddress, postalCode, writtenLines} from './european-address'

/** VAT numbers of all countries of the European Union. */
export const unionTaxId: TaxId = {
  name: 'VAT',
  pattern: '^[A-Z]{2}[A-Z\\d]{8,12}$',
  example: 'LU12345678',
}

/** A valid postal code of each country, from which its pattern follows. The first country is the default of the site. */
const examples: Readonly<Record<string, string>> = {
  LU: '1009',
  BG: '1000',
  CY: '1010',
  CZ: '110 00',
  EE: '10111',
  GR: '105 57',
  HR: '10000',
  HU: '1051',
  LT: '01100',
  LV: 'LV-1010',
  MT: 'VLT 1117',
  PT: '1100-148',
  RO: '010011',
  SI: '1000',
  SK: '811 01',
}

/** Field of a postal code with letters, digits and separators where the example has them. */
function codeLike(example: string): AddressField {
  const pattern = example.replace(/[A-Z]/g, '[A-Z]').replace(/\d/g, '\\d')
  return postalCode(new RegExp(`^${pattern}$`), example, {})
}

/** Written addresses of countries that do not write the postal code before the city; Hungary has the family name first. */
const lines: Readonly<Record<string, readonly string[]>> = {
  HU: ['{lastName} {firstName}', '{city}', '{address1}', '{address2}', '{postalCode}'],
  LV: writtenLines('{city}, {postalCode}'),
  MT: writtenLines('{city} {postalCode}'),
}

/** Address formats of the countries of the European Union that have no site of their own. */
export const unionAddresses: Readonly<Record<string, AddressFormat>> = Object.fromEntries(
  Object.entries(examples).map(([country, example]) => [
    country,
    withBusiness(europeanAddress(country, codeLike(example), {lines: lines[country]}), unionTaxId),
  ]),
)
