import type {RequestHandler, Response} from 'express'
import {z} from 'zod'
import {sites} from '../../config/sites/registry'
import {isForeign} from './foreign-request'
import {keptLookUps, lookUp} from './kept-look-ups'
import {callMaps, type MapsSettings} from './maps-service'
import {readLimited} from './read-limited'

/** Path of the route. It takes POST, because where people are must not be in an address, which logs contain. */
export const GEOCODE_PATH = '/services/geocode'

const MAX_BODY = 1_024
/** Decimal places of coordinates that are looked up: about 10 m. */
const DECIMALS = 4

const country = z.string().regex(/^[A-Z]{2}$/)
const language = z.string().regex(/^[a-z]{2}$/)
const bodySchema = z.union([
  z.strictObject({
    country: country.optional(),
    language,
    address: z.string().trim().min(1).max(120),
  }),
  z.strictObject({country, language, place: z.string().regex(/^[\w-]{1,300}$/)}),
  z.strictObject({
    language,
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
])
type Body = z.infer<typeof bodySchema>

const resultsSchema = z.object({
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({location: z.object({lat: z.number(), lng: z.number()})}),
    }),
  ),
})

/** Country that an address is looked for in, when the site has none (table of the store locator). */
const DEFAULT_COUNTRY = 'DE'
const countries: ReadonlySet<string> = new Set([
  DEFAULT_COUNTRY,
  ...sites.flatMap(({countryCode, shipTo}) => [...shipTo, ...(countryCode ? [countryCode] : [])]),
])

function queryOf(body: Body): Record<string, string> {
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
async function geocode(settings: MapsSettings, body: Body): Promise<object> {
  const {results} = resultsSchema.parse(await callMaps(settings, 'geocode', queryOf(body)))
  const [first] = results
  if (!first) return {place: null}
  const {lat: latitude, lng: longitude} = first.geometry.location
  return {place: {latitude, longitude, name: first.formatted_address}}
}

function parseBody(text: string | null): Body | null {
  try {
    const {success, data} = bodySchema.safeParse(JSON.parse(text ?? ''))
    if (!success) return null
    const within = 'country' in data ? data.country : undefined
    return within === undefined || countries.has(within) ? data : null
  } catch {
    return null
  }
}

const send = (res: Response, status: number, body: object): void =>
  void res.set('Cache-Control', 'no-store').status(status).json(body)

/**
 * `POST /services/geocode`, JSON: where an address (`language`, `address`, and `country` to stay within one) or the `place` of
 * a suggestion (`country`, `language`) is, or which address is at coordinates (`language`, `latitude`, `longitude`). Answers `{place: {latitude, longitude,
 * name}}`, and `{place: null}` when nothing is found (rule STORE-1). The key of the maps service stays on the server.
 */
export function geocodeRoute(settings: MapsSettings): RequestHandler {
  const answers = keptLookUps()
  return async (req, res) => {
    if (isForeign(req)) return send(res, 403, {title: 'Only pages of the shop may call this'})
    const body = parseBody(await readLimited(req, MAX_BODY).catch(() => null))
    if (!body) return send(res, 400, {title: 'Send an address with its country, or coordinates'})
    const key = JSON.stringify(queryOf(body))
    const answer = answers.obtain(key, () =>
      lookUp(() => geocode(settings, body), 'The address could not be looked up'),
    )
    if (!answer) return send(res, 503, {title: 'Too many look-ups at a time'})
    const {status, body: found} = await answer
    send(res, status, found)
  }
}
