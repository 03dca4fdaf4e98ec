/** The names of a person; each may be missing. */
export interface PersonName {
  readonly firstName?: string
  readonly lastName?: string
}

/** Countries in which the family name comes first. */
const FAMILY_FIRST = new Set(['CN', 'HK', 'HU', 'JP', 'KR', 'MO', 'TW', 'VN'])
/** Letters of Chinese and Korean names, between which no space stands. */
const WITHOUT_SPACE = /^[\p{Script=Han}\p{Script=Hangul}]+$/u

const joined = (names: readonly (string | undefined)[], separator = ' '): string =>
  names.filter(Boolean).join(separator)

/** Returns a name with the family name first: without a space in Chinese and Korean letters. */
export function familyNameFirst({firstName, lastName}: PersonName): string {
  const name = joined([lastName, firstName], '')
  return WITHOUT_SPACE.test(name) ? name : joined([lastName, firstName])
}

/**
 * Returns first and last name in the order of a country.
 * @param countryCode ISO 3166-1 alpha-2
 */
export function personName(name: PersonName, countryCode = ''): string {
  const {firstName, lastName} = name
  if (!FAMILY_FIRST.has(countryCode)) return joined([firstName, lastName])
  // Japanese addresses have a space between the names.
  return countryCode === 'JP' ? joined([lastName, firstName]) : familyNameFirst(name)
}
