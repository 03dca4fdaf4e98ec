import type {proxies} from '../config/proxies'

type ProxyName = (typeof proxies)[number]['name']

/** Same-origin path of a proxy of `config/proxies.js`, without a trailing slash. */
export const proxyPath = (name: ProxyName): string => `/mobify/proxy/${name}`

/** The path for cacheable answers: without cookies and tokens, and the only path of third parties. */
export const cachingPath = (name: ProxyName): string => `/mobify/caching/${name}`

/** Path of the shop's route for site controllers, which adds the password of a protected storefront. */
export const CONTROLLERS_PATH = '/services/controllers'
