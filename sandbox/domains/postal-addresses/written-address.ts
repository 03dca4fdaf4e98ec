import {formatAddress} from 'localized-address-format'
import {personName} from '../person-name'
import {writtenRegion} from './region-names'

/** The parts of an address that are written on a parcel; those that are missing are left out. */
export interface PostalAddress {
  readonly firstName?: string
  readonly lastName?: string
  readonly companyName?: string
  readonly address1?: string
  readonly address2?: string
  readonly postalCode?: string
  readonly city?: string
  /** Region, with or without its country: `OR`, `JP-13`. */
  readonly stateCode?: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode?: string
}

/** Letters of the scripts in which East Asian countries write addresses from the largest unit to the smallest. */
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
const NAME_BLOCK_BREAK = '\n'

/**
 * Returns the lines of an address as its country writes it, without empty ones. A company stands before the person.
 * The country follows where the mail comes from another one.
 * @param locale of the order, such as `de-DE`: its language names the country, and its region is the country from which
 *   the order is sent
 */
export function writtenAddress(address: PostalAddress | undefined, locale: string): string[] {
  if (!address) return []
  const {address1 = '', city = '', countryCode = ''} = address
  const script = EAST_ASIAN.test(`${city}${address1}`) ? 'local' : 'latin'
  const lines = placeFirst(address, script) ?? placeLines(address, script)
  const country = foreignCountry(countryCode, locale)
  return [...lines, country]
    .flatMap((line) => line.split(NAME_BLOCK_BREAK))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Company and person, who has a title of respect in a Japanese address. */
function nameBlock(address: PostalAddress, isJapanese: boolean): string {
  const name = personName(address, address.countryCode)
  const person = isJapanese && name ? `${name} 様` : name
  return [address.companyName, person].filter(Boolean).join(NAME_BLOCK_BREAK)
}

/** Japanese addresses, whose format in the library has no place for the town. */
function placeFirst(address: PostalAddress, script: 'local' | 'latin'): string[] | undefined {
  const {address1 = '', address2 = '', city = '', postalCode = '', stateCode = ''} = address
  if (address.countryCode !== 'JP') return undefined
  const region = writtenRegion('JP', stateCode, script)
  return script === 'local'
    ? [
        postalCode && `〒${postalCode}`,
        `${region}${city}${address1}`,
        address2,
        nameBlock(address, true),
      ]
    : [
        nameBlock(address, false),
        address2,
        address1,
        [[city, region].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' '),
      ]
}

/** Formats an address with the library, and keeps a town or code for which the format of the country has no place. */
function placeLines(address: PostalAddress, script: 'local' | 'latin'): string[] {
  const {address1 = '', address2 = '', city = '', postalCode = '', countryCode = ''} = address
  const write = (streets: readonly string[], locality: string) =>
    formatAddress(
      {
        postalCountry: countryCode,
        name: nameBlock(address, false),
        addressLines: streets.filter((line) => line !== ''),
        locality,
        administrativeArea: regionOf(address, script),
        postalCode,
      },
      script,
    ).map((line) => withoutCountryPrefix(line, postalCode))
  const streets = [address1, address2]
  const has = (lines: readonly string[], part: string) =>
    lines.join('\n').toLocaleLowerCase().includes(part.toLocaleLowerCase())
  const lines = write(streets, city)
  const place = has(lines, postalCode) ? city : [postalCode, city].filter(Boolean).join(' ')
  if (!has(lines, city)) return write([...streets, place], '')
  return place === city ? lines : write(streets, place)
}

/** Region of an address; in brackets in Italy, and in Spain unless the town has the same name. */
function regionOf(
  {city, countryCode = '', stateCode = ''}: PostalAddress,
  script: 'local' | 'latin',
): string {
  const region = writtenRegion(countryCode, stateCode, script)
  if (region === '' || (countryCode !== 'IT' && countryCode !== 'ES')) return region
  return region === city ? '' : `(${region})`
}

/** Removes a country before the postal code, such as `SE-`: the name of the country follows where it is needed. */
function withoutCountryPrefix(line: string, postalCode: string): string {
  const end = postalCode === '' ? -1 : line.indexOf(postalCode)
  return end > 0 && /^[A-Z]{1,3}-$/.test(line.slice(0, end)) ? line.slice(end) : line
}

/** Name of the country of an address, in the language of the order; empty in the country of the order. */
function foreignCountry(countryCode: string, locale: string): string {
  if (countryCode === '' || new Intl.Locale(locale).region === countryCode) return ''
  try {
    return new Intl.DisplayNames(locale, {type: 'region'}).of(countryCode) ?? countryCode
  } catch {
    return countryCode
  }
}
