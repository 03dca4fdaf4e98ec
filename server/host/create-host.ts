import type {RequestListener} from 'node:http'
import path from 'node:path'
import type {Logger} from 'pino'
import {sites} from '../../config/sites/registry'
import {FORGET_READS} from '../../common/server-events'
import type {BreakerState} from '../app/circuit-breaker'
import {answerRequests} from './answer-requests'
import type {Bundle} from './bundle'
import {createEdge} from './edge'
import {countField, countServices} from './event-figures'
import {edgeHeaders} from './cdn/edge-headers'
import {purgeEdge} from './cdn/purge-edge'
import type {Refreshes} from './cluster-refreshes'
import type {HostEnvironment} from './environment'
import {createHostInspector} from './inspector'
import {createMetrics, type HostMetrics} from './metrics'
import {createOperations} from './operations'
import {createMemoryStore} from './page-cache/memory-store'
import {PageCache} from './page-cache/page-cache'
import type {PurgeRequest} from './page-cache/page-store'
import {createPageServer} from './page-cache/serve-pages'
import {createProxyCache} from './proxy-cache'
import {RenderQueue} from './render-queue'
import {createRendering} from './render-requests'
import type {StoreConnection} from './shared-store/connect'
import {createShared} from './shared-store/create-shared'
import {openPages, warmUp} from './warm-up'

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

/** The self-hosted Managed Runtime around one bundle. */
export function createHost(options: HostOptions): Host {
  const {bundle, environment, logger, traceShare} = options
  const traced = traceShare !== undefined
  const {externalOrigin, pageCache, render, proxies} = environment
  const earlierBuilds = options.earlierBuilds ?? path.resolve('.cache/bundles')
  const proxyCache = createProxyCache({shared: () => shared?.answers})
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
  const {renderShared, bypass, onFailure} = createRendering({
    bundle,
    edge,
    externalOrigin,
    queue,
    metrics: () => metrics,
    logger,
    traced,
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
  const inspector = createHostInspector(environment, logger)
  let ready = true

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
  const listener = answerRequests({
    environment,
    logger,
    metrics,
    traceShare,
    inspector,
    operate,
    pages,
    bypass,
    edge,
  })

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
