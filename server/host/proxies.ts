import {createRequire} from 'node:module'
import path from 'node:path'
import type {Express, RequestHandler} from 'express'

interface ProxyConfig {
  host: string
  protocol: string
  path: string
}

interface ConfigureProxyArguments {
  appHostname: string
  proxyPath: string
  targetProtocol: string
  targetHost: string
  appProtocol: string
  caching: boolean
}

const load = createRequire(__filename)

/** PWA Kit's own proxy: header and cookie rules as on Managed Runtime. */
const {configureProxy} = load('@salesforce/pwa-kit-runtime/utils/ssr-server/configure-proxy') as {
  configureProxy: (args: ConfigureProxyArguments) => RequestHandler
}

/** The proxies of `config/default.js`, with the origins of this environment. */
export function readProxyConfigs(): ProxyConfig[] {
  const config = load(path.resolve('config/default.js')) as {
    ssrParameters: {proxyConfigs: ProxyConfig[]}
  }
  return config.ssrParameters.proxyConfigs
}

/** `/mobify/proxy/{name}/*` and `/mobify/caching/{name}/*`; any other proxy path is a 404. */
export function addProxies(app: Express, external: URL): void {
  for (const proxy of readProxyConfigs()) {
    for (const caching of [false, true]) {
      const proxyPath = `/mobify/${caching ? 'caching' : 'proxy'}/${proxy.path}/`
      app.use(
        proxyPath,
        configureProxy({
          appHostname: external.host,
          proxyPath,
          targetProtocol: proxy.protocol,
          targetHost: proxy.host,
          appProtocol: external.protocol.replace(':', ''),
          caching,
        }),
      )
    }
  }
  app.use(['/mobify/proxy', '/mobify/caching'], (_req, res) => {
    res.status(404).type('text/plain').send('No such proxy.')
  })
}
