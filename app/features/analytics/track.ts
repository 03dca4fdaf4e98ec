import {currentConsent, onConsentChange} from '@app/features/consent/model/tracking-consent'
import {whenIdle} from '@app/shared/lib/when-idle'
import type {EventContext, ShopEvent, TrackedEvent} from './model/shop-event'

/** Events that wait for consent or for an idle moment; beyond them the oldest go. */
const MAX_WAITING = 50

let waiting: TrackedEvent[] = []
let scheduled = false
let listening = false

async function deliverWaiting(): Promise<void> {
  try {
    const {deliver} = await import('./deliver/deliver')
    const events = waiting
    waiting = []
    scheduled = false
    if (currentConsent() === 'granted') await deliver(events)
  } catch {
    // Its code did not arrive. The next event tries again; nobody is disturbed by what is measured.
    scheduled = false
  }
}

function schedule(): void {
  if (scheduled || waiting.length === 0) return
  scheduled = true
  whenIdle(() => void deliverWaiting())
}

/** What waits for an idle moment is told before the page goes: the click that leaves it, for one. */
function tellBeforeLeaving(): void {
  const leaves = document.visibilityState === 'hidden' && waiting.length > 0
  if (leaves && currentConsent() === 'granted') void deliverWaiting()
}

function obeyConsent(): void {
  const consent = currentConsent()
  if (consent === 'granted') schedule()
  if (consent === 'declined') waiting = []
}

/**
 * Tells tag manager and personalisation what happened, once the shopper has agreed to it and the
 * browser is idle; what happens before she has answered waits, and a refusal forgets it. Does nothing on
 * the server. Components use `useTrack`.
 */
export function track(event: ShopEvent, context: EventContext): void {
  if (typeof window === 'undefined') return
  if (!listening) {
    listening = true
    onConsentChange(obeyConsent)
    document.addEventListener('visibilitychange', tellBeforeLeaving)
  }
  if (currentConsent() === 'declined') return
  waiting = [...waiting, {event, context, at: Date.now()}].slice(-MAX_WAITING)
  obeyConsent()
}
