import type {CustomerAddress} from '@app/features/account/public/customer-record'
import {fromOrderAddress, toOrderAddress} from '@app/features/address/public/order-address'
import type {AddressValues} from '@config/markets/address/address-format'

/** The addresses in some countries, the preferred one first. */
export const addressesIn = (
  addresses: readonly CustomerAddress[],
  countries: readonly string[],
): CustomerAddress[] =>
  addresses
    .filter((address) => countries.includes(address.countryCode ?? ''))
    .sort((a, b) => Number(b.preferred ?? false) - Number(a.preferred ?? false))

const written = (values: AddressValues): string => JSON.stringify(toOrderAddress(values))

/** Whether the fields of a form have the data of a saved address. */
export const isSameAddress = (address: CustomerAddress, values: AddressValues): boolean =>
  written(fromOrderAddress(address, values.countryCode)) === written(values)

/** Whether no field of a form is filled. */
export const isBlank = ({countryCode: _country, ...fields}: AddressValues): boolean =>
  Object.values(fields).every((value) => value === '')
