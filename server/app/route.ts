import type {IncomingMessage} from 'node:http'
import type {ErrorRequestHandler, Express, RequestHandler} from 'express'
import type {Runtime} from '@salesforce/pwa-kit-runtime/ssr/server/express'
import type {Shop} from '../../app/shared/lib/shop-context'
import type {SitePages} from '../../common/site-pages'
import type {Environment} from '../../config/environment'
import {limitRate} from './rate-limit/limit-rate'
import type {Rate} from './rate-limit/token-bucket'
import type {RunTimeSites} from './run-time-site'

/** Content of a share image: a name and the path of a picture on the static host. */
export interface ShareSubject {
  title: string
  picture: string | undefined
}

/** Storefront functions that the server calls: `app/ssr.js` passes them, so that the server imports no feature. */
export interface Storefront {
  /**
   * Reads the content of a share image.
   * @param kind `product`, `category` or `home`
   * @param id id of that kind
   * @throws ApiFault with status 404 for an unknown id
   */
  readShareSubject: (shop: Shop, kind: string, id: string) => Promise<ShareSubject>
  /** Reads the pages of a site that search engines list. @throws ApiFault when a backend cannot be read */
  readSitePages: (shop: Shop) => Promise<SitePages>
}

/** What routes are made of. */
export interface RouteContext {
  readonly env: Environment
  /** Address under which browsers reach the shop. */
  readonly shop: URL
  /** Whether `Host` must name the shop; an edge that chooses the shop by it may send another one. */
  readonly checkHost: boolean
  /** IPv4 address, or IPv6 network such as `2001:db8::/64`, of the client of a request. */
  readonly clientOf: (req: IncomingMessage) => string
  readonly sitesAtRunTime: RunTimeSites
  readonly runtime: Runtime
  readonly storefront: Storefront
}

export interface Route {
  /** `use` for every method, and every path below `path`. */
  readonly method: 'get' | 'post' | 'delete' | 'all' | 'use'
  readonly path: string | RegExp
  /** Requests of one client; above it the answer is 429. Absent where answers cost little. */
  readonly rate?: Rate
  /** Maximum size in bytes of a body that the handler reads by `readText`; absent where it reads none. */
  readonly maxBody?: number
  readonly handler: RequestHandler | readonly RequestHandler[]
}

/** Routes of one concern, in the order in which they are tried. */
export type RouteModule = (context: RouteContext) => readonly Route[]

const bodyLimits = new WeakMap<IncomingMessage, number>()

/** Adds routes to an app, in their order. */
export function mountRoutes(
  app: Express,
  routes: readonly Route[],
  clientOf: RouteContext['clientOf'],
): void {
  for (const {method, path, rate, maxBody, handler} of routes) {
    const limitBody: RequestHandler = (req, _res, next) => {
      if (maxBody !== undefined) bodyLimits.set(req, maxBody)
      next()
    }
    const limits = [
      ...(rate ? [limitRate(`${method} ${String(path)}`, rate, clientOf)] : []),
      limitBody,
    ]
    app[method](path, ...limits, ...[handler].flat())
  }
}

/**
 * The body of a request as UTF-8 text; '' for one that breaks off.
 * @returns null when it is longer than its route allows; the rest is not read
 * @throws Error in a route without `maxBody`
 */
export async function readText(req: IncomingMessage): Promise<string | null> {
  const limit = bodyLimits.get(req)
  if (limit === undefined) throw new Error('The route has no limit of its body.')
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      bytes += chunk.length
      if (bytes > limit) return null
      chunks.push(chunk)
    }
  } catch {
    return ''
  }
  return Buffer.concat(chunks).toString()
}

/** Answers an address that cannot be decoded, such as `/%E0%A4%A`: a client error, logged without a stack trace. */
export const refuseBadAddress: ErrorRequestHandler = (error, _req, res, next) => {
  if (!(error instanceof URIError) || res.headersSent) return next(error)
  res.status(400).set('Cache-Control', 'no-store').type('text/plain').send('No such address.')
}
