import type {IncomingHttpHeaders} from 'node:http'
import {parseJsonObject} from '../../../common/parse-json'
import type {ConfiguredOrigin} from '../../../config/configured-origin'

/** One kind of call that browsers may make to a service through a route of the shop. */
export interface ServiceCall {
  method: 'GET' | 'POST'
  /** Path below the route and at the service, such as `/data/reviews.json`. */
  path: RegExp
  /** Form of the body of a POST. */
  body?: 'form' | 'json'
  /** Names of query parameters, or of form fields, that are passed on. */
  fields?: ReadonlySet<string>
  /** True when the service requires servers to send the client's address as `X-Forwarded-For`. */
  needsClientAddress?: true
  /** Names of further headers of the request that are passed on, lower case. */
  headers?: readonly string[]
}

/** A third-party service, and the calls that are allowed. */
export interface Service {
  /** Name in metrics, and in the path of the route. */
  name: string
  origin: ConfiguredOrigin
  calls: readonly ServiceCall[]
  /** True when its answers are for one visitor: no cache may keep them. */
  personal?: true
  /** Headers of every call: secret keys of the server. */
  headers?: Readonly<Record<string, string>>
  /** Query parameters or form fields of every call: secret keys of the server. */
  parameters?: Readonly<Record<string, string>>
  /**
   * Parameters of the site that a call names in its query parameter `site`, over the others: a site may have a key of
   * its own. The service does not receive the name.
   */
  parametersOfSite?: (siteId: string) => Promise<Readonly<Record<string, string>>>
}

/** The request that is sent to the service. */
export interface Outgoing {
  method: 'GET' | 'POST'
  /** Path and query. */
  path: string
  headers: Record<string, string>
  body?: string
}

/** A refusal of a call that is not forwarded. */
export interface Refusal {
  status: 400 | 404 | 405 | 413 | 415
  title: string
  /** Methods that the path allows; present with status 405. */
  allow?: string
}

export const isRefusal = (result: object): result is Refusal => 'status' in result

const MEDIA_TYPES = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const

const refuse = (status: Refusal['status'], title: string): Refusal => ({status, title})

/**
 * The service with the parameters of the site that a call names, and the query without that name.
 * @param search query without `?`
 */
export async function forSite(
  service: Service,
  search: string,
): Promise<{service: Service; search: string}> {
  const query = new URLSearchParams(search)
  const siteId = query.get('site')
  if (!service.parametersOfSite || siteId === null) return {service, search}
  query.delete('site')
  const parameters = {...service.parameters, ...(await service.parametersOfSite(siteId))}
  return {service: {...service, parameters}, search: query.toString()}
}

/** The allowed call that method and path match. */
export function findCall({calls}: Service, method: string, path: string): ServiceCall | Refusal {
  const known = calls.filter((call) => call.path.test(path))
  if (known.length === 0) return refuse(404, 'There is no such call')
  const call = known.find((one) => one.method === method)
  const allow = known.map((one) => one.method).join(', ')
  return call ?? {...refuse(405, 'The path does not take this method'), allow}
}

/** Parameters of the caller and of the server; null when the caller sent a parameter that is not allowed. */
function merge(
  {parameters = {}}: Service,
  {fields}: ServiceCall,
  given: URLSearchParams,
): string | null {
  for (const name of given.keys()) if (!fields?.has(name)) return null
  for (const [name, value] of Object.entries(parameters)) given.set(name, value)
  return given.toString()
}

interface Incoming {
  path: string
  /** Query without `?`. */
  search: string
  contentType: string | undefined
  /** Body of a POST; null when it is too long. */
  body: string | null
  /** Address of the client; for an IPv6 client only its network. */
  client: string
  /** Headers of the request. */
  headers: IncomingHttpHeaders
}

function outgoingBody(service: Service, call: ServiceCall, {contentType, body}: Incoming) {
  const kind = call.body ?? 'json'
  const mediaType = contentType?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== MEDIA_TYPES[kind]) return refuse(415, `Send ${MEDIA_TYPES[kind]}`)
  if (body === null) return refuse(413, 'The body is too long')
  if (kind === 'json') return parseJsonObject(body) ? {body} : refuse(400, 'Send a JSON object')
  const merged = merge(service, call, new URLSearchParams(body))
  return merged === null ? refuse(400, 'The body has an unknown field') : {body: merged}
}

/** The headers of the request, and the client's address, that a call needs. */
function passedHeaders(
  {needsClientAddress, headers: names = []}: ServiceCall,
  {client, headers}: Incoming,
): Record<string, string> {
  const given = names.flatMap((name) => {
    const value = headers[name]
    return typeof value === 'string' ? [[name, value] as const] : []
  })
  return {
    ...Object.fromEntries(given),
    ...(needsClientAddress && {'X-Forwarded-For': client}),
  }
}

/**
 * The request to the service: path, parameters and body of the browser's call, and the client's address and
 * the headers that the call needs. Cookies, `Authorization` and every other header are not forwarded; the service receives the
 * origin of the shop.
 * @param shopOrigin origin under which browsers reach the shop
 */
export function toOutgoing(
  service: Service,
  call: ServiceCall,
  incoming: Incoming,
  shopOrigin: string,
): Outgoing | Refusal {
  const {method} = call
  const headers = {
    Accept: 'application/json',
    Referer: `${shopOrigin}/`,
    ...passedHeaders(call, incoming),
    ...service.headers,
  }
  const {path} = incoming
  if (method === 'GET') {
    const query = merge(service, call, new URLSearchParams(incoming.search))
    if (query === null) return refuse(400, 'The query has an unknown parameter')
    return {method, path: query ? `${path}?${query}` : path, headers}
  }
  if (incoming.search !== '') return refuse(400, 'The call takes no query')
  const result = outgoingBody(service, call, incoming)
  if (isRefusal(result)) return result
  const contentType = MEDIA_TYPES[call.body ?? 'json']
  return {method, path, headers: {...headers, 'Content-Type': contentType}, body: result.body}
}
