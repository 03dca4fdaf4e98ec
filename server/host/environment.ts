import {parseHostVariables, type Environment} from '../../config/environment'
import {shopUrl} from '../../config/shop-url'
import {listeningOrigin, type ConfiguredOrigin} from '../../config/configured-origin'
import type {EdgePurge} from './cdn/purge-edge'

const MEBIBYTE = 2 ** 20

/** The environment of a host, converted to the units of the code. */
export interface HostEnvironment {
  port: number
  /** Address to listen on; `localhost` for both loopbacks. */
  bindAddress: string
  /** For example `http://localhost:3000`. */
  externalOrigin: URL
  /** Origin of the commerce API. */
  commerceOrigin: ConfiguredOrigin
  /** Origin of this host on its own machine. */
  listeningOrigin: ConfiguredOrigin
  /** Number of processes. */
  workers: number
  /** Milliseconds without an answer after which a process counts as hanging; 0 means no limit. */
  workerTimeoutMs: number
  pageCache: {on: boolean; maxBytes: number; staleIfErrorMs: number; purgeToken?: string}
  /** Store that several hosts share; absent for a host of its own. */
  sharedStoreUrl?: string
  /** Content delivery network in front of the hosts. */
  cdn: EdgePurge
  render: {running: number; waiting: number; timeLimitMs: number}
  /** Time limit in milliseconds for the warm-up before the process listens. */
  warmUpMs: number
  proxies: {timeoutMs: number; deferredTimeoutMs: number}
  /** Time limits in milliseconds for a client to send a request. */
  receive: {headersMs: number; requestMs: number}
  drainMs: number
  metricsToken?: string
  /** Site inspector; off without a password. */
  inspector: {password?: string; folder: string; backend: Environment}
  /** Proxies whose `X-Forwarded-For` is believed. */
  trustedProxies: string
  logLevel: string
  /** Absent without a collector. `share`: share of traces that are recorded, 0 to 1. */
  telemetry?: {share: number}
  /** Variables that Managed Runtime sets for the bundle. */
  runtime: Readonly<Record<'DEPLOY_TARGET' | 'MOBIFY_PROPERTY_ID' | 'PWAKIT_LOG_LEVEL', string>>
}

type Sampling = Pick<
  ReturnType<typeof parseHostVariables>,
  'OTEL_TRACES_SAMPLER' | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Callers are never followed, so the samplers with and without `parentbased_` are the same here. */
function shareOfTraces({OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG}: Sampling): number {
  if (sampler.endsWith('traceidratio')) return OTEL_TRACES_SAMPLER_ARG
  return sampler.endsWith('always_on') ? 1 : 0
}

/** @throws Error with one sentence for each invalid variable, those of the bundle included */
export function readHostEnvironment(env: NodeJS.ProcessEnv): HostEnvironment {
  const data = parseHostVariables(env)
  const {DEPLOY_TARGET, MOBIFY_PROPERTY_ID, PWAKIT_LOG_LEVEL} = data
  return {
    port: data.PORT,
    bindAddress: data.BIND_ADDRESS,
    externalOrigin: shopUrl(data, 'http'),
    commerceOrigin: data.COMMERCE_API_ORIGIN,
    listeningOrigin: listeningOrigin(data.BIND_ADDRESS, data.PORT),
    workers: data.WEB_CONCURRENCY,
    workerTimeoutMs: data.WORKER_TIMEOUT_MS,
    pageCache: {
      on: data.PAGE_CACHE === 'on',
      maxBytes: data.PAGE_CACHE_MB * MEBIBYTE,
      staleIfErrorMs: data.PAGE_CACHE_STALE_IF_ERROR * 1000,
      purgeToken: data.PAGE_CACHE_PURGE_TOKEN,
    },
    sharedStoreUrl: data.SHARED_STORE_URL,
    cdn: {cdn: data.CDN, addresses: data.CDN_PURGE_URL, token: data.CDN_PURGE_TOKEN ?? ''},
    render: {
      running: data.RENDER_CONCURRENCY,
      waiting: data.RENDER_QUEUE,
      timeLimitMs: data.RENDER_TIMEOUT_MS,
    },
    warmUpMs: data.WARM_UP_MS,
    proxies: {timeoutMs: data.PROXY_TIMEOUT_MS, deferredTimeoutMs: data.DEFERRED_TIMEOUT_MS},
    receive: {
      headersMs: data.HEADERS_TIMEOUT_MS,
      requestMs: Math.max(data.HEADERS_TIMEOUT_MS, data.REQUEST_TIMEOUT_MS),
    },
    drainMs: data.DRAIN_SECONDS * 1000,
    metricsToken: data.METRICS_TOKEN,
    inspector: {password: data.INSPECTOR_PASSWORD, folder: data.INSPECTOR_DATA, backend: data},
    trustedProxies: data.TRUSTED_PROXIES ?? '',
    logLevel: data.LOG_LEVEL,
    telemetry: data.OTEL_EXPORTER_OTLP_ENDPOINT && {share: shareOfTraces(data)},
    runtime: {DEPLOY_TARGET, MOBIFY_PROPERTY_ID, PWAKIT_LOG_LEVEL},
  }
}
