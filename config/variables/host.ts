import os from 'node:os'
import {z} from 'zod'
import {address} from '../configured-origin'
import {code, define, number, oneOf, secret, share, text, token, whole} from './define'

const TRACE_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

/** Variables of self-hosting only: `server/host/`. */
export const hostOnlyVariables = {
  BIND_ADDRESS: define(
    text(/^[\w.:-]+$/, 'must be an address, such as 0.0.0.0').default('localhost'),
    code('localhost'),
    'address it listens on: both loopbacks, unless set; `0.0.0.0` in a container, or `::` for IPv6 too',
  ),
  WEB_CONCURRENCY: define(
    whole(1, 128).default(os.availableParallelism()),
    'one per core',
    'processes that answer; a crashed one is replaced',
  ),
  WORKER_TIMEOUT_MS: number(
    30_000,
    0,
    3_600_000,
    'silence after which a process is ended and replaced; `0`: never',
  ),
  PAGE_CACHE: define(oneOf(['on', 'off']).default('on'), code('on'), '`off` renders every page'),
  PAGE_CACHE_MB: number(128, 1, 65_536, 'bound of the pages that one process keeps, MiB'),
  PAGE_CACHE_STALE_IF_ERROR: number(
    86_400,
    0,
    Number.MAX_SAFE_INTEGER,
    'seconds an old page stands in for one that fails',
  ),
  PAGE_CACHE_PURGE_TOKEN: secret(token, '', 'allows the purge call; at least 16 characters'),
  SHARED_STORE_URL: secret(
    z.url({protocol: /^rediss?$/, error: 'must begin with redis:// or rediss://'}).optional(),
    '',
    'Valkey or Redis that several hosts share, such as `redis://user:password@host:6379/0`; `rediss:` for TLS',
  ),
  CDN: define(
    oneOf(['none', 'varnish', 'fastly', 'cloudflare']).default('none'),
    code('none'),
    'content delivery network in front, which gets [headers of its own](cdn.md)',
  ),
  CDN_PURGE_URL: define(
    z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .pipe(z.array(address)),
    '',
    'address of its purge call; several, separated by commas, for several servers',
  ),
  CDN_PURGE_TOKEN: secret(token, '', 'its token for that call; at least 16 characters'),
  METRICS_TOKEN: secret(token, '', 'allows `/metrics`; at least 16 characters'),
  INSPECTOR_PASSWORD: secret(
    token,
    '',
    'opens the [site inspector](inspector.md) at `/inspector/`; at least 16 characters, off without it',
  ),
  RENDER_CONCURRENCY: number(24, 1, 1000, 'pages rendered at a time in one process'),
  RENDER_QUEUE: number(200, 0, 10_000, 'requests of one process that wait for it; beyond it 503'),
  RENDER_TIMEOUT_MS: number(20_000, 100, 120_000, 'limit of one page'),
  WARM_UP_MS: number(
    10_000,
    0,
    120_000,
    'limit of the warm-up of a process before it listens; `0`: none',
  ),
  PROXY_TIMEOUT_MS: number(
    30_000,
    100,
    120_000,
    'time in which a backend has to begin and go on answering through a proxy',
  ),
  HEADERS_TIMEOUT_MS: number(
    10_000,
    100,
    120_000,
    'time of a client for the headers of a request; beyond it 408',
  ),
  REQUEST_TIMEOUT_MS: number(
    30_000,
    100,
    600_000,
    'time of a client for a whole request; beyond it 408',
  ),
  DRAIN_SECONDS: number(0, 0, 300, 'how long `/readyz` says 503 before a stop begins'),
  LOG_LEVEL: define(
    oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    code('info'),
    'lines of JSON without personal data; `npm start` sets `warn`',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: define(
    address.optional(),
    '',
    'collector of traces, metrics and logs, such as `http://localhost:4318`; [telemetry](operations.md#telemetry) is off without it',
  ),
  OTEL_TRACES_SAMPLER: define(
    oneOf(TRACE_SAMPLERS).default('parentbased_always_on'),
    code('parentbased_always_on'),
    'which traces are recorded: `always_on`, `always_off`, `traceidratio`, or one of them after `parentbased_`',
  ),
  OTEL_TRACES_SAMPLER_ARG: define(
    share.default(1),
    code(1),
    'share of traces, 0 to 1, that `traceidratio` records',
  ),
}
