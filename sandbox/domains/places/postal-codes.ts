import {towns, type Street} from './streets'

/** Minimum number of leading characters that a postal code shares with that of a town near it. */
export const LEAST_PREFIX = 2

/** A postal code in upper case, without spaces and dashes. */
export const plainCode = (code: string): string => code.toUpperCase().replace(/[\s-]/g, '')

/** Number of leading characters that two postal codes share. */
export function sharedPrefix(one: string, other: string): number {
  const [a, b] = [plainCode(one), plainCode(other)]
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}

/** Towns whose postal codes share less than `LEAST_PREFIX`. */
const areas: readonly (readonly [countryCode: string, codes: RegExp, city: string])[] = [
  ['DK', /^[12]/, 'København'],
  ['GB', /^(E|EC|N|NW|SE|SW|W|WC)\d/, 'London'],
  ['KR', /^0/, '서울'],
  ['KR', /^4[6-9]/, '부산'],
  ['PT', /^1/, 'Lisboa'],
]

/** The town whose postal code begins the most alike; undefined for a text that is none, and where none is alike. */
export function townOfPostalCode(countryCode: string, postalCode: string): Street | undefined {
  if (!/\d/.test(postalCode)) return undefined
  let best: {street: Street; length: number} | undefined
  for (const street of towns) {
    if (street.countryCode !== countryCode) continue
    const length = sharedPrefix(street.postalCode, postalCode)
    if (length >= LEAST_PREFIX && length > (best?.length ?? 0)) best = {street, length}
  }
  if (best) return best.street
  const [, , city] =
    areas.find(([code, codes]) => code === countryCode && codes.test(plainCode(postalCode))) ?? []
  return towns.find((town) => town.countryCode === countryCode && town.city === city)
}
