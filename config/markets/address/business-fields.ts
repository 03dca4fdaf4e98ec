import type {TaxId} from '../market'
import type {AddressField, AddressFormat} from './address-format'
import {MAX_ADDRESS_LINE} from './common-fields'

const MAX_TAX_ID = 20

const company: AddressField = {
  name: 'companyName',
  label: 'address.company',
  group: 'business',
  maxLength: MAX_ADDRESS_LINE,
  autoComplete: 'organization',
  span: 3,
}

/** Removes separators that people write into a number; a hyphen stays where the country writes one. */
const compact =
  ({example}: TaxId) =>
  (value: string): string => {
    const letters = value
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s./]/g, '')
    return example.includes('-') ? letters : letters.replace(/-/g, '')
  }

const taxNumber = (taxId: TaxId): AddressField => ({
  name: 'c_taxId',
  label: 'address.taxId',
  labelValues: {name: taxId.name},
  group: 'business',
  pattern: {
    expression: new RegExp(taxId.pattern),
    message: 'validation.taxId.invalid',
    example: taxId.example,
  },
  maxLength: MAX_TAX_ID,
  autoComplete: 'off',
  autoCapitalize: 'characters',
  span: 3,
  normalise: compact(taxId),
})

const COMPANY_LINE = '{companyName}'

/**
 * Adds company and tax number to the form of a country, both optional. A written address names the company above the
 * person; `local` formats end with the person.
 */
export const withBusiness = (format: AddressFormat, taxId: TaxId): AddressFormat => ({
  ...format,
  fields: [...format.fields, company, taxNumber(taxId)],
  lines: [COMPANY_LINE, ...format.lines],
  ...(format.local && {
    local: {
      ...format.local,
      lines: [...format.local.lines.slice(0, -1), COMPANY_LINE, ...format.local.lines.slice(-1)],
    },
  }),
  taxIdName: taxId.name,
})
