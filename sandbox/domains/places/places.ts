import {streets, type Street} from './streets'

/** A found address: a street with the house number of the search, which may be empty. */
export interface Place {
  readonly id: string
  readonly street: Street
  readonly houseNumber: string
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 5
/** House numbers such as `4`, `12a`, `1-2-3` and `4/5`. */
const HOUSE_NUMBER = /^\d{1,4}[a-z]?([-/]\d{1,4}[a-z]?)*$/
/** Countries that write the house number before the street. */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['FR', 'GB', 'US'])

/** Lower case without accents; `ß` counts as `ss`, full-width characters as half-width ones. */
const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replace(/\p{M}/gu, '')

/** Words of a search; digits that follow letters directly, as in Japanese addresses, are words of their own. */
const wordsOf = (text: string): string[] =>
  plain(text)
    .replace(/([^\s\d,-])(?=\d)/gu, '$1 ')
    .split(/[\s,]+/)
    .filter(Boolean)

const idOf = (index: number, houseNumber: string): string =>
  Buffer.from(`${index}:${houseNumber}`).toString('base64url')

/** Number and street in the order of the country. */
export function streetLine({street, houseNumber}: Place): string {
  if (houseNumber === '') return street.name
  if (NUMBER_FIRST.has(street.countryCode)) return `${houseNumber} ${street.name}`
  return `${street.name}${street.countryCode === 'JP' ? '' : ' '}${houseNumber}`
}

/** Postal code, city and region in one line. */
export function cityLine({street: {countryCode, city, postalCode, region}}: Place): string {
  if (countryCode === 'US') return `${city}, ${region?.code ?? ''} ${postalCode}`
  return countryCode === 'JP'
    ? `〒${postalCode} ${region?.name ?? ''}${city}`
    : `${postalCode} ${city}`
}

/**
 * Addresses that begin with the words of a search, in every order.
 * @param countries lower-case codes; empty for all
 */
export function findPlaces(input: string, countries: readonly string[]): Place[] {
  const words = wordsOf(input)
  if (words.length === 0) return []
  return streets
    .flatMap((street, index) => {
      if (countries.length > 0 && !countries.includes(street.countryCode.toLowerCase())) return []
      const known = wordsOf(`${street.name} ${street.postalCode} ${street.city}`)
      const isKnown = (word: string) => known.some((one) => one.startsWith(word))
      const unknown = words.filter((word) => !isKnown(word))
      const [houseNumber = '', ...others] = unknown
      const isNumber = houseNumber === '' || HOUSE_NUMBER.test(houseNumber)
      if (!isNumber || others.length > 0 || unknown.length === words.length) return []
      return [{id: idOf(index, houseNumber), street, houseNumber}]
    })
    .slice(0, MAX_SUGGESTIONS)
}

/** The place with an id; undefined when there is none. */
export function findPlace(id: string): Place | undefined {
  const [, index = '', houseNumber = ''] =
    /^(\d+):(.{0,20})$/.exec(Buffer.from(id, 'base64url').toString()) ?? []
  const street = index === '' ? undefined : streets[Number(index)]
  return street && {id, street, houseNumber}
}

/** The street whose city is nearest to a point in degrees. */
export function nearestPlace(latitude: number, longitude: number): Place | undefined {
  const distanceOf = (street: Street) =>
    Math.hypot(street.latitude - latitude, street.longitude - longitude)
  const [street] = [...streets].sort((a, b) => distanceOf(a) - distanceOf(b))
  return street && {id: idOf(streets.indexOf(street), ''), street, houseNumber: ''}
}
