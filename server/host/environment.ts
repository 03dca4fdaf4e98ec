import os from 'node:os'
import {z} from 'zod'

const MEBIBYTE = 2 ** 20
const onOff = (normally: 'on' | 'off') => z.enum(['on', 'off']).default(normally)
const token = z.string().min(16, 'must have at least 16 characters').optional()

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Address to listen on: `localhost` for both loopbacks, `0.0.0.0` or `::` for every one. */
  BIND_ADDRESS: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address, such as 0.0.0.0')
    .default('localhost'),
  /** Host and port under which browsers reach the shop; the address bar, without protocol. */
  EXTERNAL_DOMAIN_NAME: z.string().min(1).optional(),
  /** Protocol under which browsers reach the shop. */
  EXTERNAL_PROTOCOL: z.enum(['http', 'https']).default('http'),
  /** Processes that answer requests; one per core when absent. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(128).default(os.availableParallelism()),
  /** Milliseconds without a sign of life after which a process is ended and replaced; 0: never. */
  WORKER_TIMEOUT_MS: z.coerce.number().int().min(0).max(3_600_000).default(30_000),
  /** `off` makes every page anew. */
  PAGE_CACHE: onOff('on'),
  /** Bound of the pages that one process keeps, MiB. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(65536).default(128),
  /** Seconds a page stands in for one that cannot be made, when its answer does not say. */
  PAGE_CACHE_STALE_IF_ERROR: z.coerce.number().int().min(0).default(86_400),
  /** Bearer token of the purge call; without it there is none. */
  PAGE_CACHE_PURGE_TOKEN: token,
  /** Bearer token of `/metrics`; without it there are no figures. */
  METRICS_TOKEN: token,
  /** Renderings at a time, and requests that may wait for one, in one process. */
  RENDER_CONCURRENCY: z.coerce.number().int().min(1).max(1000).default(24),
  RENDER_QUEUE: z.coerce.number().int().min(0).max(10_000).default(200),
  /** Milliseconds for one rendering. */
  RENDER_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(20_000),
  /** Milliseconds in which a backend has to begin and go on answering through a proxy. */
  PROXY_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(30_000),
  /** The same for services that a page can do without: reviews, recommendations, social feed. */
  DEFERRED_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(5_000),
  /** Milliseconds in which a client has to send the headers of a request, and all of it. */
  HEADERS_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  REQUEST_TIMEOUT_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  /** Seconds for which `/readyz` says 503 before a stop, so that no more requests are sent here. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

export interface HostEnvironment {
  port: number
  /** Address to listen on; `localhost` for both loopbacks. */
  bindAddress: string
  /** For example `http://localhost:3000`. */
  externalOrigin: URL
  /** Number of processes. */
  workers: number
  /** Longest silence of a process; 0: any. */
  workerTimeoutMs: number
  pageCache: {on: boolean; maxBytes: number; staleIfErrorMs: number; purgeToken?: string}
  render: {running: number; waiting: number; timeLimitMs: number}
  proxies: {timeoutMs: number; deferredTimeoutMs: number}
  /** What a client has to send a request, milliseconds. */
  receive: {headersMs: number; requestMs: number}
  drainMs: number
  metricsToken?: string
  logLevel: string
}

/** @throws Error whose message names the wrong variable */
export function readHostEnvironment(env: NodeJS.ProcessEnv): HostEnvironment {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`The environment is not valid:\n${lines.join('\n')}`)
  }
  const data = result.data
  return {
    port: data.PORT,
    bindAddress: data.BIND_ADDRESS,
    externalOrigin: new URL(
      `${data.EXTERNAL_PROTOCOL}://${data.EXTERNAL_DOMAIN_NAME ?? `localhost:${data.PORT}`}`,
    ),
    workers: data.WEB_CONCURRENCY,
    workerTimeoutMs: data.WORKER_TIMEOUT_MS,
    pageCache: {
      on: data.PAGE_CACHE === 'on',
      maxBytes: data.PAGE_CACHE_MB * MEBIBYTE,
      staleIfErrorMs: data.PAGE_CACHE_STALE_IF_ERROR * 1000,
      purgeToken: data.PAGE_CACHE_PURGE_TOKEN,
    },
    render: {
      running: data.RENDER_CONCURRENCY,
      waiting: data.RENDER_QUEUE,
      timeLimitMs: data.RENDER_TIMEOUT_MS,
    },
    proxies: {timeoutMs: data.PROXY_TIMEOUT_MS, deferredTimeoutMs: data.DEFERRED_TIMEOUT_MS},
    receive: {
      headersMs: data.HEADERS_TIMEOUT_MS,
      requestMs: Math.max(data.HEADERS_TIMEOUT_MS, data.REQUEST_TIMEOUT_MS),
    },
    drainMs: data.DRAIN_SECONDS * 1000,
    metricsToken: data.METRICS_TOKEN,
    logLevel: data.LOG_LEVEL,
  }
}
