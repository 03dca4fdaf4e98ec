import {streets, towns, type Street} from './streets'
import {townOfPostalCode} from './postal-codes'

/** A found address: a street or a town with the house number of the search, which may be empty. */
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

/** Ids count through both lists; new towns go to the end, so that ids remain. */
const known: readonly Street[] = [...streets, ...towns]

const idOf = (index: number, houseNumber: string): string =>
  Buffer.from(`${index}:${houseNumber}`).toString('base64url')

/** Number and street in the order of the country; the name of a town. */
export function streetLine({street, houseNumber}: Place): string {
  if (street.name === '') return street.city
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

function matchOf(words: readonly string[], street: Street, index: number): Place[] {
  const ofStreet = wordsOf(`${street.name} ${street.postalCode} ${street.city}`)
  const isKnown = (word: string) => ofStreet.some((one) => one.startsWith(word))
  const unknown = words.filter((word) => !isKnown(word))
  const [houseNumber = '', ...others] = unknown
  if (street.name === '')
    return unknown.length > 0 ? [] : [{id: idOf(index, ''), street, houseNumber}]
  const isNumber = houseNumber === '' || HOUSE_NUMBER.test(houseNumber)
  if (!isNumber || others.length > 0 || unknown.length === words.length) return []
  return [{id: idOf(index, houseNumber), street, houseNumber}]
}

/** What a search is about: streets and towns, towns first, or streets alone. */
export type PlaceKind = 'geocode' | 'address'

/**
 * Places that begin with the words of a search, in every order; for the postal code of no known place the town near it.
 * @param countries lower-case codes; empty for all
 */
export function findPlaces(
  input: string,
  countries: readonly string[],
  kind: PlaceKind = 'geocode',
): Place[] {
  const words = wordsOf(input)
  if (words.length === 0) return []
  const found = known
    .flatMap((street, index) => {
      if (countries.length > 0 && !countries.includes(street.countryCode.toLowerCase())) return []
      return kind === 'address' && street.name === '' ? [] : matchOf(words, street, index)
    })
    .sort((a, b) => Number(a.street.name !== '') - Number(b.street.name !== ''))
    .slice(0, MAX_SUGGESTIONS)
  if (found.length > 0 || kind === 'address') return found
  const [countryCode] = countries
  const street = countryCode && townOfPostalCode(countryCode.toUpperCase(), input)
  if (!street) return []
  return [
    {
      id: idOf(known.indexOf(street), ''),
      street: {...street, postalCode: input.trim()},
      houseNumber: '',
    },
  ]
}

/** The place with an id; undefined when there is none. */
export function findPlace(id: string): Place | undefined {
  const [, index = '', houseNumber = ''] =
    /^(\d+):(.{0,20})$/.exec(Buffer.from(id, 'base64url').toString()) ?? []
  const street = index === '' ? undefined : known[Number(index)]
  return street && {id, street, houseNumber}
}

/** The street or town that is nearest to a point in degrees; a town where both are equally near. */
export function nearestPlace(latitude: number, longitude: number): Place | undefined {
  const distanceOf = (street: Street) =>
    Math.hypot(street.latitude - latitude, street.longitude - longitude)
  const [street] = [...towns, ...streets].sort((a, b) => distanceOf(a) - distanceOf(b))
  return street && {id: idOf(known.indexOf(street), ''), street, houseNumber: ''}
}
