import {observeEvents} from '@app/features/analytics/public/track'
import {statisticsConsent} from '@app/features/consent/public/tracking-consent'

/** Maximum number of events in the overlay; the oldest are dropped first. */
const MAX_EVENTS = 100

/** An event as the overlay lists it. */
export interface SeenEvent {
  readonly name: string
  /** Time in epoch milliseconds. */
  readonly at: number
  /** `sent` to the tag manager, `waiting` for the shopper's answer, or `dropped` because tracking is declined. */
  readonly state: 'sent' | 'waiting' | 'dropped'
  readonly payload: Readonly<Record<string, unknown>>
}

interface QueueEntry {
  readonly event?: unknown
  readonly event_time?: unknown
}

/** Events that were pushed to the tag manager's queue before the overlay was loaded. */
export function sentBefore(queue: unknown): SeenEvent[] {
  if (!Array.isArray(queue)) return []
  return queue.flatMap((entry: QueueEntry | null) => {
    const {event, event_time: at, ...payload} = entry ?? {}
    return typeof event === 'string' && typeof at === 'number'
      ? [{name: event, at, state: 'sent' as const, payload}]
      : []
  })
}

const STATES = {granted: 'sent', open: 'waiting', declined: 'dropped'} as const

/** Adds an event to the end of a list. */
export const withEvent = (events: readonly SeenEvent[], event: SeenEvent): SeenEvent[] =>
  [...events, event].slice(-MAX_EVENTS)

/**
 * Reports the list of events, now and with each new event.
 * @returns ends the reports
 */
export function watchEvents(tell: (events: readonly SeenEvent[]) => void): () => void {
  let events = sentBefore((window as {dataLayer?: unknown}).dataLayer).slice(-MAX_EVENTS)
  tell(events)
  return observeEvents(({event, at}) => {
    const {type: name, ...payload} = event
    const {email: _email, ...shown} = payload as Readonly<Record<string, unknown>>
    events = withEvent(events, {
      name,
      at,
      state: STATES[statisticsConsent()],
      payload: shown,
    })
    tell(events)
  })
}
