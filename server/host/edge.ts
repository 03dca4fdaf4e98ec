import {randomUUID} from 'node:crypto'
import express, {type Express, type NextFunction, type Request, type Response} from 'express'
import {processRequest} from '../app/process-request'
import type {Bundle} from './bundle'
import {bundleFiles} from './bundle-files'
import type {CircuitBreaker} from '../app/circuit-breaker'
import {compress} from './compress'
import {addProxies, type ProxyOptions} from './proxies'
import {continueTrace} from './request-ids'

/** Headers that browsers must not set: the public address is configured. */
const outerAddress = (external: URL) => ({
  'x-forwarded-host': external.host,
  'x-forwarded-proto': external.protocol.replace(':', ''),
})

/**
 * The headers of a shared page's rendering; none of them comes from a browser.
 * @param requestId id of the rendering; an error page shows it
 * @param traceparent span of the rendering
 */
export const sharedPageHeaders = (
  external: URL,
  requestId: string,
  traceparent = continueTrace(undefined),
): Record<string, string> => ({
  host: external.host,
  accept: 'text/html',
  'x-correlation-id': requestId,
  traceparent,
  ...outerAddress(external),
})

/** The work of Managed Runtime's edge before the bundle's app gets a request. */
function atEdge({external, traced}: Pick<EdgeOptions, 'external' | 'traced'>) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const [path = '/', querystring = ''] = req.url.split('?')
    const processed = processRequest({path, querystring})
    req.url = processed.querystring ? `${processed.path}?${processed.querystring}` : processed.path
    req.originalUrl = req.url
    // Read from the original address; the bundle's app reads it again from the shortened address.
    Reflect.deleteProperty(req, 'query')
    req.headers['x-correlation-id'] ??= randomUUID()
    if (!traced) req.headers.traceparent = continueTrace(req.headers.traceparent)
    Object.assign(req.headers, outerAddress(external))
    next()
  }
}

interface EdgeOptions {
  bundle: Bundle
  external: URL
  /** Folder of earlier builds. */
  earlierBuilds: string
  proxies: Omit<ProxyOptions, 'external' | 'traced'>
  /** True when requests have a span of their own in `traceparent`. */
  traced: boolean
}

export interface Edge {
  app: Express
  /** Optional services of a page, and whether they are paused. */
  breakers: ReadonlyMap<string, CircuitBreaker>
}

/** Proxies, bundle files and the bundle's app, for every request that the page cache does not answer. */
export function createEdge({bundle, external, earlierBuilds, proxies, traced}: EdgeOptions): Edge {
  const edge = express()
  edge.disable('x-powered-by')
  edge.set('etag', false)
  const breakers = addProxies(edge, {external, traced, ...proxies})
  edge.use('/mobify/bundle', bundleFiles(bundle, earlierBuilds))
  edge.use(compress)
  edge.use(atEdge({external, traced}))
  edge.use(bundle.app)
  return {app: edge, breakers}
}
