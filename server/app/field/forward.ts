import {LRUCache} from 'lru-cache'
import {callBackend} from '../call-backend'
import {CircuitBreaker} from '../circuit-breaker'
import type {ErrorItem, FieldReport, ViolationItem} from '../../../common/field-report'
import {monotonicNow} from '../../../common/monotonic-now'
import {VERSION} from '../../../common/version'
import type {ConfiguredOrigin} from '../../../config/configured-origin'
import {TokenBucket, type Rate} from '../rate-limit/token-bucket'
import {storefrontPassword} from '../storefront-password'

/** Milliseconds in which the same problem is not forwarded again; repeated reports are counted meanwhile. */
const ONCE_IN_MS = 600_000
/** Maximum number of problems remembered; the least recently reported is dropped first. */
const MAX_KNOWN = 500
/** Maximum rate of calls to backends, and maximum number of concurrent calls. */
const RATE: Rate = {perSecond: 0.5, burst: 20}
const MAX_RUNNING = 5
const TIMEOUT_MS = 3_000

export interface ForwardTargets {
  /** Origin of the site controllers. */
  sapi: ConfiguredOrigin
  /** Origin of OCAPI. */
  ocapi: ConfiguredOrigin
  clientId: string
  /** Password of a protected storefront (rule API-2). */
  password?: string | undefined
  /** Origin under which browsers reach the shop. */
  shop: string
}

export type ClientError = ErrorItem | ViolationItem

interface Known {
  /** Number of reports since the problem was last forwarded. */
  times: number
  reportedAt: number
}

interface Call {
  service: 'sapi' | 'ocapi'
  path: string
  headers: Record<string, string>
  body: unknown
}

/** `POST …/sapi/storeErrorData` (rule API-2). */
function errorCall(
  targets: ForwardTargets,
  report: FieldReport,
  item: ErrorItem,
  times: number,
): Call {
  const {site, locale, bundle} = report
  const {page, message, source} = item
  const headers = {'Content-Type': 'application/json', ...storefrontPassword(targets.password)}
  return {
    service: 'sapi',
    path: `/s/${site}/${locale.toLowerCase()}/sapi/storeErrorData`,
    headers,
    body: {
      type: 'script-error',
      version: VERSION,
      site,
      locale,
      page,
      bundle,
      message,
      source,
      times,
    },
  }
}

/** `POST …/csp` of OCAPI (rule API-2), in the form in which browsers report. */
function violationCall(
  targets: ForwardTargets,
  {site, locale}: FieldReport,
  {page, directive, blocked, disposition}: ViolationItem,
): Call {
  return {
    service: 'ocapi',
    path: `/s/${site}/dw/shop/v21_3/csp`,
    headers: {'Content-Type': 'application/csp-report', 'x-dw-client-id': targets.clientId},
    body: {
      'csp-report': {
        // The page type replaces the address, which could identify a person's order.
        'document-uri': `${targets.shop}/${site.toLowerCase()}/${locale.toLowerCase()}/${page}`,
        'effective-directive': directive,
        'violated-directive': directive,
        'blocked-uri': blocked,
        disposition,
      },
    },
  }
}

/**
 * Forwards errors to `storeErrorData` and violations to `csp`: each problem once in ten minutes with its number of
 * reports, few calls at a time, and none to a failing service. Reports that are not forwarded are still counted in
 * the metrics.
 */
export class Forwarder {
  private readonly known = new LRUCache<string, Known>({max: MAX_KNOWN})
  private readonly bucket: TokenBucket
  private readonly breakers
  private running = 0

  constructor(
    private readonly targets: ForwardTargets,
    private readonly now: () => number = monotonicNow,
  ) {
    this.bucket = new TokenBucket(RATE, now)
    this.breakers = {
      sapi: new CircuitBreaker(undefined, now),
      ocapi: new CircuitBreaker(undefined, now),
    }
  }

  /** Resolves when the call has ended, or at once when no call is made; never rejects. */
  async tell(report: FieldReport, item: ClientError): Promise<void> {
    const known = this.remember(JSON.stringify([report.site, report.bundle, item]))
    known.times += 1
    if (this.now() - known.reportedAt < ONCE_IN_MS || this.running >= MAX_RUNNING) return
    const call =
      item.type === 'error'
        ? errorCall(this.targets, report, item, known.times)
        : violationCall(this.targets, report, item)
    const breaker = this.breakers[call.service]
    if (!this.bucket.take() || !breaker.admits()) return
    Object.assign(known, {times: 0, reportedAt: this.now()})
    this.running += 1
    if (await send(this.targets[call.service], call)) breaker.succeeded()
    else breaker.failed()
    this.running -= 1
  }

  private remember(key: string): Known {
    const known = this.known.get(key) ?? {times: 0, reportedAt: -Infinity}
    this.known.set(key, known)
    return known
  }
}

async function send(origin: ConfiguredOrigin, {path, headers, body}: Call): Promise<boolean> {
  try {
    const request = {method: 'POST', headers, body: JSON.stringify(body), timeoutMs: TIMEOUT_MS}
    return (await callBackend(origin, path, request)).status < 500
  } catch {
    return false
  }
}
