import type {IncomingMessage} from 'node:http'
import type {RequestHandler, Response} from 'express'
import {z} from 'zod'
import {sites} from '../../config/sites/registry'
import {isForeign} from './foreign-request'
import {keptLookUps, lookUp, type LookUp} from './kept-look-ups'
import {callMaps, type MapsSettings} from './maps-service'
import {readLimited} from './read-limited'

/** Path of the route. It takes POST, because what people type must not be in an address, which logs contain. */
export const PLACES_PATH = '/services/places'

const MAX_BODY = 1_024

const bodySchema = z.union([
  z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    language: z.string().regex(/^[a-z]{2}$/),
    input: z.string().trim().min(3).max(120),
    /** Streets alone, which is the default, or towns as well. */
    types: z.enum(['address', 'geocode']).optional(),
  }),
  z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    language: z.string().regex(/^[a-z]{2}$/),
    place: z.string().regex(/^[\w-]{1,300}$/),
  }),
])
type Body = z.infer<typeof bodySchema>

interface Prediction {
  place_id?: string
  structured_formatting?: {main_text?: string; secondary_text?: string}
}
interface Geocoded {
  address_components?: {long_name: string; short_name: string; types: string[]}[]
}

async function suggest(
  settings: MapsSettings,
  {country, language, input, types = 'address'}: Extract<Body, {input: string}>,
) {
  const {predictions} = (await callMaps(settings, 'place/autocomplete', {
    input,
    language,
    types,
    components: `country:${country.toLowerCase()}`,
  })) as {predictions?: Prediction[]}
  const places = (predictions ?? []).flatMap(({place_id: id, structured_formatting: texts}) =>
    id && texts?.main_text
      ? [{id, street: texts.main_text, place: texts.secondary_text ?? ''}]
      : [],
  )
  return {places: places.slice(0, 5)}
}

/** Postal code, city and region as the service names them; '' for what it does not name. */
async function readAddress(settings: MapsSettings, {language, place}: Body & {place: string}) {
  const {results} = (await callMaps(settings, 'geocode', {place_id: place, language})) as {
    results?: Geocoded[]
  }
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

const answerTo = (settings: MapsSettings, body: Body): Promise<LookUp> =>
  lookUp(
    () => ('input' in body ? suggest(settings, body) : readAddress(settings, body)),
    'The addresses could not be looked up',
  )

const countries: ReadonlySet<string> = new Set(sites.flatMap(({shipTo}) => shipTo))

async function readBody(req: IncomingMessage): Promise<Body | null> {
  const text = await readLimited(req, MAX_BODY).catch(() => null)
  try {
    const {success, data} = bodySchema.safeParse(JSON.parse(text ?? ''))
    return success && countries.has(data.country) ? data : null
  } catch {
    return null
  }
}

const send = (res: Response, status: number, body: object): void =>
  void res.set('Cache-Control', 'no-store').status(status).json(body)

/**
 * `POST /services/places`, JSON: suggestions for what is typed into an address (`country`, `language`, `input`), and
 * the rest of a suggested address (`place` instead of `input`). The key of the maps service stays on the server.
 * Answers are kept in memory for five minutes, without the person who asked.
 */
export function placesRoute(settings: MapsSettings): RequestHandler {
  const answers = keptLookUps()
  return async (req, res) => {
    if (isForeign(req)) return send(res, 403, {title: 'Only pages of the shop may call this'})
    const body = await readBody(req)
    if (!body) return send(res, 400, {title: 'Send a country of delivery and an address'})
    const key = JSON.stringify(Object.entries(body).sort())
    const answer = answers.obtain(key, () => answerTo(settings, body))
    if (!answer) return send(res, 503, {title: 'Too many look-ups at a time'})
    const {status, body: found} = await answer
    send(res, status, found)
  }
}
