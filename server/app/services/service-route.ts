import type {RequestHandler, Response} from 'express'
import {SERVICE_CALL} from '../../../common/server-events'
import {isApiFault} from '../../../common/fault'
import {callBackend} from '../call-backend'
import {CircuitBreaker} from '../circuit-breaker'
import {isForeign} from '../foreign-request'
import {readText, type RouteContext, type Route} from '../route'
import {servicesOf} from './services'
import {findCall, forSite, isRefusal, toOutgoing, type Outgoing, type Service} from './service-call'

/** Maximum size of a call's body in bytes: a review of 5,000 characters, each percent-encoded as three bytes. */
const MAX_BODY = 65_536
/** Maximum length of the query in characters. */
const MAX_QUERY = 4_096
/** Maximum size of an answer in bytes after decompression. */
const MAX_ANSWER = 2 ** 20

/** Outcome of a call; a `refused` call was not made because the service is paused. */
export interface ServiceCallEnd {
  service: string
  outcome: 'ok' | 'failed' | 'refused'
  /** True while calls are not forwarded because the service failed. */
  rests: boolean
}

interface Answer {
  status: number
  /** True when the failure is the service's. */
  failed: boolean
  /** `Cache-Control` of the service's answer. */
  cacheControl: string | null
  /** JSON text. */
  body: string
}

interface ServiceRouteOptions {
  service: Service
  /** Time limit in milliseconds for a whole answer. */
  timeoutMs: number
  /** Origin under which browsers reach the shop. */
  shopOrigin: string
  clientOf: RouteContext['clientOf']
}

const problem = (title: string): string => JSON.stringify({title})
const failure = (status: number, title: string, failed = true): Answer => ({
  status,
  failed,
  cacheControl: null,
  body: problem(title),
})

/** Only JSON is forwarded; errors in another format keep only their status. */
async function readAnswer(response: globalThis.Response): Promise<Answer> {
  const {status, headers} = response
  const cacheControl = headers.get('cache-control')
  const isJson = /^application\/([\w.-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
  const text = await response.text()
  if (status >= 300 && status < 400) return failure(502, 'The service redirects')
  if (isJson || text === '') {
    return {status, failed: status >= 500, cacheControl, body: text || '{}'}
  }
  if (status >= 400) return failure(status, 'The service gave no JSON', status >= 500)
  return failure(502, 'The service gave no JSON')
}

async function call(
  {origin}: Service,
  {path, ...init}: Outgoing,
  timeoutMs: number,
): Promise<Answer> {
  try {
    const limits = {timeoutMs, maxBytes: MAX_ANSWER, thirdParty: true} as const
    return await readAnswer(await callBackend(origin, path, {...init, ...limits}))
  } catch (error) {
    const type = isApiFault(error) ? error.type : ''
    if (type === 'timeout') return failure(504, 'The service did not answer in time')
    // A caller that requests too large an answer must not pause the service for other callers.
    if (type === 'answer-too-long') return failure(502, (error as Error).message, false)
    return failure(502, 'The service cannot be reached')
  }
}

/** Sends JSON with headers that prevent it from running as a document, even if a browser misreads its type. */
function send(res: Response, status: number, body: string): void {
  res.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  })
  res.status(status).send(body)
}

/**
 * Forwards browser calls to a third-party service: allowed calls only, JSON only, without
 * cookies and tokens in either direction. A failing service is paused (503 with `Retry-After`); a
 * slow one is a 504. Status and JSON of every other answer come from the service.
 */
function serviceRoute({
  service,
  timeoutMs,
  shopOrigin,
  clientOf,
}: ServiceRouteOptions): RequestHandler {
  const breaker = new CircuitBreaker()
  const tell = (outcome: ServiceCallEnd['outcome']): void => {
    const end: ServiceCallEnd = {
      service: service.name,
      outcome,
      rests: breaker.state !== 'closed',
    }
    process.emit(SERVICE_CALL as 'message', end, undefined)
  }
  const pass = async (outgoing: Outgoing): Promise<Answer> => {
    const answer = await call(service, outgoing, timeoutMs)
    if (answer.failed) breaker.failed()
    else breaker.succeeded()
    tell(answer.failed ? 'failed' : 'ok')
    return answer
  }

  return async (req, res) => {
    res.set('Cache-Control', 'no-store')
    if (isForeign(req)) return send(res, 403, problem('Only pages of the shop may call this'))
    const [, search = ''] = /\?(.*)$/.exec(req.url) ?? []
    if (search.length > MAX_QUERY) return send(res, 414, problem('The query is too long'))
    const path = `/${req.params[0] ?? ''}`
    const found = findCall(service, req.method, path)
    if (isRefusal(found)) {
      if (found.allow) res.set('Allow', found.allow)
      return send(res, found.status, problem(found.title))
    }
    const body = found.method === 'POST' ? await readText(req) : ''
    if (body === null) res.set('Connection', 'close')
    const contentType = req.headers['content-type']
    const client = clientOf(req).replace(/\/\d+$/, '')
    const present = await forSite(service, search)
    const incoming = {path, search: present.search, contentType, body, client, headers: req.headers}
    const outgoing = toOutgoing(present.service, found, incoming, shopOrigin)
    if (isRefusal(outgoing)) return send(res, outgoing.status, problem(outgoing.title))
    if (!breaker.admits()) {
      tell('refused')
      res.set('Retry-After', String(breaker.retryAfter))
      return send(res, 503, problem('The service rests after failures'))
    }
    const answer = await pass(outgoing)
    const isCacheable = answer.status === 200 && found.method === 'GET' && !service.personal
    if (isCacheable && answer.cacheControl) {
      res.set('Cache-Control', answer.cacheControl)
    }
    send(res, answer.status, answer.body)
  }
}

type ServiceContext = Pick<RouteContext, 'env' | 'shop' | 'clientOf' | 'sitesAtRunTime'>

/** `/services/{name}/…` for every service. */
export const serviceRoutes = ({env, shop, clientOf, sitesAtRunTime}: ServiceContext): Route[] =>
  servicesOf(env, sitesAtRunTime).map((service) => ({
    method: 'all',
    path: `/services/${service.name}/*`,
    rate: {perSecond: 10, burst: 300},
    maxBody: MAX_BODY,
    handler: serviceRoute({
      service,
      timeoutMs: env.DEFERRED_TIMEOUT_MS,
      shopOrigin: shop.origin,
      clientOf,
    }),
  }))
