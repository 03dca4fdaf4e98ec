import {jsonLd} from '@app/shared/lib/json-ld'
import {parseHours} from './opening-hours'
import type {FoundStore} from './store'

/** schema.org names of the days; Sunday is 0, as in `Date`. */
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const HOUR = 60

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / HOUR), minutes % HOUR]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')

/** The opening hours as data (schema.org `OpeningHoursSpecification`): one entry for days with the same times. */
function openingHoursOf(text: string): object[] {
  const daysOf = new Map<string, string[]>()
  for (const {day, from, to} of parseHours(text)) {
    const times = `${timeOf(from)}-${timeOf(to)}`
    daysOf.set(times, [...(daysOf.get(times) ?? []), DAYS[day]])
  }
  return [...daysOf].map(([times, dayOfWeek]) => {
    const [opens, closes] = times.split('-')
    return {'@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes}
  })
}

/**
 * A store for search engines (schema.org `Store`, a kind of `LocalBusiness`).
 * @param url absolute
 * @param image absolute address of a picture
 */
export function localBusiness(store: FoundStore, url: string, image: string): string {
  const {name, street, postalCode, city, stateCode, countryCode} = store
  const {phone, email, place} = store
  const hours = openingHoursOf(store.openingHours)
  return jsonLd({
    '@type': 'Store',
    '@id': url,
    url,
    name,
    image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      ...(stateCode && {addressRegion: stateCode}),
      addressCountry: countryCode,
    },
    ...(phone && {telephone: phone}),
    ...(email && {email}),
    ...(place && {geo: {'@type': 'GeoCoordinates', ...place}}),
    ...(hours.length > 0 && {openingHoursSpecification: hours}),
  })
}
