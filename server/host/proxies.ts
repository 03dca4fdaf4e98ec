import http from 'node:http'
import https from 'node:https'
import type {Span} from '@opentelemetry/api'
import type {Express, RequestHandler} from 'express'
import {createProxyMiddleware} from 'http-proxy-middleware'
import {endBackendSpan, startBackendSpan} from '../app/backend-span'
import {CircuitBreaker} from '../app/circuit-breaker'
import {isForeignWrite} from '../app/foreign-request'
import {writeTraceparent} from '../../common/traceparent'
import type {ProxyCache} from './proxy-cache'
import {
  isAllowedPath,
  limitAnswer,
  limitRequest,
  READ_METHODS,
  ruleOf,
  type ProxyRule,
} from './proxy-rules'
import {
  ALLOWED_CACHING_PROXY_REQUEST_METHODS,
  applyProxyRequestHeaders,
  readProxyConfigs,
  rewriteProxyResponseHeaders,
  type HeaderRules,
  type Headers,
  type ProxyConfig,
} from './pwa-kit-proxying'
import {continueTrace} from './request-ids'
import {knownMethod} from './telemetry/tracing'

/** Idle timeout in milliseconds; shorter than that of servers, so that no connection just closed by one is used. */
const IDLE_MS = 4_000
/** Milliseconds by which timers may fire early. */
const TIMER_SLACK_MS = 20
/** Connections to backends stay open between requests. */
const KEEP_ALIVE = {keepAlive: true, maxSockets: 256, scheduling: 'lifo', timeout: IDLE_MS} as const
const agents: Readonly<Record<string, http.Agent>> = {
  http: new http.Agent(KEEP_ALIVE),
  https: new https.Agent(KEEP_ALIVE),
}

/** Outcome of a call through a proxy; a `refused` call was not made because the service is paused. */
export type ProxyOutcome = 'ok' | 'failed' | 'refused'

export interface ProxyOptions {
  external: URL
  /** Time limit in milliseconds for the start of a backend's answer and for pauses within it. */
  timeoutMs: number
  /** The same limit for optional services of a page. */
  deferredTimeoutMs: number
  onOutcome: (proxy: string, outcome: ProxyOutcome) => void
  cache: ProxyCache
  /** True when `traceparent` of a request is a span of the host. */
  traced: boolean
}

type Ended = (outcome: 'ok' | 'failed') => void

/** Headers that belong to one connection and are not forwarded (RFC 9110 7.6.1). The host itself answers `Expect`. */
const OF_ONE_CONNECTION = ['keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect']

function leaveConnection(headers: Headers): void {
  const named = String(headers.connection ?? '')
    .toLowerCase()
    .split(',')
  for (const name of [...OF_ONE_CONNECTION, ...named.map((one) => one.trim())]) delete headers[name]
}

/** Appends the address of the client, by which the shop's backends limit attempts (rule ORDER-8). */
function forwardClient(call: http.ClientRequest, {headers, socket}: http.IncomingMessage): void {
  const known = [headers['x-forwarded-for'] ?? []].flat()
  const list = [...known, socket.remoteAddress].filter(Boolean).join(', ')
  if (list) call.setHeader('X-Forwarded-For', list)
}

interface ProxiedRequest extends http.IncomingMessage {
  began: number
  /** Span of the call; absent when requests are not traced. */
  span?: Span
}

function sendProblem(res: http.ServerResponse, status: number, title: string): void {
  res.writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'})
  res.end(JSON.stringify({title}))
}

/** A backend that is unreachable or breaks off is a 502, one that answers too late a 504. */
function answerFailure(res: http.ServerResponse, late: boolean): void {
  if (res.headersSent) res.destroy()
  else if (late) sendProblem(res, 504, 'The backend did not answer')
  else sendProblem(res, 502, 'The backend is not there')
}

function createForwarder(
  {host, protocol}: ProxyConfig,
  rules: HeaderRules,
  limits: ProxyRule,
  {external, timeoutMs}: ProxyOptions,
  ended: Ended,
): RequestHandler {
  const {proxyPath} = rules
  return createProxyMiddleware({
    target: `${protocol}://${host}`,
    changeOrigin: true,
    cookieDomainRewrite: {[host]: external.host},
    cookiePathRewrite: false,
    followRedirects: false,
    logLevel: 'silent',
    agent: agents[protocol],
    proxyTimeout: timeoutMs,
    pathRewrite: (asked) => asked.replace(proxyPath, '/'),
    onError: (_error, req, res) => {
      ended('failed')
      const {began, span} = req as unknown as ProxiedRequest
      const late = performance.now() - began >= timeoutMs - TIMER_SLACK_MS
      if (span) endBackendSpan(span, late ? 'timeout' : 'unreachable')
      answerFailure(res as http.ServerResponse, late)
    },
    onProxyReq: (proxyRequest, incomingRequest) => {
      applyProxyRequestHeaders({...rules, proxyRequest, incomingRequest, logging: false})
      limitRequest(limits, proxyRequest, external.origin)
      if (!limits.thirdParty) forwardClient(proxyRequest, incomingRequest)
    },
    onProxyRes: (answer, req, res) => {
      // When an answer breaks off, the browser must not wait for the rest.
      answer.once('close', () => {
        if (!answer.complete) res.destroy()
      })
      ended((answer.statusCode ?? 500) >= 500 ? 'failed' : 'ok')
      leaveConnection(answer.headers)
      const {began, span} = req as unknown as ProxiedRequest
      if (span) endBackendSpan(span, answer.statusCode ?? 500)
      answer.headers = rewriteProxyResponseHeaders({
        ...rules,
        appHostname: external.host,
        appProtocol: external.protocol.replace(':', ''),
        statusCode: answer.statusCode,
        headers: answer.headers,
        headerFormat: 'http',
        logging: false,
      })
      limitAnswer(limits, answer)
      const own = `upstream;dur=${(performance.now() - began).toFixed(1)}`
      const theirs = answer.headers['server-timing']
      answer.headers['server-timing'] = theirs ? `${String(theirs)}, ${own}` : own
      // The proxy library would repeat the browser's header; only the host knows whether it is stopping.
      answer.headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close'
    },
  })
}

const startSpanOfCall = (req: http.IncomingMessage, backend: string, path: string): Span =>
  startBackendSpan({
    backend,
    method: knownMethod(req.method),
    path,
    traceparent: req.headers.traceparent,
  })

function createProxy(
  config: ProxyConfig,
  proxyPath: string,
  caching: boolean,
  options: ProxyOptions,
  breaker: CircuitBreaker | null,
): RequestHandler {
  const limits = ruleOf(config.path)
  const rules: HeaderRules = {
    caching,
    proxyPath,
    targetHost: config.host,
    targetProtocol: config.protocol,
  }
  const forward = createForwarder(config, rules, limits, options, (outcome) => {
    if (outcome === 'ok') breaker?.succeeded()
    else breaker?.failed()
    options.onOutcome(config.path, outcome)
  })
  const cachingMethods = caching ? ALLOWED_CACHING_PROXY_REQUEST_METHODS : null
  const methods = limits.readOnly ? READ_METHODS : cachingMethods
  return (req, res, next) => {
    // Express matches a path case-insensitively; the call is determined by the rest of the path.
    const {originalUrl} = req
    const path = originalUrl.startsWith(proxyPath) ? originalUrl.slice(proxyPath.length - 1) : ''
    if (!isAllowedPath(limits, path)) return refuseUnknown(req, res, next)
    if (isForeignWrite(req, options.external.origin)) {
      return sendProblem(res, 403, 'Only pages of the shop may write')
    }
    if (methods && !methods.includes(req.method)) {
      res
        .status(405)
        .set('Allow', methods.join(', '))
        .type('text/plain')
        .send('The proxy only reads.')
      return
    }
    if (breaker && !breaker.admits()) {
      options.onOutcome(config.path, 'refused')
      res.setHeader('Retry-After', String(breaker.retryAfter))
      sendProblem(res, 503, 'The service rests after failures')
      return
    }
    const span = options.traced ? startSpanOfCall(req, config.path, path) : undefined
    req.headers.traceparent = span
      ? writeTraceparent(span.spanContext())
      : continueTrace(req.headers.traceparent)
    leaveConnection(req.headers)
    req.headers.connection = 'keep-alive'
    Object.assign(req, {began: performance.now(), span})
    void forward(req, res, next)
  }
}

/** A call outside the protocol gets the same answer as an unknown proxy. */
const refuseUnknown: RequestHandler = (_req, res) => {
  res.status(404).type('text/plain').set('Cache-Control', 'no-store').send('No such proxy.')
}

/**
 * `/mobify/proxy/{name}/*` and `/mobify/caching/{name}/*`; any other proxy path is a 404. Only calls
 * of the protocols pass, by the table of `config/proxies.js`. Third parties have the caching path only;
 * deferred backends have less time, and are paused after failures.
 * @returns the state of each service that can be paused
 */
export function addProxies(
  app: Express,
  options: ProxyOptions,
): ReadonlyMap<string, CircuitBreaker> {
  app.use('/mobify/caching', options.cache.handler)
  const breakers = new Map<string, CircuitBreaker>()
  for (const config of readProxyConfigs()) {
    const {deferred, thirdParty} = ruleOf(config.path)
    const breaker = deferred ? new CircuitBreaker() : null
    if (breaker) breakers.set(config.path, breaker)
    const timeoutMs = deferred ? options.deferredTimeoutMs : options.timeoutMs
    for (const caching of thirdParty ? [true] : [false, true]) {
      const proxyPath = `/mobify/${caching ? 'caching' : 'proxy'}/${config.path}/`
      app.use(proxyPath, createProxy(config, proxyPath, caching, {...options, timeoutMs}, breaker))
    }
  }
  app.use(['/mobify/proxy', '/mobify/caching'], refuseUnknown)
  return breakers
}
