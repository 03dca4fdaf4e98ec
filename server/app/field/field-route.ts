import type {IncomingMessage} from 'node:http'
import type {Request, RequestHandler} from 'express'
import {
  FIELD_PATH,
  MAX_REPORT_BYTES,
  type FieldItem,
  type FieldReport,
} from '../../../common/field-report'
import {permissionOf} from '../../../common/report-permission'
import {FIELD_ITEM} from '../../../common/server-events'
import {sites as configuredSites} from '../../../config/sites/registry'
import {isForeign} from '../foreign-request'
import {readText, type RouteModule} from '../route'
import {Forwarder, type ForwardTargets} from './forward'
import {readPolicyReports} from './policy-reports'
import {readReport} from './read-report'
import {TokenBucket, type Rate} from '../rate-limit/token-bucket'

/** Maximum rate of reports from all clients together, in one process. */
const RATE: Rate = {perSecond: 50, burst: 200}

/** An item of a report, as passed to the host. */
export interface CountedItem {
  item: FieldItem
  site: string
  /** `earlier` for a page of an earlier bundle. */
  bundle: string
}

function countItems({site, bundle, items}: FieldReport, ownBundle: string): void {
  for (const item of items) {
    const counted: CountedItem = {item, site, bundle: bundle === ownBundle ? bundle : 'earlier'}
    process.emit(FIELD_ITEM as 'message', counted, undefined)
  }
}

interface FieldRouteOptions {
  targets: ForwardTargets
  /** Ids of the configured sites. */
  sites: ReadonlySet<string>
  /** Id of the running bundle. */
  bundle: string
}

const BUNDLE = /^[\w-]{1,64}$/
/** Content types of the reports that browsers make by themselves. */
const BY_BROWSERS = /^application\/(csp-report|reports\+json)\b/

/** Whether the shopper declined to be reported of. Pages know it before they send; browsers do not. */
const declines = ({headers}: IncomingMessage): boolean =>
  permissionOf({
    cookies: headers.cookie ?? '',
    doNotTrack: headers.dnt as string | undefined,
    globalPrivacyControl: headers['sec-gpc'] === '1',
  }) === 'none'

/** The reports in a body, by content type; null when it has none. */
function reportsIn(req: Request, text: string): FieldReport[] | null {
  if (!BY_BROWSERS.test(req.headers['content-type'] ?? '')) {
    const report = readReport(text)
    return report && [report]
  }
  const {bundle} = req.query
  const known = typeof bundle === 'string' && BUNDLE.test(bundle) ? bundle : 'unknown'
  const reports = readPolicyReports(text, known)
  return reports && declines(req) ? [] : reports
}

/**
 * `POST /shop-health`: accepts browser reports about the shop, counts them and forwards problems. Limits:
 * 8 KB and 20 items per report, 50 reports per second. The status is always 204, so that the browser does not wait.
 */
export function fieldRoute({targets, sites, bundle}: FieldRouteOptions): RequestHandler {
  const bucket = new TokenBucket(RATE)
  const forwarder = new Forwarder(targets)
  return async (req, res) => {
    res.set('Cache-Control', 'no-store')
    if (isForeign(req)) return res.status(403).end()
    if (!bucket.take()) return res.status(429).set('Retry-After', String(bucket.retryAfter)).end()
    const text = await readText(req)
    if (text === null) return res.status(413).set('Connection', 'close').end()
    const reports = reportsIn(req, text)
    if (!reports?.every(({site}) => sites.has(site))) return res.status(400).end()
    const deliveries = reports.flatMap((report) => {
      countItems(report, bundle)
      const clientErrors = report.items.filter((item) => item.type !== 'vital')
      return clientErrors.map((item) => forwarder.tell(report, item))
    })
    // A function of Managed Runtime is suspended after its answer, so the answer is sent last.
    await Promise.all(deliveries)
    return res.status(204).end()
  }
}

export const fieldRoutes: RouteModule = ({env, shop}) => [
  {
    method: 'post',
    path: FIELD_PATH,
    rate: {perSecond: 5, burst: 100},
    maxBody: MAX_REPORT_BYTES,
    handler: fieldRoute({
      targets: {
        sapi: env.SAPI_ORIGIN,
        ocapi: env.OCAPI_ORIGIN,
        clientId: env.COMMERCE_CLIENT_ID,
        password: env.STOREFRONT_PASSWORD,
        shop: shop.origin,
      },
      sites: new Set(configuredSites.map(({id}) => id)),
      bundle: env.BUNDLE_ID,
    }),
  },
]
