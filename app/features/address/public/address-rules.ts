import type {
  AddressField,
  AddressFieldName,
  AddressFormat,
  AddressValues,
} from '@config/markets/address/address-format'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'
import {addresses} from '@app/generated/addresses'

export type AddressProblems = Readonly<Partial<Record<AddressFieldName, FieldProblem>>>

/** An address with all fields empty. */
export function emptyAddress(countryCode: string): AddressValues {
  return {
    firstName: '',
    lastName: '',
    c_firstNameKana: '',
    c_lastNameKana: '',
    address1: '',
    address2: '',
    postalCode: '',
    city: '',
    stateCode: '',
    phone: '',
    companyName: '',
    c_taxId: '',
    countryCode,
  }
}

const normalised = (field: AddressField, value: string): string =>
  (field.normalise?.(value) ?? value).trim()

/** Keeps the values of the country's form, in the country's spelling; other fields are empty. */
export function normaliseAddress(format: AddressFormat, values: AddressValues): AddressValues {
  const formValues = Object.fromEntries(
    format.fields.map((field) => [field.name, normalised(field, values[field.name])]),
  )
  return {...emptyAddress(format.countryCode), ...formValues}
}

/** All validation problems of an address, by field (rules FIELD-1 to FIELD-5). */
export function addressProblems(values: AddressValues): AddressProblems {
  const entries = addressFormat(values.countryCode).fields.flatMap((field) => {
    const problem = textProblem(normalised(field, values[field.name]), field)
    return problem ? [[field.name, problem] as const] : []
  })
  return Object.fromEntries(entries)
}

export const isCompleteAddress = (values: AddressValues): boolean =>
  Object.keys(addressProblems(values)).length === 0

/**
 * The address format of a country the shop delivers to.
 * @param countryCode ISO 3166-1 alpha-2
 * @throws Error for a country without a market record; the start refuses a site that delivers to one
 */
export function addressFormat(countryCode: string): AddressFormat {
  const format = addresses[countryCode]
  if (!format) throw new Error(`There is no address format for ${countryCode}.`)
  return format
}

/** The format for an external address, which may be of any country; undefined if there is none. */
export const knownAddressFormat = (countryCode: string): AddressFormat | undefined =>
  addresses[countryCode]
