import os from 'node:os'
import {z} from 'zod'
import {ORIGIN_RULE, originOf} from './proxies'
import {KNOWN_PUSH_SERVICES, parsePushServices, PUSH_SERVICES_RULE} from './push-services'

/** One environment variable. Its rule completes the sentence "PORT is …, but must be …". */
export interface Variable<Schema extends z.ZodType = z.ZodType> {
  readonly schema: Schema
  /** Meaning for the documentation; the tables of README and guides repeat it. */
  readonly meaning: string
  /** Default value in the documentation; empty when there is none. */
  readonly shown: string
  /** Leaves the value out of error messages. */
  readonly secret?: boolean
}

const define = <Schema extends z.ZodType>(
  schema: Schema,
  shown: string,
  meaning: string,
): Variable<Schema> => ({schema, shown, meaning})

const secret = <Schema extends z.ZodType>(
  schema: Schema,
  shown: string,
  meaning: string,
): Variable<Schema> => ({schema, shown, meaning, secret: true})

const code = (value: number | string): string => `\`${value}\``

function whole(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({error}).int({error}).min(least, {error}).max(most, {error})
}
const number = (normally: number, least: number, most: number, meaning: string) =>
  define(whole(least, most).default(normally), code(normally), meaning)

const text = (pattern: RegExp, rule: string) => z.string().regex(pattern, {error: rule})
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, {error: `must be one of ${values.join(', ')}`})
const filled = z.string().min(1, {error: 'must not be empty'})
const shareRule = 'must be a number from 0 to 1'
const share = z.coerce
  .number({error: shareRule})
  .min(0, {error: shareRule})
  .max(1, {error: shareRule})
const token = z.string().min(16, {error: 'must have at least 16 characters'}).optional()
const uuid = z.uuid({version: undefined, error: 'must be a UUID'})

const origin = z
  .string()
  .refine((value) => originOf(value) !== null, {error: ORIGIN_RULE})
  .transform((value) => originOf(value) ?? value)
  .brand<'ConfiguredOrigin'>()
/** Origin that the configuration names. Servers call no other ones (`common/outgoing.ts`). */
export type ConfiguredOrigin = z.output<typeof origin>
/** Address that the configuration names. */
export interface ConfiguredAddress {
  readonly origin: ConfiguredOrigin
  /** Path and query. */
  readonly path: string
}
const address = z
  .url({protocol: /^https?$/, error: 'must be an address that begins with http'})
  .transform((value): ConfiguredAddress => {
    const {pathname, search} = new URL(value)
    return {origin: origin.parse(value), path: pathname + search}
  })
/** The origin of this host on its own machine. @param bindAddress address that it listens on */
export function listeningOrigin(bindAddress: string, port: number): ConfiguredOrigin {
  const host = ['0.0.0.0', '::'].includes(bindAddress) ? 'localhost' : bindAddress
  return origin.parse(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}
/** Variable with the origin of a backend; the sandbox by default. */
const backend = (meaning: string) => define(origin, 'the sandbox', meaning)

/** Variables of the backends: their origins, credentials and time limits. */
export const backendVariables = {
  COMMERCE_ORGANIZATION_ID: define(
    text(/^f_ecom_[a-z0-9]{4}_[a-z0-9]{3}$/, 'must look like f_ecom_abcd_001').default(
      'f_ecom_bhlt_001',
    ),
    code('f_ecom_bhlt_001'),
    'organization of the instance',
  ),
  COMMERCE_CLIENT_ID: define(
    uuid.default('b4e0c2a1-1111-4222-8333-0123456789ab'),
    "the sandbox's",
    'SLAS client, also sent to OCAPI; a UUID',
  ),
  COMMERCE_SHORT_CODE: define(
    text(/^[a-z0-9]{4,12}$/, 'must be 4 to 12 lower-case letters and digits').default('sandbox0'),
    code('sandbox0'),
    'short code of the instance',
  ),
  COMMERCE_API_ORIGIN: backend(
    'SCAPI and SLAS, such as `https://abcd1234.api.commercecloud.salesforce.com`',
  ),
  OCAPI_ORIGIN: backend('instance host for OCAPI, such as `https://shop.example.com`'),
  SAPI_ORIGIN: backend('instance host for site controllers'),
  STATIC_ORIGIN: backend('images, such as `https://edge.disstg.commercecloud.salesforce.com`'),
  CURALATE_ORIGIN: backend('social feed'),
  REVIEWS_ORIGIN: backend('reviews'),
  PERSONALISATION_ORIGIN: backend('recommendations and personal prices'),
  TRANSLATION_ORIGIN: backend('translation of reviews'),
  MAPS_ORIGIN: backend('completion of addresses, such as `https://maps.googleapis.com`'),
  MARKETING_CLOUD_ORIGIN: backend(
    'mail service that the shop calls itself, such as `https://abc.auth.marketingcloudapis.com`',
  ),
  PAYMENT_ORIGIN: define(
    origin,
    "the sandbox's, on `127.0.0.1`",
    'payment provider in browsers: its script, frames and API, such as `https://pay.example.com`',
  ),
  SCRIPTS_ORIGIN: define(
    origin,
    "the sandbox's, on `127.0.0.1`",
    'third-party scripts whose configured address is a path, such as `https://scripts.example.com`',
  ),
  PAYMENT_PROVIDER: define(
    oneOf(['sandbox']).default('sandbox'),
    code('sandbox'),
    'adapter of the payment provider',
  ),
  PWA_KIT_SLAS_CLIENT_SECRET: secret(
    filled.optional(),
    '',
    'only for a private SLAS client; stays on the server, which logs browsers in (`/session`)',
  ),
  SHOPPER_CONTEXT_CLIENT_ID: define(
    uuid.optional(),
    'the SLAS client',
    'private SLAS client for shopper contexts (previews); its scope must not be that of browsers',
  ),
  SHOPPER_CONTEXT_CLIENT_SECRET: secret(
    filled.default('sandbox-dev-secret'),
    "the sandbox's",
    'secret of that client; stays on the server',
  ),
  PREVIEW_SECRET: secret(
    token,
    '',
    'password of the preview for merchandisers (`/preview`), at least 16 characters; off without it',
  ),
  STOREFRONT_PASSWORD: secret(
    filled.optional(),
    '',
    'password of a protected storefront, for its site controllers; stays on the server',
  ),
  REVIEWS_PASSKEY: secret(
    filled.default('sandbox-dev-reviews'),
    "the sandbox's",
    'key of the review service; stays on the server',
  ),
  PERSONALISATION_CLIENT_ID: secret(
    uuid.default('5f1a2c30-0000-4000-8000-0000000000ab'),
    "the sandbox's",
    'client of the personalisation service, a UUID; stays on the server',
  ),
  TRANSLATION_API_KEY: secret(
    filled.default('sandbox-dev-translation'),
    "the sandbox's",
    'key of the translation service; stays on the server',
  ),
  MAPS_API_KEY: secret(
    filled.default('sandbox-dev-maps'),
    "the sandbox's",
    'key of the maps service; stays on the server',
  ),
  MARKETING_CLOUD_CLIENT_ID: define(
    filled.default('sandbox-dev-mail'),
    "the sandbox's",
    'client of the mail service',
  ),
  MARKETING_CLOUD_CLIENT_SECRET: secret(
    filled.default('sandbox-dev-mail-secret'),
    "the sandbox's",
    'secret of that client; stays on the server',
  ),
  MARKETING_CLOUD_PASSWORDLESS_LOGIN_TEMPLATE: define(
    filled.default('passwordless-login'),
    code('passwordless-login'),
    'mail of the service with the link for a login',
  ),
  MARKETING_CLOUD_RESET_PASSWORD_TEMPLATE: define(
    filled.default('reset-password'),
    code('reset-password'),
    'mail of the service with the link for a new password',
  ),
  SOCIAL_FEED_ID: define(
    text(/^[\w-]+$/, 'must be letters, digits, - and _').default('barnholt-at-home'),
    code('barnholt-at-home'),
    'data source of the social feed',
  ),
  BACKEND_TIMEOUT_MS: number(8000, 100, 60_000, 'time of a page for one call of a backend'),
  DEFERRED_TIMEOUT_MS: number(
    5000,
    100,
    120_000,
    'time of browsers for a call of reviews, recommendations and the social feed',
  ),
}

/** Variables of messages on devices (Web Push); without the keys they are off. */
export const pushVariables = {
  PUSH_PUBLIC_KEY: define(
    text(/^B[\w-]{86}$/, 'must be a public VAPID key: 87 characters of base64url').optional(),
    '',
    'public VAPID key of messages on devices, which are off without it; `npm start` makes a pair for development',
  ),
  PUSH_PRIVATE_KEY: secret(
    text(/^[\w-]{43}$/, 'must be a private VAPID key: 43 characters of base64url').optional(),
    '',
    'private VAPID key of that pair; stays on the server',
  ),
  PUSH_SUBJECT: define(
    text(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must begin with mailto: or https://').optional(),
    '',
    'address under which push services reach the sender, such as `mailto:shop@example.com`',
  ),
  PUSH_SEND_SECRET: secret(
    token,
    '',
    'key with which the backend signs its calls of `/push/send`, at least 16 characters',
  ),
  PUSH_SERVICES: define(
    z
      .string()
      .default(KNOWN_PUSH_SERVICES)
      .refine((value) => parsePushServices(value) !== null, {error: PUSH_SERVICES_RULE})
      .transform((value) => parsePushServices(value) ?? []),
    'those of Google, Mozilla, Microsoft and Apple',
    'push services that the server calls, separated by commas; `*.` stands for one label',
  ),
}

/** Variables of the shop's address, and of the proxies between it and its visitors. */
export const addressVariables = {
  EXTERNAL_DOMAIN_NAME: define(
    text(
      /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i,
      'must be a host name with or without a port, such as shop.example.com',
    ).optional(),
    code('localhost:3000'),
    'host and port under which browsers reach the shop, such as `shop.example.com`',
  ),
  EXTERNAL_PROTOCOL: define(
    oneOf(['http', 'https']).optional(),
    '`http` on a host of your own, `https` on Managed Runtime',
    'protocol under which browsers reach the shop',
  ),
  SEARCH_ENGINES: define(
    oneOf(['allow', 'refuse']).default('allow'),
    code('allow'),
    'whether search engines may list this shop; `refuse` for test environments: no sitemaps, and `noindex` on every page',
  ),
  SERVICE_WORKER: define(
    oneOf(['on', 'off']).default('on'),
    code('on'),
    'service worker for reading without a line; `off` removes it and its stores from browsers with their next visit',
  ),
  DEVELOPER_OVERLAY: define(
    oneOf(['auto', 'on', 'off']).default('auto'),
    code('auto'),
    'overlay with events, consent, scripts, cache and experiments: `auto` in development and in previews; `on` for all visitors',
  ),
  REPORT_SHARE: define(
    share.default(1),
    code(1),
    'share of visits, 0 to 1, whose script errors, policy violations and checkout steps are reported',
  ),
  VITALS_SHARE: define(
    share.default(0.1),
    code(0.1),
    'share of visits, 0 to 1, whose Web Vitals are measured, with consent to statistics; the other visits load no code for it',
  ),
  TRUSTED_PROXIES: define(
    filled.optional(),
    'none, `2` on Managed Runtime',
    'proxies whose `X-Forwarded-For` is believed (limits per client): their number, or addresses such as `10.0.0.0/8`',
  ),
  PORT: number(3000, 1, 65_535, 'port of the storefront'),
}

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

/** Variables that Managed Runtime sets, or the host for the bundle. */
export const runtimeVariables = {
  NODE_ENV: define(
    z.string().optional(),
    '',
    '`production` in a build and on a server; libraries read it',
  ),
  AWS_LAMBDA_FUNCTION_NAME: define(
    filled.optional(),
    '',
    'name of the function on Managed Runtime; `self-hosted` on a host of your own',
  ),
  BUNDLE_ID: define(z.string().default(''), '', 'path segment of the files of the bundle'),
  DEPLOY_TARGET: define(filled.default('production'), code('production'), 'environment of PWA Kit'),
  MOBIFY_PROPERTY_ID: define(
    filled.default('storefront'),
    code('storefront'),
    'project of PWA Kit',
  ),
  MRT_ALLOW_COOKIES: define(z.string().optional(), code('true'), 'cookies reach the bundle'),
  PWAKIT_LOG_LEVEL: define(filled.default('WARN'), code('WARN'), "PWA Kit's own log"),
}

/** Variables of the sandbox that the storefront's programs read; `npm run sandbox -- --help` lists all. */
export const sandboxVariables = {
  SANDBOX_PORT: number(
    4000,
    1,
    65_535,
    'port of the sandbox, and of every backend that is not set',
  ),
  SANDBOX_DATA: define(
    filled.default('.data'),
    code('.data'),
    "folder of the sandbox's data, shown by `npm start`",
  ),
  SANDBOX_SHOP_URL: define(
    origin.optional(),
    "the storefront's",
    'address of the shop in mails of the sandbox',
  ),
}

/** Variables of tests and tools. */
export const toolVariables = {
  CHROMIUM_PATH: define(
    filled.optional(),
    'an installed Chromium',
    'browser of the browser tests, the bench and the screenshots',
  ),
  SHOP_SITES: define(
    filled.optional(),
    'all, or a sample of four',
    'ids of the sites that the browser test of all sites visits, separated by commas',
  ),
  TEST_EXTENT: define(
    filled.optional(),
    code('sample:WEEK'),
    'extent of the long suites: `sample` or `full`, with a seed such as `full:7`; `npm test` takes the number of the week',
  ),
}

/** Variables of the site inspector (`inspector/`) as a program of its own; a host reads its folder too. */
export const inspectorVariables = {
  INSPECTOR_PORT: number(3900, 1, 65_535, 'port of `npm run inspector`'),
  INSPECTOR_SHOP_URL: define(
    origin.prefault('http://localhost:3000'),
    code('http://localhost:3000'),
    'running shop whose pages the inspector reads and links',
  ),
  INSPECTOR_EXPERIMENTS_URL: define(
    address.optional(),
    "the sandbox's",
    'address of the counts of experiments, as JSON',
  ),
  INSPECTOR_DATA: define(
    filled.default('.cache/inspector'),
    code('.cache/inspector'),
    'folder of the last two runs, of the pictures, and of sessions on a host',
  ),
}

/** All variables of the bundle, on Managed Runtime and elsewhere. */
export const bundleVariables = {
  ...backendVariables,
  ...addressVariables,
  ...pushVariables,
  ...runtimeVariables,
  ...sandboxVariables,
}

/** All variables of a self-hosted server, including those of the bundle in it. */
export const hostVariables = {
  ...bundleVariables,
  ...hostOnlyVariables,
  INSPECTOR_DATA: inspectorVariables.INSPECTOR_DATA,
}
