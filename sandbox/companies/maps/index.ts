import {
  cityLine,
  findPlace,
  findPlaces,
  nearestPlace,
  type Place,
  streetLine,
} from 'commerce-sandbox/domains/places'
import {anyone, definePlugin, type Routes, simulatedService, Type} from 'commerce-sandbox/plugin'
import type {MapsAnswers} from './answers/maps'

const Text = Type.Optional(Type.String({maxLength: 300}))

/** Values of `components=country:de|country:at`. */
const countriesOf = (components = ''): string[] =>
  components
    .split('|')
    .flatMap((part) => /^country:([a-z]{2})$/i.exec(part.trim())?.[1]?.toLowerCase() ?? [])

const describe = (place: Place): string =>
  place.street.name ? `${streetLine(place)}, ${cityLine(place)}` : cityLine(place)

function prediction(place: Place) {
  return {
    description: describe(place),
    place_id: place.id,
    structured_formatting: {
      main_text: streetLine(place),
      secondary_text: cityLine(place),
    },
    types: place.street.name ? ['street_address'] : ['locality', 'political'],
  }
}

function geocoded(place: Place) {
  const {countryCode, name, city, postalCode, region, latitude, longitude} = place.street
  const component = (types: string[], long_name: string, short_name = long_name) => ({
    long_name,
    short_name,
    types,
  })
  return {
    place_id: place.id,
    types: name ? ['street_address'] : ['locality', 'political'],
    formatted_address: describe(place),
    geometry: {location: {lat: latitude, lng: longitude}},
    address_components: [
      ...(place.houseNumber ? [component(['street_number'], place.houseNumber)] : []),
      ...(name ? [component(['route'], name)] : []),
      component(['locality', 'political'], city),
      ...(region
        ? [component(['administrative_area_level_1', 'political'], region.name, region.code)]
        : []),
      component(['country', 'political'], countryCode, countryCode),
      component(['postal_code'], postalCode),
    ],
  }
}

const statusOf = (found: readonly object[]): 'OK' | 'ZERO_RESULTS' =>
  found.length > 0 ? 'OK' : 'ZERO_RESULTS'

/** A request without a key, or without a parameter that the call needs. */
const denied = {status: 'REQUEST_DENIED', error_message: 'The request has no API key.'} as const
const invalid = {status: 'INVALID_REQUEST', error_message: 'A parameter is missing.'} as const

const Search = Type.Object({
  key: Text,
  input: Text,
  components: Text,
  /** Streets alone, or towns as well. */
  types: Type.Optional(Type.Union([Type.Literal('address'), Type.Literal('geocode')])),
})
const Question = Type.Object({
  key: Text,
  address: Text,
  place_id: Text,
  latlng: Type.Optional(Type.String({pattern: '^-?[\\d.]{1,20},-?[\\d.]{1,20}$'})),
  components: Text,
})

const placeRoutes: Routes<MapsAnswers> = (route) => {
  route(
    'GET /maps/api/place/autocomplete/json',
    {needs: anyone, schema: {querystring: Search}},
    (_anyone, {query: {key, input, components, types}}) => {
      if (!key) return {...denied, predictions: []}
      if (!input) return {...invalid, predictions: []}
      const predictions = findPlaces(input, countriesOf(components), types).map(prediction)
      return {status: statusOf(predictions), predictions}
    },
  )
  route(
    'GET /maps/api/geocode/json',
    {needs: anyone, schema: {querystring: Question}},
    (_anyone, {query}) => {
      if (!query.key) return {...denied, results: []}
      const results = placesOf(query)?.map(geocoded)
      if (!results) return {...invalid, results: []}
      return {status: statusOf(results), results}
    },
  )
}

interface GeocodeQuery {
  readonly address?: string
  readonly place_id?: string
  readonly latlng?: string
  readonly components?: string
}

/** Returns undefined for a query without a subject. */
function placesOf({place_id: id, address, latlng, components}: GeocodeQuery): Place[] | undefined {
  if (id) return [findPlace(id) ?? []].flat()
  if (address) return findPlaces(address, countriesOf(components))
  if (!latlng) return undefined
  const [latitude = 0, longitude = 0] = latlng.split(',').map(Number)
  return [nearestPlace(latitude, longitude) ?? []].flat()
}

/**
 * Maps: places autocomplete and geocoding by address, place or coordinates, on a map of a few towns and streets. As the service
 * does, it answers refusals with status 200 and their name in `status`.
 */
export default definePlugin({
  name: 'maps',
  services: [
    simulatedService<MapsAnswers>({
      name: 'maps',
      paths: /^(\/maps-service)?\/maps\/api\//,
      // The service's own path, and one that distinguishes it from other services on the same host.
      prefixes: ['', '/maps-service'],
      routes: [placeRoutes],
    }),
  ],
})
