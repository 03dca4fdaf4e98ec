/**
 * The proxies of the storefront: one table, from which PWA Kit's configuration, the rules of the host
 * (`server/host/proxy-rules.ts`), time limits and `docs/guides/host.md` derive. Plain CommonJS, because
 * `config/default.js` is loaded by Node as it is.
 */

/**
 * What may pass through a proxy.
 * @typedef {object} ProxyPolicy
 * @property {boolean} credentials cookies and tokens go to the backend, and `Set-Cookie` comes back
 * @property {boolean} readOnly only GET and HEAD pass
 * @property {boolean} deferred pages do without this backend: it has `DEFERRED_TIMEOUT_MS`, and after five
 *   failures in ten seconds it is not called for ten seconds
 * @property {boolean} thirdParty host of another company: it has the caching path alone, learns the origin of
 *   the shop and no page, and its answers keep harmless headers only
 */

/**
 * @typedef {object} Proxy
 * @property {string} name path segment: `/mobify/proxy/{name}/` and `/mobify/caching/{name}/`
 * @property {string} variable environment variable with the origin of the backend
 * @property {string} serves what the backend answers, for the documentation
 * @property {ProxyPolicy} policy what may pass
 * @property {RegExp} paths paths of the protocol that the backend speaks for shoppers; others are a 404
 * @property {string} example such a path, for the documentation
 */

/** @type {Readonly<Record<'shop' | 'controllers' | 'files' | 'thirdParty', Readonly<ProxyPolicy>>>} */
const policies = {
  shop: {credentials: true, readOnly: false, deferred: false, thirdParty: false},
  controllers: {credentials: false, readOnly: false, deferred: false, thirdParty: false},
  files: {credentials: false, readOnly: true, deferred: false, thirdParty: false},
  thirdParty: {credentials: false, readOnly: true, deferred: true, thirdParty: true},
}

const proxies = /** @type {const} */ ([
  {
    name: 'api',
    variable: 'COMMERCE_API_ORIGIN',
    serves: 'SCAPI and custom APIs',
    policy: policies.shop,
    // Contexts of shoppers are set by the server only (rule EXP-12).
    paths: /^\/(?!shopper\/shopper-context\/)[\w-]+\/[\w-]+\/v\d[\w.-]*\/organizations\/\w+\/[^?]/i,
    example: '/product/shopper-products/v1/organizations/{id}/…',
  },
  {
    name: 'ocapi',
    variable: 'OCAPI_ORIGIN',
    // Its Data API is not for shoppers, and contexts of shoppers are set by the server only (rule EXP-12).
    serves: "OCAPI's Shop API",
    policy: policies.shop,
    paths: /^\/s\/[\w-]+\/dw\/shop\/v\d+_\d+\/(?!shopper_context\b)\w+(?:[/?]|$)/i,
    example: '/s/{siteId}/dw/shop/v21_3/…',
  },
  {
    name: 'sapi',
    variable: 'SAPI_ORIGIN',
    // Pages call the controllers through `/services/controllers`, which knows the password of a protected storefront.
    serves: 'site controllers',
    policy: policies.controllers,
    paths: /^\/s\/[\w-]+\/[\w-]+\/sapi\/[^?]/,
    example: '/s/{siteId}/{locale}/sapi/…',
  },
  {
    name: 'static',
    variable: 'STATIC_ORIGIN',
    // The sandbox also answers for third-party scripts here.
    serves: 'images and files of catalogues and libraries',
    policy: policies.files,
    paths: /^\/(dw\/image|on\/demandware\.static|third-party)\/[^?]/,
    example: '/dw/image/…',
  },
  {
    name: 'curalate',
    variable: 'CURALATE_ORIGIN',
    serves: 'social feed',
    policy: policies.thirdParty,
    paths: /^\/(v1\/)?media\/[\w.-]+(\?|$)/,
    example: '/v1/media/{feed}',
  },
])

/**
 * Paths of logins, codes and passwords, decoded, whatever the backend: all of SLAS, and those of customers in SCAPI and
 * OCAPI. Browsers do not need them: they use `POST /session/...`, where attempts are limited.
 */
const LOGIN_PATHS =
  /\/+(shopper\/+auth[\w-]*|customers\/+([^/]+\/+)?(auth|actions|password[\w-]*))(\/|$)/i

/** Managed Runtime's limit. */
const MAX_PROXIES = 8

/** Rule for the origin of a backend; completes the sentence "OCAPI_ORIGIN is …, but …". */
const ORIGIN_RULE = 'must be an http or https address, such as https://shop.example.com'

/**
 * Origin of an http or https address; a path is left out.
 * @param {string} value
 * @returns {string | null} null for anything else
 */
function originOf(value) {
  const url = URL.canParse(value) ? new URL(value) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/**
 * `ssrParameters.proxyConfigs` of `config/default.js`. Without its variable a proxy leads to the sandbox.
 * @param {Readonly<Record<string, string | undefined>>} env environment of the process
 * @param {readonly Pick<Proxy, 'name' | 'variable'>[]} table
 * @returns {{host: string, protocol: string, path: string}[]}
 * @throws {Error} when there are more proxies than Managed Runtime allows, or an origin is not valid
 */
function toProxyConfigs(env, table = proxies) {
  if (table.length > MAX_PROXIES) {
    throw new Error(
      `config/proxies.js declares ${table.length} proxies, but Managed Runtime allows ${MAX_PROXIES}.`,
    )
  }
  return table.map(({name, variable}) => {
    const value = env[variable] || `http://localhost:${env.SANDBOX_PORT || 4000}`
    const origin = originOf(value)
    if (!origin) throw new Error(`${variable} is "${value}", but ${ORIGIN_RULE}.`)
    const {host, protocol} = new URL(origin)
    return {host, protocol: protocol.replace(':', ''), path: name}
  })
}

module.exports = {proxies, originOf, toProxyConfigs, ORIGIN_RULE, LOGIN_PATHS}
