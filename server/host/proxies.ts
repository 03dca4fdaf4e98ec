import http from 'node:http'
import https from 'node:https'
import {createRequire} from 'node:module'
import path from 'node:path'
import type {Express, RequestHandler} from 'express'
import {createProxyMiddleware} from 'http-proxy-middleware'
import {continueTrace} from './request-ids'

interface ProxyConfig {
  host: string
  protocol: string
  path: string
}

interface HeaderRules {
  caching: boolean
  proxyPath: string
  targetHost: string
  targetProtocol: string
}

type Headers = http.IncomingHttpHeaders

const load = createRequire(__filename)

/** PWA Kit's header and cookie rules, as on Managed Runtime. */
const {applyProxyRequestHeaders, ALLOWED_CACHING_PROXY_REQUEST_METHODS} = load(
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
const {rewriteProxyResponseHeaders} = load('@salesforce/pwa-kit-runtime/utils/ssr-proxying') as {
  rewriteProxyResponseHeaders: (
    args: HeaderRules & {
      appHostname: string
      appProtocol: string
      statusCode?: number
      headers: Headers
      headerFormat: 'http'
      requestUrl?: string
      logging: boolean
    },
  ) => Headers
}

/** Connections to backends stay open between requests. */
const KEEP_ALIVE = {keepAlive: true, maxSockets: 256, scheduling: 'lifo'} as const
const agents: Readonly<Record<string, http.Agent>> = {
  http: new http.Agent(KEEP_ALIVE),
  https: new https.Agent(KEEP_ALIVE),
}

/** The proxies of `config/default.js`, with the origins of this environment. */
export function readProxyConfigs(): ProxyConfig[] {
  const config = load(path.resolve('config/default.js')) as {
    ssrParameters: {proxyConfigs: ProxyConfig[]}
  }
  return config.ssrParameters.proxyConfigs
}

/** A backend that does not answer is a 502, one that answers too late a 504. */
function answerFailure(error: NodeJS.ErrnoException, res: http.ServerResponse): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const late = error.code === 'ETIMEDOUT' || error.code === 'ECONNRESET'
  res.writeHead(late ? 504 : 502, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'})
  res.end(JSON.stringify({title: late ? 'The backend did not answer' : 'The backend is not there'}))
}

function createProxy(
  {host, protocol}: ProxyConfig,
  proxyPath: string,
  caching: boolean,
  external: URL,
  timeoutMs: number,
): RequestHandler {
  const rules: HeaderRules = {caching, proxyPath, targetHost: host, targetProtocol: protocol}
  const forward = createProxyMiddleware({
    target: `${protocol}://${host}`,
    changeOrigin: true,
    cookieDomainRewrite: {[host]: external.host},
    cookiePathRewrite: false,
    followRedirects: false,
    logLevel: 'silent',
    agent: agents[protocol],
    proxyTimeout: timeoutMs,
    pathRewrite: (asked) => asked.replace(proxyPath, '/'),
    onError: (error, _req, res) => answerFailure(error, res as http.ServerResponse),
    onProxyReq: (proxyRequest, incomingRequest) =>
      applyProxyRequestHeaders({...rules, proxyRequest, incomingRequest, logging: false}),
    onProxyRes: (answer, req, res) => {
      // An answer that breaks off must not leave the browser waiting for the rest.
      answer.once('close', () => {
        if (!answer.complete) res.destroy()
      })
      answer.headers = rewriteProxyResponseHeaders({
        ...rules,
        appHostname: external.host,
        appProtocol: external.protocol.replace(':', ''),
        statusCode: answer.statusCode,
        headers: answer.headers,
        headerFormat: 'http',
        requestUrl: req.originalUrl.replace(proxyPath, '/'),
        logging: false,
      })
    },
  })
  return (req, res, next) => {
    if (caching && !ALLOWED_CACHING_PROXY_REQUEST_METHODS.includes(req.method)) {
      res.status(405).send(`Method ${req.method} not supported for caching proxy`)
      return
    }
    req.headers.traceparent = continueTrace(req.headers.traceparent)
    void forward(req, res, next)
  }
}

/** `/mobify/proxy/{name}/*` and `/mobify/caching/{name}/*`; any other proxy path is a 404. */
export function addProxies(app: Express, external: URL, timeoutMs: number): void {
  for (const config of readProxyConfigs()) {
    for (const caching of [false, true]) {
      const proxyPath = `/mobify/${caching ? 'caching' : 'proxy'}/${config.path}/`
      app.use(proxyPath, createProxy(config, proxyPath, caching, external, timeoutMs))
    }
  }
  app.use(['/mobify/proxy', '/mobify/caching'], (_req, res) => {
    res.status(404).type('text/plain').send('No such proxy.')
  })
}
