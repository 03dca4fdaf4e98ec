import type {Target} from './target'

// A type alias, not an interface: only aliases fit the SDK's index signatures for `c_` fields.
type Address = {
  firstName: string
  lastName: string
  address1: string
  postalCode: string
  city: string
  stateCode?: string
  countryCode: string
}

/** Places that parcels can go to, by country. */
const places: Record<string, Omit<Address, 'firstName' | 'lastName' | 'countryCode'>> = {
  DE: {address1: 'Lindenweg 4', postalCode: '10115', city: 'Berlin'},
  US: {address1: '1 Main Street', postalCode: '94102', city: 'San Francisco', stateCode: 'CA'},
  JP: {address1: '千代田1-1', postalCode: '100-0001', city: '千代田区', stateCode: '東京都'},
  GB: {address1: '12 Mill Lane', postalCode: 'EC1A 1BB', city: 'London'},
  FR: {address1: '8 rue des Tilleuls', postalCode: '75011', city: 'Paris'},
  NO: {address1: 'Lindeveien 4', postalCode: '0150', city: 'Oslo'},
}

/** An address in the country of the target's locale. */
export function addressIn({locale}: Target): Address {
  const countryCode = locale.split('-')[1] ?? 'US'
  const place = places[countryCode] ?? places['US']
  if (!place) throw new Error(`No address is known for ${countryCode}.`)
  return {firstName: 'Kim', lastName: 'Contract', ...place, countryCode}
}
