import {halfWidth} from '../../../common/half-width'
import type {AddressField, AddressFormat} from './address-format'
import {additional, city, firstName, lastName, phone, street} from './common-fields'

/** Half-width capital letters of a typed code, without the space around it. */
export const capitals = (value: string): string => halfWidth(value).toUpperCase()

/** Prefix of a country before a code of digits, such as `SE-` or `D-`. */
const COUNTRY_PREFIX = /^[A-Z]{1,3}[\s-]*(?=\d)/

/**
 * Writes a typed code with the separators of the example: `1012ab` and `NL–1012 AB` as `1012 AB`. A code with other
 * signs, or with a separator elsewhere, stays as it is typed.
 */
export const writtenLike = (example: string): ((value: string) => string) => {
  const form = new RegExp(`^${example.replace(/\W/g, '[\\s-]*').replace(/[A-Z\d]/g, '(\\w)')}$`)
  return (value) => {
    const typed = /^\d/.test(example)
      ? capitals(value).replace(COUNTRY_PREFIX, '')
      : capitals(value)
    const [, ...signs] = form.exec(typed) ?? []
    return signs.length > 0 ? example.replace(/[A-Z\d]/g, () => signs.shift() ?? '') : value.trim()
  }
}

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
  normalise: writtenLike(example),
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
