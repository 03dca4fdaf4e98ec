import type {AddressField} from './address-format'

/** Maximum lengths of rule FIELD-2. */
const MAX_FIRST_NAME = 40
const MAX_LAST_NAME = 50
const MAX_PHONE = 20
/** Maximum length of a line on a parcel label. */
export const MAX_ADDRESS_LINE = 60
export const MAX_CITY = 50

export const firstName: AddressField = {
  name: 'firstName',
  label: 'address.firstName',
  required: 'validation.firstName.required',
  maxLength: MAX_FIRST_NAME,
  autoComplete: 'given-name',
  autoCapitalize: 'words',
  span: 3,
}

export const lastName: AddressField = {
  name: 'lastName',
  label: 'address.lastName',
  required: 'validation.lastName.required',
  maxLength: MAX_LAST_NAME,
  autoComplete: 'family-name',
  autoCapitalize: 'words',
  span: 3,
}

/** Phone number: digits, spaces, plus, hyphen and parentheses, with at least one digit (rule FIELD-4). */
export const phone: AddressField = {
  name: 'phone',
  label: 'address.phone',
  help: 'address.phoneHint',
  required: 'validation.phone.required',
  pattern: {expression: /^[0-9 +()-]*[0-9][0-9 +()-]*$/, message: 'validation.phone.invalid'},
  maxLength: MAX_PHONE,
  autoComplete: 'tel',
  type: 'tel',
  inputMode: 'tel',
  span: 6,
}

/** Street and number. */
export const street: AddressField = {
  name: 'address1',
  label: 'address.address1',
  required: 'validation.address1.required',
  maxLength: MAX_ADDRESS_LINE,
  autoComplete: 'address-line1',
  autoCapitalize: 'words',
  span: 6,
}
/** Second line of an address. */
export const additional: AddressField = {
  name: 'address2',
  label: 'address.address2',
  maxLength: MAX_ADDRESS_LINE,
  autoComplete: 'address-line2',
  span: 6,
}
export const city: AddressField = {
  name: 'city',
  label: 'address.city',
  required: 'validation.city.required',
  maxLength: MAX_CITY,
  autoComplete: 'address-level2',
  autoCapitalize: 'words',
  span: 4,
}
