import path from 'node:path'
import {z} from 'zod'
import {
  DEFAULT_ARCHIVE_LIMIT,
  MEBIBYTE,
  unpackLimits,
  type UnpackLimits,
} from './archive/import-limits'
import {isOrigin} from './domains/auth/registered-address'
import {ALL_SCOPES} from './domains/auth/scopes'

/** What one sandbox process runs with; every value can be set by flag or environment. */
export interface SandboxConfig {
  /** Port to listen on; 0 lets the system choose. */
  port: number
  /** Address to listen on. */
  host: string
  /** Directory of the database file `sandbox.db`. */
  dataDir: string
  /** Site archives that the database holds, folders or zip files; later ones overlay. */
  archives: readonly string[]
  /** True when `archives` is the default archive, which never replaces what a user imported. */
  isDefaultArchive: boolean
  /** Folder with reviews and social posts; without one these services start empty. */
  servicesDir?: string
  /** Folders of plug-ins, in the order in which they are loaded. */
  plugins: readonly string[]
  /** Simulated companies of the package that are left out, by name. */
  without: readonly string[]
  /** Limits for the unpacked size of those archives. */
  unpackLimits: UnpackLimits
  /** Maximum size of the cache of scaled pictures, in bytes. */
  imageCacheBytes: number
  /** B2C Commerce organization, `f_ecom_<tenant>`. */
  organizationId: string
  /** SLAS client; the same id serves as public and as private client. */
  clientId: string
  clientSecret: string
  /** Scopes of the SLAS client, separated by spaces. */
  scopes: string
  /** API key that servers send to the payment provider, and with which its notifications are signed. */
  paymentApiKey: string
  paymentHmacKey: string
  /** Passkey that clients send to the reviews service. */
  reviewsPasskey: string
  /** Key with which calls of plug-ins to the storefront's server are signed. */
  shopHmacKey: string
  /** Names of the secrets that are not set: a server draws them at its first start. */
  unsetSecrets: readonly SecretName[]
  /** Name of the shop in the documents of the reviews service. */
  reviewsClient: string
  /** The data source that the social feed knows. */
  socialFeedId: string
  /** Absolute base of links that the sandbox hands out (images), without a trailing slash. */
  publicUrl: string
  /** Origin of the storefront, for links in mails, without a trailing slash. */
  shopUrl: string
  /** Origins of storefronts, that of `shopUrl` first, to which codes and notifications are sent (`isRegisteredOrigin`). */
  shopOrigins: readonly string[]
  /**
   * Origin of the payment provider as browsers reach it. Its host differs from that of the shop, so that
   * cookies and frames are apart.
   */
  paymentUrl: string
  /** Seconds after which an order moves to the next stage of its life cycle; 0 for never. */
  orderClock: number
  /** Host names whose pages may call from a browser; `*` for every origin. */
  allowedOrigins: readonly string[]
  /** Further host names under which dashboard, admin API and outbox answer; that of `publicUrl` is one. */
  adminHosts: readonly string[]
  /** Token with which other machines use dashboard, admin API and outbox; refused to them without it. */
  adminToken?: string
  /**
   * Wrong passwords, wrong codes and requests for mails that one account has in 15 minutes, each by itself; 0 for any
   * number. Without it the limits of `domains/limits` hold.
   */
  loginLimit?: number
  /** Most units of one product in a basket, where the site's preferences set no limit. */
  purchaseLimit?: number
}

/** Settings that prove an identity. Their fallbacks are known to everybody: no server of `serve` runs with them. */
export const secretNames = [
  'clientSecret',
  'paymentApiKey',
  'paymentHmacKey',
  'reviewsPasskey',
  'shopHmacKey',
] as const satisfies readonly (keyof SandboxConfig)[]

export type SecretName = (typeof secretNames)[number]

/** Values with commas between them. */
const list = (text: string): string[] =>
  text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')

const schema = z.object({
  port: z.coerce.number().int().min(0).max(65535),
  host: z.string().min(1),
  dataDir: z.string().min(1),
  archives: z.string(),
  defaultArchive: z.string().min(1).optional(),
  servicesDir: z.string().min(1).optional(),
  plugins: z.string(),
  without: z.string().transform(list),
  imageCacheLimit: z.coerce
    .number()
    .int()
    .min(1)
    .transform((mebibytes) => mebibytes * MEBIBYTE),
  archiveLimit: z.coerce.number().int().min(1).transform(unpackLimits),
  organizationId: z.string().regex(/^[\w-]+$/, 'expected letters, digits, _ and - only'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scopes: z
    .string()
    .regex(/^[\w.-]+([ ,]+[\w.-]+)*$/, 'expected scopes with spaces or commas between')
    .transform((text) => text.split(/[ ,]+/).join(' ')),
  paymentApiKey: z.string().min(1),
  paymentHmacKey: z.string().min(8, 'expected eight characters or more'),
  reviewsPasskey: z.string().min(1),
  shopHmacKey: z.string().min(16, 'expected 16 characters or more'),
  reviewsClient: z.string().min(1),
  socialFeedId: z.string().regex(/^[\w-]+$/, 'expected letters, digits, _ and - only'),
  publicUrl: z.url().optional(),
  shopUrl: z.url({protocol: /^https?$/}).transform((url) => url.replace(/\/+$/, '')),
  shopOrigins: z
    .string()
    .transform(list)
    .refine((origins) => origins.every(isOrigin), 'expected origins such as http://localhost:3001'),
  paymentUrl: z.url().optional(),
  orderClock: z.coerce.number().min(0),
  allowedOrigins: z.string().transform(list),
  adminHosts: z.string().transform(list),
  adminToken: z.string().min(16, 'expected 16 characters or more').optional(),
  loginLimit: z.coerce.number().int().min(0).optional(),
  purchaseLimit: z.coerce.number().int().positive().optional(),
})

/** Names under which a value can be given, and what holds when none is. */
const settings = {
  port: {flag: 'port', env: 'SANDBOX_PORT', fallback: '4000'},
  host: {flag: 'host', env: 'SANDBOX_HOST', fallback: '127.0.0.1'},
  dataDir: {flag: 'data', env: 'SANDBOX_DATA', fallback: '.data'},
  archives: {flag: 'archive', env: 'SANDBOX_ARCHIVE', fallback: ''},
  defaultArchive: {
    flag: 'default-archive',
    env: 'SANDBOX_DEFAULT_ARCHIVE',
    fallback: undefined,
  },
  servicesDir: {flag: 'services', env: 'SANDBOX_SERVICES', fallback: undefined},
  plugins: {flag: 'plugins', env: 'SANDBOX_PLUGINS', fallback: ''},
  without: {flag: 'without', env: 'SANDBOX_WITHOUT', fallback: ''},
  imageCacheLimit: {
    flag: 'image-cache-limit',
    env: 'SANDBOX_IMAGE_CACHE_LIMIT',
    fallback: '512',
  },
  archiveLimit: {
    flag: 'archive-limit',
    env: 'SANDBOX_ARCHIVE_LIMIT',
    fallback: String(DEFAULT_ARCHIVE_LIMIT),
  },
  organizationId: {
    flag: 'organization',
    env: 'SANDBOX_ORGANIZATION',
    fallback: 'f_ecom_sbox_001',
  },
  clientId: {
    flag: 'client-id',
    env: 'SANDBOX_CLIENT_ID',
    fallback: 'b4e0c2a1-1111-4222-8333-0123456789ab',
  },
  clientSecret: {
    flag: 'client-secret',
    env: 'SANDBOX_CLIENT_SECRET',
    fallback: 'sandbox-dev-secret',
  },
  scopes: {flag: 'scopes', env: 'SANDBOX_SCOPES', fallback: ALL_SCOPES},
  paymentApiKey: {
    flag: 'payment-api-key',
    env: 'SANDBOX_PAYMENT_API_KEY',
    fallback: 'sandbox-dev-payment-key',
  },
  paymentHmacKey: {
    flag: 'payment-hmac-key',
    env: 'SANDBOX_PAYMENT_HMAC_KEY',
    fallback: 'sandbox-dev-payment-hmac',
  },
  reviewsPasskey: {
    flag: 'reviews-passkey',
    env: 'SANDBOX_REVIEWS_PASSKEY',
    fallback: 'sandbox-dev-reviews',
  },
  shopHmacKey: {
    flag: 'shop-hmac-key',
    env: 'SANDBOX_SHOP_HMAC_KEY',
    fallback: 'sandbox-dev-shop-hmac',
  },
  reviewsClient: {
    flag: 'reviews-client',
    env: 'SANDBOX_REVIEWS_CLIENT',
    fallback: 'Sandbox',
  },
  socialFeedId: {
    flag: 'social-feed-id',
    env: 'SANDBOX_SOCIAL_FEED_ID',
    fallback: 'sandbox-feed',
  },
  publicUrl: {flag: 'public-url', env: 'SANDBOX_PUBLIC_URL', fallback: undefined},
  shopUrl: {flag: 'shop-url', env: 'SANDBOX_SHOP_URL', fallback: 'http://localhost:3000'},
  shopOrigins: {flag: 'shop-origins', env: 'SANDBOX_SHOP_ORIGINS', fallback: ''},
  paymentUrl: {flag: 'payment-url', env: 'SANDBOX_PAYMENT_URL', fallback: undefined},
  orderClock: {flag: 'order-clock', env: 'SANDBOX_ORDER_CLOCK', fallback: '0'},
  allowedOrigins: {flag: 'allowed-origins', env: 'SANDBOX_ALLOWED_ORIGINS', fallback: '*'},
  adminHosts: {flag: 'admin-hosts', env: 'SANDBOX_ADMIN_HOSTS', fallback: ''},
  adminToken: {flag: 'admin-token', env: 'SANDBOX_ADMIN_TOKEN', fallback: undefined},
  loginLimit: {flag: 'login-limit', env: 'SANDBOX_LOGIN_LIMIT', fallback: undefined},
  purchaseLimit: {flag: 'purchase-limit', env: 'SANDBOX_PURCHASE_LIMIT', fallback: undefined},
} as const

/** Flags of the command line, in the form `--flag value`. */
export const configFlags: readonly string[] = Object.values(settings).map(({flag}) => flag)

/** A setting that cannot be used; the message names its flag and its environment variable. */
export class ConfigError extends Error {}

/**
 * Configuration from flags, then environment, then defaults.
 * Throws `ConfigError` with one readable line for the first bad value.
 */
export function readConfig(
  flags: Readonly<Record<string, string | undefined>> = {},
  env: Readonly<Record<string, string | undefined>> = {},
): SandboxConfig {
  const given = (key: keyof typeof settings): string | undefined =>
    flags[settings[key].flag] ?? (env[settings[key].env] || undefined)
  const raw = Object.fromEntries(
    Object.entries(settings).map(([key, {fallback}]) => [
      key,
      given(key as keyof typeof settings) ?? fallback,
    ]),
  )
  const parsed = schema.safeParse(raw)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const key = issue?.path[0] as keyof typeof settings
    const {flag, env: variable} = settings[key]
    throw new ConfigError(`--${flag} (${variable}) is not usable: ${issue?.message}`)
  }
  const {publicUrl, paymentUrl, adminHosts, archiveLimit, imageCacheLimit, ...rest} = parsed.data
  const {defaultArchive = '', servicesDir, ...settled} = rest
  const archives = pathList(rest.archives)
  const isDefaultArchive = archives.length === 0
  return {
    ...settled,
    unsetSecrets: secretNames.filter((name) => given(name) === undefined),
    unpackLimits: archiveLimit,
    imageCacheBytes: imageCacheLimit,
    adminHosts: publicUrl ? [...adminHosts, new URL(publicUrl).hostname] : adminHosts,
    shopOrigins: [new URL(rest.shopUrl).origin, ...rest.shopOrigins],
    dataDir: path.resolve(rest.dataDir),
    archives: isDefaultArchive ? pathList(defaultArchive) : archives,
    isDefaultArchive,
    plugins: pathList(rest.plugins),
    servicesDir: servicesDir === undefined ? undefined : path.resolve(servicesDir),
    paymentUrl: new URL(paymentUrl ?? `http://127.0.0.1:${rest.port}`).origin,
    publicUrl: (publicUrl ?? `http://localhost:${rest.port}`).replace(/\/+$/, ''),
  }
}

/** The configuration with the port that the system chose, also in links that name none of their own. */
export function withPort(config: SandboxConfig, port: number): SandboxConfig {
  const follow = (address: string) => address.replace(/^(http:\/\/[^/:]+):0$/, `$1:${port}`)
  const {publicUrl, paymentUrl} = config
  return {...config, port, publicUrl: follow(publicUrl), paymentUrl: follow(paymentUrl)}
}

/** Files or folders from a list with commas or the path separator of the system. */
function pathList(text: string): string[] {
  return text
    .split(path.delimiter === ':' ? /[,:]/ : /[,;]/)
    .map((location) => location.trim())
    .filter((location) => location !== '')
    .map((location) => path.resolve(location))
}
