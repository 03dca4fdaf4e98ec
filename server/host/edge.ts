import {randomUUID} from 'node:crypto'
import express, {type Express, type NextFunction, type Request, type Response} from 'express'
import {processRequest} from '../app/process-request'
import type {Bundle} from './bundle'
import {bundleFiles} from './bundle-files'
import type {CircuitBreaker} from '../app/circuit-breaker'
import {compress} from './compress'
import {addProxies, type ProxyOptions} from './proxies'
import {continueTrace} from './request-ids'

/** What browsers may not claim: the outer address is what is configured. */
const outerAddress = (external: URL) => ({
  'x-forwarded-host': external.host,
  'x-forwarded-proto': external.protocol.replace(':', ''),
})

/**
 * The headers of a page that is rendered for everyone; none of them comes from a browser.
 * @param requestId names the rendering; an error page shows it
 */
export const sharedPageHeaders = (external: URL, requestId: string): Record<string, string> => ({
  host: external.host,
  accept: 'text/html',
  'x-correlation-id': requestId,
  traceparent: continueTrace(undefined),
  ...outerAddress(external),
})

/** What Managed Runtime's edge does before the bundle's app sees a request. */
function atEdge(external: URL) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const [path = '/', querystring = ''] = req.url.split('?')
    const processed = processRequest({path, querystring})
    req.url = processed.querystring ? `${processed.path}?${processed.querystring}` : processed.path
    req.originalUrl = req.url
    // Read from the address as it came; the bundle's app reads it again from what is left.
    Reflect.deleteProperty(req, 'query')
    req.headers['x-correlation-id'] ??= randomUUID()
    req.headers.traceparent = continueTrace(req.headers.traceparent)
    Object.assign(req.headers, outerAddress(external))
    next()
  }
}

export interface EdgeOptions {
  bundle: Bundle
  external: URL
  /** Folder of earlier builds. */
  earlierBuilds: string
  proxies: Omit<ProxyOptions, 'external'>
}

export interface Edge {
  app: Express
  /** Services that a page can do without, and whether they rest. */
  breakers: ReadonlyMap<string, CircuitBreaker>
}

/** Proxies, bundle files and the bundle's app, for every request that the page cache leaves over. */
export function createEdge({bundle, external, earlierBuilds, proxies}: EdgeOptions): Edge {
  const edge = express()
  edge.disable('x-powered-by')
  edge.set('etag', false)
  const breakers = addProxies(edge, {external, ...proxies})
  edge.use('/mobify/bundle', bundleFiles(bundle, earlierBuilds))
  edge.use(compress)
  edge.use(atEdge(external))
  edge.use(bundle.app)
  return {app: edge, breakers}
}
