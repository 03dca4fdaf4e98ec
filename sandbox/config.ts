import path from 'node:path'
import {z} from 'zod'
import {
  DEFAULT_ARCHIVE_LIMIT,
  MEBIBYTE,
  unpackLimits,
  type UnpackLimits,
} from './archive/import-limits'
import {isOrigin} from './domains/auth/registered-address'
import {companySettings} from './companies/settings'
import {ALL_SCOPES} from './domains/auth/scopes'
import {settingProblem, type NamedSetting, type PluginSettings} from './plugins/settings'

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
  /** Key with which calls of plug-ins to the storefront's server are signed. */
  shopHmacKey: string
  /** Names of the secrets that are not set, those of plug-ins included: a server draws them at its first start. */
  unsetSecrets: readonly string[]
  /** Absolute base of links that the sandbox hands out (images), without a trailing slash. */
  publicUrl: string
  /** Origin of the storefront, for links in mails, without a trailing slash. */
  shopUrl: string
  /** Origins of storefronts, that of `shopUrl` first, to which codes and notifications are sent (`isRegisteredOrigin`). */
  shopOrigins: readonly string[]
  /** Values of the settings of plug-ins by id, such as `paymentApiKey`; read them with `PluginSettings.of`. */
  settings: Readonly<Record<string, string>>
  /** Origins under which browsers reach plug-ins, apart from that of `publicUrl`. */
  ownOrigins: readonly string[]
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
  'shopHmacKey',
] as const satisfies readonly (keyof SandboxConfig)[]

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
  shopHmacKey: z.string().min(16, 'expected 16 characters or more'),
  publicUrl: z.url().optional(),
  shopUrl: z.url({protocol: /^https?$/}).transform((url) => url.replace(/\/+$/, '')),
  shopOrigins: z
    .string()
    .transform(list)
    .refine((origins) => origins.every(isOrigin), 'expected origins such as http://localhost:3001'),
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
  shopHmacKey: {
    flag: 'shop-hmac-key',
    env: 'SANDBOX_SHOP_HMAC_KEY',
    fallback: 'sandbox-dev-shop-hmac',
  },
  publicUrl: {flag: 'public-url', env: 'SANDBOX_PUBLIC_URL', fallback: undefined},
  shopUrl: {flag: 'shop-url', env: 'SANDBOX_SHOP_URL', fallback: 'http://localhost:3000'},
  shopOrigins: {flag: 'shop-origins', env: 'SANDBOX_SHOP_ORIGINS', fallback: ''},
  orderClock: {flag: 'order-clock', env: 'SANDBOX_ORDER_CLOCK', fallback: '0'},
  allowedOrigins: {flag: 'allowed-origins', env: 'SANDBOX_ALLOWED_ORIGINS', fallback: '*'},
  adminHosts: {flag: 'admin-hosts', env: 'SANDBOX_ADMIN_HOSTS', fallback: ''},
  adminToken: {flag: 'admin-token', env: 'SANDBOX_ADMIN_TOKEN', fallback: undefined},
  loginLimit: {flag: 'login-limit', env: 'SANDBOX_LOGIN_LIMIT', fallback: undefined},
  purchaseLimit: {flag: 'purchase-limit', env: 'SANDBOX_PURCHASE_LIMIT', fallback: undefined},
} as const

/** Flags of the command line, in the form `--flag value`, without those of plug-ins. */
export const configFlags: readonly string[] = Object.values(settings).map(({flag}) => flag)

/** A setting that cannot be used; the message names its flag and its environment variable. */
export class ConfigError extends Error {}

type Given = Readonly<Record<string, string | undefined>>

/** Where a value comes from: the flag, else the environment variable. */
const given = (flags: Given, env: Given, names: {flag: string; env: string}): string | undefined =>
  flags[names.flag] ?? (env[names.env] || undefined)

const unusable = (names: {flag: string; env: string}, reason = ''): ConfigError =>
  new ConfigError(`--${names.flag} (${names.env}) is not usable: ${reason}`)

/** The values of the settings of plug-ins. */
function readPluginSettings(
  flags: Given,
  env: Given,
  named: readonly NamedSetting[],
): Pick<SandboxConfig, 'settings' | 'ownOrigins' | 'unsetSecrets'> {
  const values = named.map((setting) => {
    const own = given(flags, env, setting)
    const problem = own === undefined ? undefined : settingProblem(setting, own)
    if (problem !== undefined) throw unusable(setting, problem)
    return {...setting, own, value: own ?? setting.fallback}
  })
  return {
    settings: Object.fromEntries(
      values.flatMap(({id, value}) => (value === undefined ? [] : [[id, value]])),
    ),
    ownOrigins: values.flatMap(({ownAddress, own}) =>
      ownAddress && own !== undefined ? [new URL(own).origin] : [],
    ),
    unsetSecrets: values.flatMap(({id, secret, own}) => (secret && own === undefined ? [id] : [])),
  }
}

/**
 * Configuration from flags, then environment, then defaults.
 * Throws `ConfigError` with one readable line for the first bad value.
 * @param plugins settings of plug-ins; those of the simulated companies when absent
 */
export function readConfig(
  flags: Given = {},
  env: Given = {},
  plugins: readonly PluginSettings[] = companySettings,
): SandboxConfig {
  const ofPlugins = readPluginSettings(
    flags,
    env,
    plugins.flatMap(({named}) => named),
  )
  const raw = Object.fromEntries(
    Object.entries(settings).map(([key, {fallback}]) => [
      key,
      given(flags, env, settings[key as keyof typeof settings]) ?? fallback,
    ]),
  )
  const parsed = schema.safeParse(raw)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const key = issue?.path[0] as keyof typeof settings
    throw unusable(settings[key], issue?.message)
  }
  const {publicUrl, adminHosts, archiveLimit, imageCacheLimit, ...rest} = parsed.data
  const {defaultArchive = '', servicesDir, ...settled} = rest
  const archives = pathList(rest.archives)
  const isDefaultArchive = archives.length === 0
  return {
    ...settled,
    ...ofPlugins,
    unsetSecrets: [
      ...secretNames.filter((name) => given(flags, env, settings[name]) === undefined),
      ...ofPlugins.unsetSecrets,
    ],
    unpackLimits: archiveLimit,
    imageCacheBytes: imageCacheLimit,
    adminHosts: publicUrl ? [...adminHosts, new URL(publicUrl).hostname] : adminHosts,
    shopOrigins: [new URL(rest.shopUrl).origin, ...rest.shopOrigins],
    dataDir: path.resolve(rest.dataDir),
    archives: isDefaultArchive ? pathList(defaultArchive) : archives,
    isDefaultArchive,
    plugins: pathList(rest.plugins),
    servicesDir: servicesDir === undefined ? undefined : path.resolve(servicesDir),
    publicUrl: (publicUrl ?? `http://localhost:${rest.port}`).replace(/\/+$/, ''),
  }
}

/** The configuration with the port that the system chose, also in links that name none of their own. */
export function withPort(config: SandboxConfig, port: number): SandboxConfig {
  const follow = (address: string) => address.replace(/^(http:\/\/[^/:]+):0$/, `$1:${port}`)
  return {...config, port, publicUrl: follow(config.publicUrl)}
}

/** Files or folders from a list with commas or the path separator of the system. */
function pathList(text: string): string[] {
  return text
    .split(path.delimiter === ':' ? /[,:]/ : /[,;]/)
    .map((location) => location.trim())
    .filter((location) => location !== '')
    .map((location) => path.resolve(location))
}
