import {randomUUID} from 'node:crypto'
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import path from 'node:path'
import type {Span} from '@opentelemetry/api'
import type {Logger} from 'pino'
import {sites} from '../../config/sites/registry'
import {isPageRequest} from '../app/server-paths'
import {FORGET_READS} from '../../common/server-events'
import type {BreakerState} from '../app/circuit-breaker'
import {writeTraceparent} from '../../common/traceparent'
import {protect} from '../app/security-headers'
import type {Bundle} from './bundle'
import {createEdge, sharedPageHeaders} from './edge'
import {countField, countServices} from './event-figures'
import {edgeHeaders} from './cdn/edge-headers'
import {purgeEdge} from './cdn/purge-edge'
import type {Refreshes} from './cluster-refreshes'
import type {HostEnvironment} from './environment'
import {createHostInspector} from './inspector'
import {createMetrics, type HostMetrics} from './metrics'
import {createOperations} from './operations'
import {createMemoryStore} from './page-cache/memory-store'
import {addressOf} from './page-cache/page-address'
import {PageCache} from './page-cache/page-cache'
import type {PurgeRequest} from './page-cache/page-store'
import {renderPage, type RenderedAnswer} from './page-cache/render-page'
import {createPageServer} from './page-cache/serve-pages'
import {sendBadRequest, sendUnavailable} from './plain-page'
import {createProxyCache} from './proxy-cache'
import {Overloaded, RenderQueue} from './render-queue'
import {checkTarget} from './request-target'
import type {StoreConnection} from './shared-store/connect'
import {createShared} from './shared-store/create-shared'
import {drawTraces} from './telemetry/draw-trace'
import {
  declineTrace,
  endRenderSpan,
  startRenderSpan,
  startRequestSpan,
  withinSpan,
} from './telemetry/tracing'
import {openPages, warmUp} from './warm-up'
import {watchCached, watchRequest} from './watch-request'

/** Seconds after which a refused visitor may repeat the request. */
const RETRY_AFTER = 5

export interface HostOptions {
  bundle: Bundle
  environment: HostEnvironment
  logger: Logger
  /** Folder of earlier builds; `.cache/bundles` when absent. */
  earlierBuilds?: string
  /** Share of requests whose spans an SDK records, 0 to 1; absent without one. */
  traceShare?: number
  /** Purges the other processes too; this process alone when absent. @returns number of pages removed there */
  purgeOthers?: (request: PurgeRequest) => Promise<number>
  /** Processes that share refreshes of sessions while the shared store does not answer. */
  refreshes?: Refreshes
  /** Store that several hosts share; absent for a host of its own. */
  storeConnection?: StoreConnection
  /** Metrics of all processes; of this one when absent. */
  allMetrics?: () => Promise<string>
}

export interface Host {
  listener: RequestListener
  metrics: HostMetrics
  /** Waits for the shared store and renders the first pages of the sites that sell; see `warmUp`. @returns number of pages */
  warmUp: () => Promise<number>
  /** Purges this process. @returns number of pages removed */
  purge: (request: PurgeRequest) => number
  /** Makes `/readyz` answer that this process must not get requests. */
  drain: () => void
  /** Removes the listeners on the process. */
  close: () => void
}

type Handler = (req: IncomingMessage, res: ServerResponse) => void

/**
 * Adds a `Server-Timing` entry when an answer begins, after the existing entries.
 * @param entry name and elapsed time of a step, such as `page;dur=12.3`
 */
function timeAnswer(res: ServerResponse, entry: () => string): void {
  const {writeHead} = res
  res.writeHead = (...args: unknown[]) => {
    res.writeHead = writeHead
    const entries = [res.getHeader('server-timing'), entry()].filter(Boolean)
    res.setHeader('Server-Timing', entries.join(', '))
    return Reflect.apply(writeHead, res, args) as ServerResponse
  }
}

interface RenderedPage {
  /** Path and query. */
  url: string
  /** Of the request that the page is for; absent for a shared page. */
  traceparent?: string | string[]
}

/** Renders pages in a bounded queue, counts them and records their spans. */
function createPageWork(queue: RenderQueue, metrics: () => HostMetrics, traced: boolean) {
  return <T>(
    {url, traceparent}: RenderedPage,
    work: (traceparent: string | undefined) => Promise<T>,
  ): Promise<T> =>
    queue.run(async () => {
      const began = performance.now()
      const span = traced ? startRenderSpan(url, traceparent) : undefined
      const end = (outcome: 'ok' | 'failed') => {
        metrics().render(outcome, (performance.now() - began) / 1000)
        if (span) endRenderSpan(span, outcome)
      }
      try {
        const result = await work(span && writeTraceparent(span.spanContext()))
        end('ok')
        return result
      } catch (error) {
        end('failed')
        throw error
      }
    })
}

/** Resolves when an answer has ended, complete or not; at once for a visitor who left while waiting. */
const answered = (handler: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (res.destroyed) return resolve()
    res.once('close', resolve)
    handler(req, res)
  })

/** The self-hosted Managed Runtime around one bundle. */
export function createHost(options: HostOptions): Host {
  const {bundle, environment, logger, traceShare} = options
  const traced = traceShare !== undefined
  const isDrawn = traced ? drawTraces(traceShare, environment.metricsToken) : undefined
  const {externalOrigin, pageCache, render, proxies} = environment
  const earlierBuilds = options.earlierBuilds ?? path.resolve('.cache/bundles')
  const proxyCache = createProxyCache()
  const {app: edge, breakers} = createEdge({
    bundle,
    external: externalOrigin,
    earlierBuilds,
    traced,
    proxies: {
      ...proxies,
      cache: proxyCache,
      onOutcome: (proxy, outcome) => metrics.proxy(proxy, outcome),
    },
  })
  const queue = new RenderQueue(render)
  const makePage = createPageWork(queue, () => metrics, traced)
  const renderShared = (url: string): Promise<RenderedAnswer> =>
    makePage({url}, async (traceparent) => {
      const requestId = randomUUID()
      const headers = sharedPageHeaders(externalOrigin, requestId, traceparent)
      return {...(await renderPage(bundle.app, url, headers)), requestId}
    })
  const shared = options.storeConnection
    ? createShared({
        connection: options.storeConnection,
        origin: externalOrigin.origin,
        bundleId: bundle.id,
        logger,
        refreshes: options.refreshes,
        onCall: (...call) => metrics.store(...call),
        purgeProcess: (request) => purge(request),
      })
    : undefined
  const cache = new PageCache({
    store: createMemoryStore(pageCache.maxBytes),
    shared: shared?.pages,
    defaultErrorMs: pageCache.staleIfErrorMs,
    onRefreshFailure: (error) => logger.warn({err: error}, 'a page was not made anew'),
    render: renderShared,
    edgeHeaders: edgeHeaders[environment.cdn.cdn],
  })
  const services = countServices((service, outcome) => metrics.proxy(service, outcome))
  const metrics = createMetrics({
    cache: () => cache.size,
    queue: () => queue,
    breakers: new Map<string, {readonly state: BreakerState}>([
      ...breakers,
      ...services.states,
      ...(shared ? [['shared-store', shared.store] as const] : []),
    ]),
  })
  const field = countField(metrics.registry)
  const https = externalOrigin.protocol === 'https:'
  const inspector = createHostInspector(environment, logger)
  let ready = true

  const onFailure = (req: IncomingMessage, res: ServerResponse, error: unknown): void => {
    const correlationId = req.headers['x-correlation-id']
    if (error instanceof Overloaded) logger.warn({correlationId}, error.message)
    else logger.error({err: error, correlationId}, 'a page failed')
    sendUnavailable(req, res, RETRY_AFTER)
  }
  const bypass: Handler = (req, res) => {
    const asked = performance.now()
    timeAnswer(res, () => `page;dur=${(performance.now() - asked).toFixed(1)}`)
    const {url = '/', headers} = req
    makePage({url, traceparent: headers.traceparent}, (traceparent) => {
      if (traceparent !== undefined) headers.traceparent = traceparent
      return answered(edge, req, res)
    }).catch((error: unknown) => onFailure(req, res, error))
  }
  const pages = createPageServer({cache, bypass, onFailure, onState: metrics.page})
  const purge = (request: PurgeRequest): number => {
    process.emit(FORGET_READS as 'message', undefined, undefined)
    if ('all' in request) proxyCache.clear()
    return cache.purge(request)
  }
  const operate = createOperations({
    isReady: () => ready,
    metrics: options.allMetrics ?? (() => metrics.registry.metrics()),
    metricsToken: environment.metricsToken,
    purgeToken: pageCache.purgeToken,
    purge: async (request) => {
      const own = purge(request)
      const [ofHost, ofAll] = await Promise.all([
        options.purgeOthers?.(request) ?? 0,
        shared?.purge(request) ?? 0,
      ])
      await purgeEdge(environment.cdn, request)
      return own + ofHost + ofAll
    },
  })
  const serveUncached = (req: IncomingMessage, res: ServerResponse): boolean => {
    const address = addressOf(req.url ?? '/', () => null)
    if (!address) return false
    res.setHeader('X-Page-Cache', 'bypass')
    metrics.page('bypass', address.siteId)
    bypass(req, res)
    return true
  }
  const answer = (req: IncomingMessage, res: ServerResponse, span: Span | undefined): void => {
    const watch = {logger, metrics, span}
    const problem = checkTarget(req, externalOrigin)
    if (problem) {
      protect(res, https)
      watchRequest(req, res, watch)
      return sendBadRequest(res, problem)
    }
    if (inspector.owns(req.url ?? '/')) {
      protect(res, https)
      watchRequest(req, res, watch)
      return inspector.answer(req, res)
    }
    if (
      pageCache.on &&
      watchCached(req, res, {...watch, https, answerFromCache: pages.answerFromCache})
    )
      return
    protect(res, https)
    if (operate(req, res)) return
    if (traced && !span) declineTrace(req)
    watchRequest(req, res, watch)
    const answered = pageCache.on ? pages.answer(req, res) : serveUncached(req, res)
    if (answered) return
    // Pages that are never cached, such as those without a site prefix, wait in the same queue.
    if (isPageRequest(req.method, req.url ?? '/')) bypass(req, res)
    else edge(req, res)
  }
  const listener: RequestListener = (req, res) => {
    const span = isDrawn && startRequestSpan(req, isDrawn)
    withinSpan(span, () => answer(req, res, span))
  }

  return {
    listener,
    metrics,
    warmUp: async () => {
      await shared?.ready()
      return warmUp({
        commerceOrigin: environment.commerceOrigin,
        sites,
        open: openPages(pageCache.on ? cache : null, renderShared),
        timeoutMs: environment.warmUpMs,
        logger,
      })
    },
    purge,
    drain: () => {
      ready = false
    },
    close: () => {
      field()
      services.close()
      shared?.close()
    },
  }
}
