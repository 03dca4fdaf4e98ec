import {currentConsent, onConsentChange} from '@app/features/consent/model/tracking-consent'
import {callPersonalisation} from '@app/features/personalisation/api/personalisation-client'
import {serviceSiteId} from '@common/personalisation-instance'
import {currentVisitor} from '@app/features/personalisation/model/visitor'
import type {TrackedEvent} from '../model/shop-event'
import {activityOf} from './activities'
import {createRequestQueue} from './request-queue'

/** Maximum number of activities held until the browser has a session; the oldest are dropped first. */
const MAX_HELD = 20

let held: TrackedEvent[] = []

const send = createRequestQueue()

// When consent is withdrawn, the held events are discarded as well.
onConsentChange(() => {
  if (currentConsent() === 'declined') held = []
})

/**
 * Sends events to the personalisation service, which identifies visitors by their session: events
 * before the session starts are sent with the first event after it.
 */
export async function sendActivities(events: readonly TrackedEvent[]): Promise<void> {
  const all = [...held, ...events]
  held = []
  const calls = all.flatMap((tracked) => {
    const {event, context} = tracked
    const activity = activityOf(event, context.path)
    if (!activity) return []
    const visitor = currentVisitor(context.siteId)
    if (!visitor) {
      held = [...held, tracked].slice(-MAX_HELD)
      return []
    }
    const path = `/activities/${serviceSiteId(context)}/${activity.name}`
    return [() => callPersonalisation(context, path, visitor, activity.body)]
  })
  await send(calls)
}
