import {jsonLd} from '@app/shared/lib/json-ld'
import type {FoundStore} from './store'

/** A store for search engines (schema.org `Store`, a kind of `LocalBusiness`). @param url absolute */
export function localBusiness(store: FoundStore, url: string): string {
  const {name, street, postalCode, city, stateCode, countryCode} = store
  const {phone, email, place, openingHours} = store
  return jsonLd({
    '@type': 'Store',
    '@id': url,
    url,
    name,
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
    ...(openingHours && {openingHours: openingHours.split(', ')}),
  })
}
