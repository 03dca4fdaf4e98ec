import {addressFormat} from '@app/features/address/public/address-rules'
import {textProblem, type FieldProblem} from '@app/shared/form/field-problem'
import type {AddressField} from '@config/markets/address/address-format'

const MAX_COMPANY = 50

/** The field of the tax number in the form of a country; undefined where the shop asks for none. */
export const taxIdField = (countryCode: string | null): AddressField | undefined =>
  countryCode === null
    ? undefined
    : addressFormat(countryCode).fields.find(({name}) => name === 'c_taxId')

/** Checks the name of a company; it is required. */
export const companyProblem = (name: string): FieldProblem | undefined =>
  textProblem(name, {
    label: 'address.company',
    required: 'validation.company.required',
    maxLength: MAX_COMPANY,
  })

/** The tax number in the spelling of the country, without the separators that people write. */
export const writtenTaxId = (field: AddressField | undefined, value: string): string =>
  (field?.normalise?.(value) ?? value).trim()

/** Checks a tax number by the pattern of the country; it may be empty. */
export const taxIdProblem = (
  field: AddressField | undefined,
  value: string,
): FieldProblem | undefined => field && textProblem(writtenTaxId(field, value), field)
