import {onConsentChange} from '@app/features/consent/public/tracking-consent'
import type {ClientErrorWindow} from '@app/shared/lib/client-error'
import {isReportSampled} from '@app/shared/lib/report-sample'
import {describeClientError} from './model/describe-client-error'
import {permissionOf} from '@common/report-permission'
import {pageKindOf} from '@app/shared/lib/route-of'
import {FIELD_PATH, MAX_ITEMS, type FieldItem, type FieldReport} from '@common/field-report'

/** Shares of visits, 0 to 1; all where one is missing (rule EVENT-11). */
export interface ReportShares {
  /** Of visits whose errors are reported. */
  readonly reportShare?: number
  /** Of visits whose Web Vitals are measured. */
  readonly vitalsShare?: number
}

/** Maximum number of reports and of errors per page load; repeated errors are sent once. */
const MAX_REPORTS = 10
const MAX_CLIENT_ERRORS = 10

const kindNow = () => pageKindOf(window.location.pathname)

const bundleOf = (document: Document): string =>
  /\/mobify\/bundle\/([\w-]+)\//.exec(
    document.querySelector<HTMLScriptElement>('script[src*="/mobify/bundle/"]')?.src ?? '',
  )?.[1] ?? 'unknown'

function permission() {
  const {doNotTrack, globalPrivacyControl} = navigator as Navigator & {
    globalPrivacyControl?: boolean
  }
  return permissionOf({cookies: document.cookie, doNotTrack, globalPrivacyControl})
}

/** Holds items until the page is left or hidden; items without permission at that time are dropped. */
class Outbox {
  private items: FieldItem[] = []
  private readonly figures = new Map<string, FieldItem>()
  private readonly reported = new Set<string>()
  private sent = 0

  add(item: FieldItem): void {
    if (this.items.length < MAX_ITEMS) this.items.push(item)
  }

  /** Stores the latest value of a metric: the last value before the page is left is sent, only once. */
  keep(name: string, figure: FieldItem): void {
    if (!this.reported.has(name)) this.figures.set(name, figure)
  }

  readonly send = (): void => {
    const allowed = permission()
    const figures = allowed === 'all' ? [...this.figures] : []
    const items = allowed === 'none' ? [] : this.items.splice(0, MAX_ITEMS - figures.length)
    this.items = []
    this.figures.clear()
    if (items.length + figures.length === 0 || this.sent >= MAX_REPORTS) return
    this.sent += 1
    for (const [name] of figures) this.reported.add(name)
    const {lang, dataset} = document.documentElement
    const report: FieldReport = {
      site: dataset.site ?? '',
      locale: lang,
      bundle: bundleOf(document),
      items: [...figures.map(([, figure]) => figure), ...items],
    }
    navigator.sendBeacon(FIELD_PATH, JSON.stringify(report))
  }
}

/**
 * Loads the measuring code and starts it once the shopper consents.
 * @returns resolves when measuring has started, if the shopper consented on an earlier page; otherwise
 * at once
 */
async function measureWithConsent(outbox: Outbox, share?: number): Promise<void> {
  const page = kindNow()
  const begin = async (): Promise<void> => {
    if (permission() !== 'all' || !isReportSampled(share)) return
    stopListening()
    const vitals = await import('./vitals').catch(() => null)
    vitals?.watchVitals(page, (item) => outbox.keep(item.name, item))
  }
  const stopListening = onConsentChange(() => void begin())
  await begin()
}

function watchClientErrors(outbox: Outbox): void {
  const {clientErrors} = window as ClientErrorWindow
  if (!clientErrors) return
  const reported = new Set<string>()
  const tell: typeof clientErrors.push = (one) => {
    const item = describeClientError(one, kindNow())
    const key = JSON.stringify(item)
    if (!item || reported.has(key) || reported.size >= MAX_CLIENT_ERRORS) return
    reported.add(key)
    outbox.add(item)
  }
  clientErrors.splice(0).forEach(tell)
  clientErrors.push = tell
}

/**
 * Sends load times and errors of this page load to the shop when the page is left or hidden, as far as
 * the shopper permits (docs/guides/host.md "Field figures"). Call it once, after the page has loaded.
 */
export async function reportField({reportShare, vitalsShare}: ReportShares = {}): Promise<void> {
  const outbox = new Outbox()
  // web-vitals listens on the window and reports its last values earlier.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') outbox.send()
  })
  window.addEventListener('pagehide', outbox.send)
  await measureWithConsent(outbox, vitalsShare)
  // Errors up to this point were collected by static/start.js.
  if (isReportSampled(reportShare)) watchClientErrors(outbox)
}
