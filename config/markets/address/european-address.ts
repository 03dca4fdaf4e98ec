import type {AddressField, AddressFormat} from './address-format'
import {firstName, lastName, MAX_ADDRESS_LINE, MAX_CITY, phone} from './common-fields'

const street: AddressField = {
  name: 'address1',
  label: 'address.address1',
  required: 'validation.address1.required',
  maxLength: MAX_ADDRESS_LINE,
  autoComplete: 'address-line1',
  autoCapitalize: 'words',
  span: 6,
}
const additional: AddressField = {
  name: 'address2',
  label: 'address.address2',
  maxLength: MAX_ADDRESS_LINE,
  autoComplete: 'address-line2',
  span: 6,
}
const city: AddressField = {
  name: 'city',
  label: 'address.city',
  required: 'validation.city.required',
  maxLength: MAX_CITY,
  autoComplete: 'address-level2',
  autoCapitalize: 'words',
  span: 4,
}

/** Capital letters with one space between the parts of a code, such as `1012 AB`. */
export const spaced =
  (parts: RegExp) =>
  (value: string): string =>
    value.trim().toUpperCase().replace(parts, '$1 $2')

/** Field of the postal code. @param expression of the code as it is stored */
export const postalCode = (
  expression: RegExp,
  example: string,
  more: Partial<AddressField> = {inputMode: 'numeric'},
): AddressField => ({
  name: 'postalCode',
  label: 'address.postalCode',
  required: 'validation.postalCode.required',
  pattern: {expression, message: 'validation.postalCode.invalid', example},
  autoComplete: 'postal-code',
  span: 2,
  ...more,
})

/** Lines of a written address. @param place lines of the city and its postal code */
export const writtenLines = (...place: string[]): readonly string[] => [
  '{firstName} {lastName}',
  '{address1}',
  '{address2}',
  ...place,
]

/** Written address of most European countries: the postal code stands before the city. */
const LINES = writtenLines('{postalCode} {city}')

interface Differences {
  /** Field of the region, below the city. */
  readonly region?: AddressField
  /** The city stands before the postal code. */
  readonly cityFirst?: true
  readonly lines?: readonly string[]
}

/** An address as most European countries write it: street and number in one line, then code and city. */
export function europeanAddress(
  countryCode: string,
  code: AddressField,
  {region, cityFirst, lines = LINES}: Differences = {},
): AddressFormat {
  const place = cityFirst ? [city, code] : [code, city]
  return {
    countryCode,
    fields: [firstName, lastName, street, additional, ...place, ...(region ? [region] : []), phone],
    lines,
  }
}

/** Select field of a province, for countries whose addresses contain it. */
export const province = (regions: AddressField['regions']): AddressField => ({
  name: 'stateCode',
  label: 'address.province',
  required: 'validation.province.required',
  choose: 'address.provinceChoose',
  autoComplete: 'address-level1',
  regions,
  span: 6,
})
