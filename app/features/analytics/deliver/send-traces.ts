import {currentConsent, onConsentChange} from '@app/features/consent/public/tracking-consent'
import {currentVisitor} from '../public/visitor'
import {loadCommerce} from '@app/features/session/public/shopper-client'
import type {EventContext, TrackedEvent} from '../public/shop-event'
import {isTraced, nextTrace, traceEntry, type TraceEntry} from '../model/trace'
import {endWrittenTraces, keepTrace, readTrace} from '../public/trace-record'
import {proxyPath} from '@common/proxy-path'
import {createRequestQueue} from './request-queue'

/** Timeout of the request in milliseconds; no other code waits for the request. */
const TIMEOUT_MS = 5000

const inOrder = createRequestQueue()

// When the shopper withdraws consent, the stored traces are removed.
onConsentChange(() => {
  if (currentConsent() === 'declined') endWrittenTraces()
})

async function send({siteId, locale, organizationId}: EventContext, entry: TraceEntry) {
  // The shopper may have withdrawn consent while the entry waited.
  if (currentConsent() === 'declined') return
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
  const calls = events.flatMap((tracked) => {
    const {event, context, at} = tracked
    const visitor = isTraced(event) ? currentVisitor(context.siteId) : null
    if (!visitor) return []
    const record = nextTrace(readTrace(context.siteId), {
      now: at,
      registered: visitor.userId !== undefined,
      newId: () => crypto.randomUUID(),
    })
    keepTrace(context.siteId, record)
    const entry = traceEntry(tracked, record)
    return entry ? [() => send(context, entry)] : []
  })
  await inOrder(calls)
}
