import type {AddressFormat} from '@config/markets/address/address-format'
import {addresses} from '@app/generated/addresses'

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
