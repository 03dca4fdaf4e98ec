import {randomUUID} from 'node:crypto'
import compression from 'compression'
import express, {type Express, type NextFunction, type Request, type Response} from 'express'
import sirv from 'sirv'
import {processRequest} from '../app/process-request'
import {isServerOnly, type Bundle} from './bundle'
import {addProxies} from './proxies'

/** Seconds; a bundle's files never change under their address. */
const BUNDLE_MAX_AGE = 31_536_000
/** Brotli quality for pages made per request: most of the gain, a few milliseconds. */
const DYNAMIC_BROTLI_QUALITY = 4

/** `/mobify/bundle/{id}/…` from the build, with the compressed copies made at build time. */
function bundleFiles({folder}: Bundle): express.RequestHandler {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: BUNDLE_MAX_AGE,
    setHeaders: (res) => res.setHeader('Access-Control-Allow-Origin', '*'),
  })
  return (req, res, next) => {
    const [, requestedId = '', rest = ''] = /^\/([^/]+)(\/.*)$/.exec(req.url) ?? []
    if (!requestedId || isServerOnly(rest)) return next()
    req.url = rest
    return files(req, res, () => {
      res.status(404).type('text/plain').set('Cache-Control', 'no-store').send('No such file.')
    })
  }
}

/** What Managed Runtime's edge does before the bundle's app sees a request. */
function atEdge(external: URL) {
  return (req: Request, _res: Response, next: NextFunction): void => {
    const [path = '/', querystring = ''] = req.url.split('?')
    const processed = processRequest({path, querystring})
    req.url = processed.querystring ? `${processed.path}?${processed.querystring}` : processed.path
    req.originalUrl = req.url
    req.headers['x-correlation-id'] ??= randomUUID()
    // Whatever a client claims about the outer address is replaced by what is configured.
    req.headers['x-forwarded-host'] = external.host
    req.headers['x-forwarded-proto'] = external.protocol.replace(':', '')
    next()
  }
}

/** The self-hosted Managed Runtime around one bundle. */
export function createHost(bundle: Bundle, external: URL): Express {
  const host = express()
  host.disable('x-powered-by')
  host.set('etag', false)
  addProxies(host, external)
  host.use('/mobify/bundle', bundleFiles(bundle))
  host.use(compression({brotli: {params: {[1]: DYNAMIC_BROTLI_QUALITY}}}))
  host.use(atEdge(external))
  host.use(bundle.app)
  return host
}
