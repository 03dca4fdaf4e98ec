import type {SandboxConfig} from '../config'
import {isAllowedRedirect, isRegisteredAddress} from '../domains/auth/registered-address'
import type {Site} from '../domains/sites/site-registry'
import type {Project, ProjectConfig} from './project-config'

/** What a project is checked against. */
export interface Backend {
  readonly config: Pick<
    SandboxConfig,
    'organizationId' | 'clientId' | 'clientSecret' | 'publicUrl' | 'shopOrigins'
  >
  readonly sites: readonly Pick<Site, 'id' | 'locales' | 'currencies'>[]
}

/** Variables of the environment that PWA Kit reads. */
type Environment = Readonly<Record<string, string | undefined>>

/** Hosts of instances of B2C Commerce. */
const INSTANCE = /(^|\.)(commercecloud\.salesforce\.com|demandware\.net)(:\d+)?$/

const PROXY_PREFIX = '/mobify/proxy/'

const listed = (names: readonly string[]): string => names.join(', ') || 'none'

/**
 * Differences between a project's configuration and the sandbox: one sentence for each, which says what to change.
 * Empty when the project can use the sandbox as it is.
 */
export function findDifferences(
  {file, config}: Project,
  backend: Backend,
  env: Environment = {},
): string[] {
  return [
    ...parameterDifferences(file, config, backend),
    ...siteDifferences(file, config, backend),
    ...proxyDifferences(file, config, backend),
    ...addressDifferences(backend, file, config),
    ...secretDifferences(backend, env),
  ]
}

/** Parameters that have to be the sandbox's own, with the flag that changes it there. */
const EQUAL = [
  ['organizationId', 'organization'],
  ['clientId', 'client-id'],
] as const

function parameterDifferences(
  file: string,
  {app}: ProjectConfig,
  {config: sandbox}: Backend,
): string[] {
  const parameters = app?.commerceAPI?.parameters
  if (!parameters) {
    return [
      `${file} has no app.commerceAPI.parameters: clientId, organizationId and siteId belong there.`,
    ]
  }
  const unequal = EQUAL.flatMap(([name, flag]) => {
    const value = parameters[name]
    if (value === sandbox[name]) return []
    const place = `app.commerceAPI.parameters.${name}`
    return value
      ? [
          `${place} in ${file} is '${value}', the sandbox has '${sandbox[name]}': start the sandbox with --${flag} ${value}, or change the file.`,
        ]
      : [`${place} is missing in ${file}: set it to '${sandbox[name]}'.`]
  })
  return parameters.shortCode
    ? unequal
    : [
        ...unequal,
        `app.commerceAPI.parameters.shortCode is missing in ${file}: PWA Kit needs one, and the sandbox accepts any, such as 'local'.`,
      ]
}

function siteDifferences(file: string, {app}: ProjectConfig, {sites}: Backend): string[] {
  const known = new Map(sites.map((site) => [site.id, site]))
  const ids = listed([...known.keys()])
  const named = [
    ['app.commerceAPI.parameters.siteId', app?.commerceAPI?.parameters?.siteId],
    ['app.defaultSite', app?.defaultSite],
  ] as const
  return [
    ...named.flatMap(([place, id]) =>
      id === undefined || known.has(id)
        ? []
        : [
            `${place} in ${file} is '${id}', a site that the sandbox does not have: use one of ${ids}.`,
          ],
    ),
    ...(app?.sites ?? []).flatMap(({id, l10n}) => {
      const site = known.get(id)
      if (!site) {
        return [
          `app.sites in ${file} has '${id}', a site that the sandbox does not have (${ids}): remove it, or import its archive.`,
        ]
      }
      const locales = (l10n?.supportedLocales ?? []).map((locale) => locale.id)
      return [
        ...lacking('locale', id, locales, site.locales),
        ...lacking('currency', id, l10n?.supportedCurrencies ?? [], site.currencies),
      ]
    }),
  ]
}

/** Locales or currencies of a site that the sandbox would refuse. */
function lacking(
  kind: string,
  siteId: string,
  required: readonly string[],
  known: readonly string[],
): string[] {
  return required
    .filter((one) => !known.includes(one))
    .map(
      (one) =>
        `Site ${siteId} of the project has the ${kind} '${one}', that of the sandbox has ${listed(known)}: remove it from app.sites.`,
    )
}

function proxyDifferences(
  file: string,
  {app, ssrParameters}: ProjectConfig,
  {config: {publicUrl}}: Backend,
): string[] {
  const {host, protocol} = new URL(publicUrl)
  const target = `{host: '${host}', protocol: '${protocol.replace(':', '')}'}`
  const proxyPath = app?.commerceAPI?.proxyPath
  const needed = proxyPath?.startsWith(PROXY_PREFIX) ? proxyPath.slice(PROXY_PREFIX.length) : 'api'
  const proxies = ssrParameters?.proxyConfigs ?? []
  const wrong = proxies.flatMap((proxy) => {
    const isInstance = INSTANCE.test(proxy.host ?? '')
    if (proxy.path !== needed && proxy.path !== 'ocapi' && !isInstance) return []
    // PWA Kit's own default is https.
    const current = `${proxy.protocol ?? 'https'}://${proxy.host ?? ''}`
    return current === new URL(publicUrl).origin
      ? []
      : [
          `The proxy '${proxy.path}' in ${file} leads to ${current}: set ${target} in ssrParameters.proxyConfigs.`,
        ]
  })
  return proxies.some(({path}) => path === needed)
    ? wrong
    : [
        ...wrong,
        `${file} has no proxy '${needed}', which app.commerceAPI.proxyPath uses: add ${target} with path '${needed}' to ssrParameters.proxyConfigs.`,
      ]
}

/** Addresses of the shop that SLAS sends a browser or a code to. Relative ones are below the shop's own address. */
function addressDifferences({config}: Backend, file: string, {app}: ProjectConfig): string[] {
  const {passwordless, resetPassword, social} = app?.login ?? {}
  const addresses = [
    ['app.login.passwordless.callbackURI', passwordless?.callbackURI, isRegisteredAddress],
    ['app.login.resetPassword.callbackURI', resetPassword?.callbackURI, isRegisteredAddress],
    ['app.login.social.redirectURI', social?.redirectURI, isAllowedRedirect],
  ] as const
  return addresses.flatMap(([place, address, isAllowed]) =>
    !address || address.startsWith('/') || isAllowed(address, config.shopOrigins)
      ? []
      : [
          `${place} in ${file} is ${address}: the sandbox does not send there. Use a path such as '/callback', or register the origin with --shop-origins (SANDBOX_SHOP_ORIGINS).`,
        ],
  )
}

function secretDifferences({config}: Backend, env: Environment): string[] {
  const secret = env['PWA_KIT_SLAS_CLIENT_SECRET']
  return secret && secret !== config.clientSecret
    ? [
        'PWA_KIT_SLAS_CLIENT_SECRET is not the secret of the sandbox: set it to the value of --client-secret.',
      ]
    : []
}
