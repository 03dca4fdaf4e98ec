import {currentConsent, onConsentChange} from '@app/features/consent/model/tracking-consent'
import {currentVisitor} from '@app/features/personalisation/model/visitor'
import {loadCommerce} from '@app/features/session/model/shopper-client'
import type {EventContext, TrackedEvent} from '../model/shop-event'
import {isTraced, nextTrace, traceEntry, type TraceEntry, type TraceRecord} from '../model/trace'
import {proxyPath} from '@common/proxy-path'

/** Timeout of the request in milliseconds; no other code waits for the request. */
const TIMEOUT_MS = 5000

const keyOf = (siteId: string): string => `trace_${siteId}`

/** Ids of the sites whose records this page has written. */
const written = new Set<string>()

function readRecord(siteId: string): TraceRecord | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(siteId)) ?? 'null') as TraceRecord | null
  } catch {
    // Storage is disabled, or other code wrote an invalid value.
    return null
  }
}

function keepRecord(siteId: string, record: TraceRecord): void {
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify(record))
    written.add(siteId)
  } catch {
    // Storage failed: the next event begins a new trace.
  }
}

// When the shopper withdraws consent, the stored traces are removed.
onConsentChange(() => {
  if (currentConsent() !== 'declined') return
  for (const siteId of written) localStorage.removeItem(keyOf(siteId))
  written.clear()
})

async function send({siteId, locale, organizationId}: EventContext, entry: TraceEntry) {
  const token = await (await loadCommerce()).accessToken(false)
  const query = new URLSearchParams({siteId, locale})
  await fetch(
    `${proxyPath('api')}/custom/shopper-checkout/v1/organizations/${organizationId}/trace?${query}`,
    {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Authorization: `Bearer ${token}`},
      body: JSON.stringify(entry),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      keepalive: true,
    },
  )
}

/**
 * Sends the tracking mutation (rule EVENT-5): the steps of a purchase, in order. Only shoppers with a
 * session have a trace; failures are ignored.
 */
export async function sendTraces(events: readonly TrackedEvent[]): Promise<void> {
  for (const tracked of events) {
    const {event, context, at} = tracked
    const visitor = isTraced(event) ? currentVisitor(context.siteId) : null
    if (!visitor) continue
    const record = nextTrace(readRecord(context.siteId), {
      now: at,
      registered: visitor.userId !== undefined,
      newId: () => crypto.randomUUID(),
    })
    keepRecord(context.siteId, record)
    const entry = traceEntry(tracked, record)
    if (entry) await send(context, entry).catch(() => undefined)
  }
}
