import type {CustomValues} from '../custom-values'

/** Text fields of an address, named as on the wire. */
export const ADDRESS_FIELDS = [
  'salutation',
  'title',
  'firstName',
  'secondName',
  'lastName',
  'suffix',
  'companyName',
  'jobTitle',
  'address1',
  'address2',
  'suite',
  'postBox',
  'postalCode',
  'city',
  'stateCode',
  'countryCode',
  'phone',
] as const

export type AddressField = (typeof ADDRESS_FIELDS)[number]

/** Shipping or billing address as entered by the shopper. */
export type AddressInput = {readonly [Field in AddressField]?: string} & {
  readonly custom: CustomValues
}

/** Saved address of a customer. Times are in milliseconds since 1970. */
export interface CustomerAddress extends AddressInput {
  readonly addressId: string
  /** True for the preferred address; a customer has at most one. */
  readonly preferred: boolean
  readonly createdAt: number
  readonly modifiedAt: number
}
