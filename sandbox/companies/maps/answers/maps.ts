import type {Ok, Problem} from 'commerce-sandbox/plugin'

/** Answers of maps. Refusals have status 200 and their name in `status`. */

interface Refused {
  status: 'REQUEST_DENIED' | 'INVALID_REQUEST'
  error_message: string
}

interface Found {
  status: 'OK' | 'ZERO_RESULTS'
}

interface Prediction {
  description: string
  place_id: string
  structured_formatting: {main_text: string; secondary_text: string}
  types: string[]
}

interface Result {
  place_id: string
  types: string[]
  formatted_address: string
  geometry: {location: {lat: number; lng: number}}
  address_components: {long_name: string; short_name: string; types: string[]}[]
}

type Row<Path extends string, Body> = {
  [Route in `GET ${'' | '/maps-service'}/maps/api/${Path}/json`]: Ok<Body>
}

type Rows = Row<
  'place/autocomplete',
  (Found & {predictions: Prediction[]}) | (Refused & {predictions: []})
> &
  Row<'geocode', (Found & {results: Result[]}) | (Refused & {results: []})>

/** The answers of places autocomplete and geocoding. */
export type MapsAnswers = Rows & {errors: {'4xx': Problem; '5xx': Problem}}
