import type http from 'node:http'
import {createRequire} from 'node:module'
import path from 'node:path'

/** A proxy of `config/default.js`. */
export interface ProxyConfig {
  host: string
  protocol: string
  path: string
}

/** Description of a proxy for PWA Kit's rules. */
export interface HeaderRules {
  caching: boolean
  proxyPath: string
  targetHost: string
  targetProtocol: string
}

export type Headers = http.IncomingHttpHeaders

const load = createRequire(__filename)

/** PWA Kit's header and cookie rules, as on Managed Runtime. */
export const {applyProxyRequestHeaders, ALLOWED_CACHING_PROXY_REQUEST_METHODS} = load(
  '@salesforce/pwa-kit-runtime/utils/ssr-server/configure-proxy',
) as {
  applyProxyRequestHeaders: (
    args: HeaderRules & {
      proxyRequest: http.ClientRequest
      incomingRequest: http.IncomingMessage
      logging: boolean
    },
  ) => void
  ALLOWED_CACHING_PROXY_REQUEST_METHODS: readonly string[]
}
export const {rewriteProxyResponseHeaders} = load(
  '@salesforce/pwa-kit-runtime/utils/ssr-proxying',
) as {
  rewriteProxyResponseHeaders: (
    args: HeaderRules & {
      appHostname: string
      appProtocol: string
      statusCode?: number
      headers: Headers
      headerFormat: 'http'
      logging: boolean
    },
  ) => Headers
}

/** The proxies of `config/default.js`, with the origins of this environment. */
export function readProxyConfigs(): ProxyConfig[] {
  const config = load(path.resolve('config/default.js')) as {
    ssrParameters: {proxyConfigs: ProxyConfig[]}
  }
  return config.ssrParameters.proxyConfigs
}
