import type {AddressFormat} from './address-format'
import {firstName, lastName, MAX_ADDRESS_LINE, MAX_CITY, phone} from './common-fields'

/** Germany: street and number in one line, postal code before the city. */
export const DE: AddressFormat = {
  countryCode: 'DE',
  fields: [
    firstName,
    lastName,
    {
      name: 'address1',
      label: 'address.address1',
      required: 'validation.address1.required',
      maxLength: MAX_ADDRESS_LINE,
      autoComplete: 'address-line1',
      autoCapitalize: 'words',
      span: 6,
    },
    {
      name: 'address2',
      label: 'address.address2',
      maxLength: MAX_ADDRESS_LINE,
      autoComplete: 'address-line2',
      span: 6,
    },
    {
      name: 'postalCode',
      label: 'address.postalCode',
      required: 'validation.postalCode.required',
      pattern: {
        expression: /^\d{5}$/,
        message: 'validation.postalCode.invalid',
        example: '10115',
      },
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      span: 2,
    },
    {
      name: 'city',
      label: 'address.city',
      required: 'validation.city.required',
      maxLength: MAX_CITY,
      autoComplete: 'address-level2',
      autoCapitalize: 'words',
      span: 4,
    },
    phone,
  ],
  lines: ['{firstName} {lastName}', '{address1}', '{address2}', '{postalCode} {city}', '{country}'],
}
