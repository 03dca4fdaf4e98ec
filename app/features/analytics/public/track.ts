import {onConsentChange, statisticsConsent} from '@app/features/consent/public/tracking-consent'
import {whenIdle} from '@app/shared/lib/when-idle'
import type {EventContext, ShopEvent, TrackedEvent} from './shop-event'

/** Maximum number of events that wait for consent or for an idle moment; the oldest are dropped first. */
const MAX_WAITING = 50

let waiting: TrackedEvent[] = []
let scheduled = false
let listening = false
let observe: ((tracked: TrackedEvent) => void) | undefined

async function deliverWaiting(): Promise<void> {
  try {
    const {deliver} = await import('../deliver/deliver')
    const events = waiting
    waiting = []
    scheduled = false
    if (statisticsConsent() === 'granted') await deliver(events)
  } catch {
    // The delivery code failed to load. The next event tries again; the shopper sees no error.
    scheduled = false
  }
}

function schedule(): void {
  if (scheduled || waiting.length === 0) return
  scheduled = true
  whenIdle(() => void deliverWaiting())
}

/** Sends the waiting events before the page is hidden, for example the click that leaves it. */
function tellBeforeLeaving(): void {
  const leaves = document.visibilityState === 'hidden' && waiting.length > 0
  if (leaves && statisticsConsent() === 'granted') void deliverWaiting()
}

function obeyConsent(): void {
  const consent = statisticsConsent()
  if (consent === 'granted') schedule()
  if (consent === 'declined') waiting = []
}

/**
 * Sends an event once the shopper has consented to statistics and the browser is idle: to the tag manager, and with
 * consent to tracking also to personalisation and the tracking mutation. Events before the shopper's answer are queued;
 * a refusal clears the queue. Does nothing on the server. Components use `useTrack`.
 */
export function track(event: ShopEvent, context: EventContext): void {
  if (typeof window === 'undefined') return
  if (!listening) {
    listening = true
    onConsentChange(obeyConsent)
    document.addEventListener('visibilitychange', tellBeforeLeaving)
  }
  const tracked = {event, context, at: Date.now()}
  observe?.(tracked)
  if (statisticsConsent() === 'declined') return
  waiting = [...waiting, tracked].slice(-MAX_WAITING)
  obeyConsent()
}

/**
 * Passes on the events that wait, and each later one, independent of the shopper's choice: for the developer overlay,
 * which sends nothing. @returns ends the observation
 */
export function observeEvents(listener: (tracked: TrackedEvent) => void): () => void {
  waiting.forEach(listener)
  observe = listener
  return () => {
    observe = undefined
  }
}
