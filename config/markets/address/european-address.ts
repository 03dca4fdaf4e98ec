import type {AddressField, AddressFormat} from './address-format'
import {additional, city, firstName, lastName, phone, street} from './common-fields'

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
  /** Lines of a written address. The fields of the names have their order. */
  readonly lines?: readonly string[]
}

/** An address as most European countries write it: street and number in one line, then code and city. */
export function europeanAddress(
  countryCode: string,
  code: AddressField,
  {region, cityFirst, lines = LINES}: Differences = {},
): AddressFormat {
  const place = cityFirst ? [city, code] : [code, city]
  const names = lines[0]?.startsWith('{last') ? [lastName, firstName] : [firstName, lastName]
  return {
    countryCode,
    fields: [...names, street, additional, ...place, ...(region ? [region] : []), phone],
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
