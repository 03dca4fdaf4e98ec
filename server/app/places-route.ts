import type {IncomingMessage} from 'node:http'
import type {RequestHandler, Response} from 'express'
import {z} from 'zod'
import type {Environment} from '../../config/environment'
import {sites} from '../../config/sites/registry'
import {isForeign} from './foreign-request'
import {KeptAnswers} from './kept-answers'
import {readLimited} from './read-limited'

/** Path of the route. It takes POST, because what people type must not be in an address, which logs contain. */
export const PLACES_PATH = '/services/places'

/** Time for which an answer is kept, in milliseconds (rule LIMIT-11). */
const KEPT_MS = 300_000
const FAILED_MS = 5_000
const KEPT = 2_000
const KEPT_BYTES = 2_000_000
/** Maximum number of calls to the service at the same time by one process. */
const MAX_RUNNING = 16
const MAX_BODY = 1_024

const bodySchema = z.union([
  z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    language: z.string().regex(/^[a-z]{2}$/),
    input: z.string().trim().min(3).max(120),
  }),
  z.strictObject({
    country: z.string().regex(/^[A-Z]{2}$/),
    language: z.string().regex(/^[a-z]{2}$/),
    place: z.string().regex(/^[\w-]{1,300}$/),
  }),
])
type Body = z.infer<typeof bodySchema>

type Settings = Pick<Environment, 'MAPS_ORIGIN' | 'MAPS_API_KEY' | 'DEFERRED_TIMEOUT_MS'>

interface Prediction {
  place_id?: string
  structured_formatting?: {main_text?: string; secondary_text?: string}
}
interface Geocoded {
  address_components?: {long_name: string; short_name: string; types: string[]}[]
}

type Answer = {status: 200; body: object} | {status: 502; body: {title: string}}

const answerSchema = z.looseObject({status: z.string()})

/** @throws Error when the service fails or refuses */
async function call(
  settings: Settings,
  path: string,
  query: Record<string, string>,
): Promise<Record<string, unknown>> {
  const search = new URLSearchParams({...query, key: settings.MAPS_API_KEY}).toString()
  const response = await fetch(`${settings.MAPS_ORIGIN}/maps/api/${path}/json?${search}`, {
    signal: AbortSignal.timeout(settings.DEFERRED_TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const answer = answerSchema.parse(await response.json())
  if (!/^(OK|ZERO_RESULTS)$/.test(answer.status)) throw new Error(answer.status)
  return answer
}

async function suggest(settings: Settings, {country, language, input}: Body & {input: string}) {
  const {predictions} = (await call(settings, 'place/autocomplete', {
    input,
    language,
    types: 'address',
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
async function readAddress(settings: Settings, {language, place}: Body & {place: string}) {
  const {results} = (await call(settings, 'geocode', {place_id: place, language})) as {
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

async function answerTo(settings: Settings, body: Body): Promise<Answer> {
  try {
    const found = 'input' in body ? suggest(settings, body) : readAddress(settings, body)
    return {status: 200, body: await found}
  } catch (error) {
    // The reason only: what was typed stays out of logs.
    console.warn(`The maps service failed: ${error instanceof Error ? error.message : 'unknown'}`)
    return {status: 502, body: {title: 'The addresses could not be looked up'}}
  }
}

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
export function placesRoute(settings: Settings): RequestHandler {
  const answers = new KeptAnswers<Answer>({
    lifetimeOf: ({status}) => (status === 200 ? KEPT_MS : FAILED_MS),
    isHit: ({status}) => status === 200,
    maxHits: KEPT,
    maxBytes: KEPT_BYTES,
    bytesOf: ({body}) => JSON.stringify(body).length,
    maxRunning: MAX_RUNNING,
  })
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
