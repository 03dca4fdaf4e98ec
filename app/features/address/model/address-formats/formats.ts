import type {AddressFormat} from './address-format'
import {DE} from './DE'
import {JP} from './JP'
import {US} from './US'

const formats: Readonly<Record<string, AddressFormat>> = {DE, JP, US}

/**
 * The address format of a country the shop delivers to.
 * @param countryCode ISO 3166-1 alpha-2
 * @throws Error for a country without a format: add it here before adding it to `shipTo` of a site
 */
export function addressFormat(countryCode: string): AddressFormat {
  const format = formats[countryCode]
  if (!format) throw new Error(`There is no address format for ${countryCode}.`)
  return format
}

/** The format for an external address, which may be of any country; undefined if there is none. */
export const knownAddressFormat = (countryCode: string): AddressFormat | undefined =>
  formats[countryCode]
