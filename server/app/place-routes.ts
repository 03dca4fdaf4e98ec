import {z} from 'zod'
import {parseJson} from '../../common/parse-json'
import type {Environment} from '../../config/environment'
import {sites} from '../../config/sites/registry'
import {callBackend, documentOf} from './call-backend'
import {isForeign} from './foreign-request'
import {jsonAnswer, cachedRoute} from './answer-cache'
import {readText, type Route} from './route'

/** Where the maps service is, its key, and the time limit of a call. */
type MapsSettings = Pick<Environment, 'MAPS_ORIGIN' | 'MAPS_API_KEY' | 'DEFERRED_TIMEOUT_MS'>

/** Path of suggestions for addresses. */
export const PLACES_PATH = '/services/places'
/** Path of coordinates of addresses. */
export const GEOCODE_PATH = '/services/geocode'

/** Time for which an answer of the maps service is kept, in milliseconds (rule LIMIT-11). */
const CACHED_MS = 300_000
const FAILED_MS = 5_000

const answerSchema = z.looseObject({status: z.string()})

/**
 * Calls the maps service; its answers are `OK` or `ZERO_RESULTS`.
 * @throws Error when the service fails or refuses, without what was looked for
 */
async function callMaps(
  settings: MapsSettings,
  path: 'place/autocomplete' | 'geocode',
  query: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const search = new URLSearchParams({...query, key: settings.MAPS_API_KEY}).toString()
  const response = await callBackend(settings.MAPS_ORIGIN, `/maps/api/${path}/json?${search}`, {
    timeoutMs: settings.DEFERRED_TIMEOUT_MS,
    thirdParty: true,
  })
  const answer = answerSchema.parse(await documentOf(response))
  if (!/^(OK|ZERO_RESULTS)$/.test(answer.status)) throw new Error(answer.status)
  return answer
}

const country = z.string().regex(/^[A-Z]{2}$/)
const language = z.string().regex(/^[a-z]{2}$/)
const place = z.string().regex(/^[\w-]{1,300}$/)

const placesSchema = z.union([
  z.strictObject({
    country,
    language,
    input: z.string().trim().min(3).max(120),
    /** Streets alone, which is the default, or towns as well. */
    types: z.enum(['address', 'geocode']).optional(),
  }),
  z.strictObject({country, language, place}),
])
type PlacesBody = z.infer<typeof placesSchema>

interface Prediction {
  place_id?: string
  structured_formatting?: {main_text?: string; secondary_text?: string}
}
interface Geocoded {
  address_components?: {long_name: string; short_name: string; types: string[]}[]
}

async function suggest(
  settings: MapsSettings,
  {
    country: within,
    language: spoken,
    input,
    types = 'address',
  }: Extract<PlacesBody, {input: string}>,
) {
  const {predictions} = (await callMaps(settings, 'place/autocomplete', {
    input,
    language: spoken,
    types,
    components: `country:${within.toLowerCase()}`,
  })) as {predictions?: Prediction[]}
  const places = (predictions ?? []).flatMap(({place_id: id, structured_formatting: texts}) =>
    id && texts?.main_text
      ? [{id, street: texts.main_text, place: texts.secondary_text ?? ''}]
      : [],
  )
  return {places: places.slice(0, 5)}
}

/** Postal code, city and region as the service names them; '' for what it does not name. */
async function readAddress(settings: MapsSettings, body: Extract<PlacesBody, {place: string}>) {
  const query = {place_id: body.place, language: body.language}
  const {results} = (await callMaps(settings, 'geocode', query)) as {results?: Geocoded[]}
  const parts = results?.[0]?.address_components ?? []
  const part = (type: string) => parts.find(({types}) => types.includes(type))
  const region = part('administrative_area_level_1')
  return {
    address: {
      postalCode: part('postal_code')?.long_name ?? '',
      city: (part('locality') ?? part('postal_town'))?.long_name ?? '',
      region: region && {code: region.short_name, name: region.long_name},
    },
  }
}

/** Decimal places of coordinates that are looked up: about 10 m. */
const DECIMALS = 4

const geocodeSchema = z.union([
  z.strictObject({
    country: country.optional(),
    language,
    address: z.string().trim().min(1).max(120),
  }),
  z.strictObject({country, language, place}),
  z.strictObject({
    language,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
])
type GeocodeBody = z.infer<typeof geocodeSchema>

const resultsSchema = z.object({
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({location: z.object({lat: z.number(), lng: z.number()})}),
    }),
  ),
})

function geocodeQuery(body: GeocodeBody): Record<string, string> {
  const {language: spoken} = body
  if ('place' in body) return {place_id: body.place, language: spoken}
  if ('address' in body) {
    const {address, country: within} = body
    return {address, language: spoken, ...(within && {components: `country:${within}`})}
  }
  const latlng = [body.latitude, body.longitude].map((degrees) => degrees.toFixed(DECIMALS))
  return {latlng: latlng.join(','), language: spoken}
}

/** The first result: its coordinates, and the address in one line. */
async function geocode(settings: MapsSettings, body: GeocodeBody) {
  const {results} = resultsSchema.parse(await callMaps(settings, 'geocode', geocodeQuery(body)))
  const [first] = results
  if (!first) return {place: null}
  const {lat: latitude, lng: longitude} = first.geometry.location
  return {place: {latitude, longitude, name: first.formatted_address}}
}

/** Country that an address is looked for in, when the site has none (table of the store locator). */
const DEFAULT_COUNTRY = 'DE'
const delivered = sites.flatMap(({shipTo}) => shipTo)

interface LookUp<Body> {
  readonly schema: z.ZodType<Body>
  readonly countries: ReadonlySet<string>
  /** Bodies with the same key have the same answer. */
  readonly keyOf: (body: Body) => object
  readonly look: (settings: MapsSettings, body: Body) => Promise<object>
  /** Texts for developers: of a body that cannot be used, and of a failure. */
  readonly refused: string
  readonly failed: string
}

const places: LookUp<PlacesBody> = {
  schema: placesSchema,
  countries: new Set(delivered),
  keyOf: (body) => Object.entries(body).sort(),
  look: (settings, body) =>
    'input' in body ? suggest(settings, body) : readAddress(settings, body),
  refused: 'Send a country of delivery and an address',
  failed: 'The addresses could not be looked up',
}

const coordinates: LookUp<GeocodeBody> = {
  schema: geocodeSchema,
  countries: new Set([
    DEFAULT_COUNTRY,
    ...delivered,
    ...sites.flatMap(({countryCode}) => countryCode ?? []),
  ]),
  keyOf: geocodeQuery,
  look: geocode,
  refused: 'Send an address with its country, or coordinates',
  failed: 'The address could not be looked up',
}

/** Answers are kept in memory for five minutes, without the person who asked; failures for five seconds. */
const lookUpRoute = <Body extends object>(
  settings: MapsSettings,
  {schema, countries, keyOf, look, refused, failed}: LookUp<Body>,
) =>
  cachedRoute(
    {
      lifetimeOf: (status) => (status === 200 ? CACHED_MS : FAILED_MS),
      maxHits: 2_000,
      maxBytes: 2_000_000,
      maxRunning: 16,
      busy: jsonAnswer(503, {title: 'Too many look-ups at a time'}),
    },
    async (req) => {
      if (isForeign(req)) return jsonAnswer(403, {title: 'Only pages of the shop may call this'})
      const {data: body} = schema.safeParse(parseJson((await readText(req)) ?? ''))
      const within = body && 'country' in body ? body.country : undefined
      if (!body || (within !== undefined && !countries.has(String(within)))) {
        return jsonAnswer(400, {title: refused})
      }
      const make = () =>
        look(settings, body).then(
          (found) => jsonAnswer(200, found),
          (error: unknown) => {
            // The reason only: what was typed stays out of logs.
            const reason = error instanceof Error ? error.message : 'unknown'
            console.warn(`The maps service failed: ${reason}`)
            return jsonAnswer(502, {title: failed})
          },
        )
      return {key: JSON.stringify(keyOf(body)), make}
    },
  )

/**
 * `POST /services/places`, JSON: suggestions for what is typed into an address (`country`, `language`, `input`), and
 * the rest of a suggested address (`place` instead of `input`).
 *
 * `POST /services/geocode`, JSON: where an address (`language`, `address`, and `country` to stay within one) or the `place` of
 * a suggestion (`country`, `language`) is, or which address is at coordinates (`language`, `latitude`, `longitude`). Answers
 * `{place: {latitude, longitude, name}}`, and `{place: null}` when nothing is found (rule STORE-1).
 *
 * Both take POST, because what people type and where they are must not be in an address, which logs contain. The key of
 * the maps service stays on the server.
 */
export const placeRoutes = ({env}: {env: MapsSettings}): readonly Route[] => [
  {
    method: 'post',
    path: PLACES_PATH,
    rate: {perSecond: 5, burst: 60},
    maxBody: 1_024,
    handler: lookUpRoute(env, places),
  },
  {
    method: 'post',
    path: GEOCODE_PATH,
    rate: {perSecond: 2, burst: 30},
    maxBody: 1_024,
    handler: lookUpRoute(env, coordinates),
  },
]
