import type {AddressFieldName, AddressValues} from '@config/markets/address/address-format'

/** Fields of an address document that a shopper fills. */
const ADDRESS_FIELDS: readonly (AddressFieldName | 'countryCode')[] = [
  'firstName',
  'lastName',
  'c_firstNameKana',
  'c_lastNameKana',
  'address1',
  'address2',
  'postalCode',
  'city',
  'stateCode',
  'phone',
  'companyName',
  'c_taxId',
  'countryCode',
]

/** An address with all fields empty. */
export const emptyAddress = (countryCode: string): AddressValues => ({
  ...(Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, ''])) as AddressValues),
  countryCode,
})

/** The fields of an address, and no other of the object. */
export const addressFields = <Address extends object>(address: Address): Partial<Address> =>
  Object.fromEntries(
    Object.entries(address).filter(([name]) => (ADDRESS_FIELDS as string[]).includes(name)),
  ) as Partial<Address>
