import {US_STATES} from '../regions/US'
import type {AddressFormat} from './address-format'
import {firstName, lastName, MAX_ADDRESS_LINE, MAX_CITY, phone} from './common-fields'

/** Converts `972051234` and `97205 1234` to `97205-1234`. */
const zip = (value: string): string => value.trim().replace(/^(\d{5})[ -]?(\d{4})$/, '$1-$2')

/** United States: city, state and ZIP code; the state determines the sales tax. */
export const US: AddressFormat = {
  countryCode: 'US',
  fields: [
    firstName,
    lastName,
    {
      name: 'address1',
      label: 'address.address1.US',
      required: 'validation.address1.required.US',
      maxLength: MAX_ADDRESS_LINE,
      autoComplete: 'address-line1',
      autoCapitalize: 'words',
      span: 6,
    },
    {
      name: 'address2',
      label: 'address.address2.US',
      maxLength: MAX_ADDRESS_LINE,
      autoComplete: 'address-line2',
      span: 6,
    },
    {
      name: 'city',
      label: 'address.city.US',
      required: 'validation.city.required.US',
      maxLength: MAX_CITY,
      autoComplete: 'address-level2',
      autoCapitalize: 'words',
      span: 6,
    },
    {
      name: 'stateCode',
      label: 'address.state',
      required: 'validation.state.required',
      autoComplete: 'address-level1',
      regions: US_STATES,
      choose: 'address.stateChoose',
      span: 3,
    },
    {
      name: 'postalCode',
      label: 'address.postalCode.US',
      required: 'validation.postalCode.required.US',
      pattern: {
        expression: /^\d{5}(-\d{4})?$/,
        message: 'validation.postalCode.invalid.US',
        example: '97205',
      },
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      span: 3,
      normalise: zip,
    },
    phone,
  ],
  lines: [
    '{firstName} {lastName}',
    '{address1}',
    '{address2}',
    '{city}, {stateCode} {postalCode}',
    '{country}',
  ],
}
