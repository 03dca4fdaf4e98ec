import {currentConsent, onConsentChange} from '@app/features/consent/public/tracking-consent'
import {callPersonalisation, currentVisitor} from '../public/visitor'
import {serviceSiteId} from '@common/personalisation-instance'
import {onSessionChange} from '@app/features/session/public/shopper-client'
import type {TrackedEvent} from '../public/shop-event'
import {activityOf} from './activities'
import {hold, takeHeld} from './held-activities'
import {createRequestQueue} from './request-queue'

const send = createRequestQueue()

// When consent is withdrawn, the held activities are discarded as well.
onConsentChange(() => {
  if (currentConsent() === 'declined') takeHeld()
})

onSessionChange(() => void sendActivities([]))

/**
 * Sends events to the personalisation service, which identifies visitors by their session: those from before
 * the session starts are sent as soon as it has started, on a later page too.
 */
export async function sendActivities(events: readonly TrackedEvent[]): Promise<void> {
  if (currentConsent() !== 'granted') return
  const all = [
    ...takeHeld(),
    ...events.flatMap(({event, context: {siteId, organizationId, path}}) => {
      const activity = activityOf(event, path)
      return activity ? [{...activity, context: {siteId, organizationId}}] : []
    }),
  ]
  hold(all.filter(({context}) => !currentVisitor(context.siteId)))
  const calls = all.flatMap(({name, body, context}) => {
    const visitor = currentVisitor(context.siteId)
    const path = `/activities/${serviceSiteId(context)}/${name}`
    return visitor ? [() => callPersonalisation(context, path, visitor, body)] : []
  })
  await send(calls)
}
