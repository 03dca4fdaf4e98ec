import {currentConsent} from '@app/features/consent/public/tracking-consent'
import type {TrackedEvent} from '../public/shop-event'
import {dataLayerEntries} from './data-layer'
import {sendActivities} from './send-activities'
import {sendTraces} from './send-traces'
import {pushToDataLayer, startTagManager} from './tag-manager'

/**
 * Sends the events, in the order in which they occurred: to the tag manager with consent to statistics, and to the other
 * receivers unless do-not-track holds (rule CONSENT-7). Loaded as a separate chunk.
 */
export async function deliver(events: readonly TrackedEvent[]): Promise<void> {
  for (const tracked of events) {
    startTagManager(tracked.context.tagManager ?? null)
    pushToDataLayer(await dataLayerEntries(tracked))
  }
  if (currentConsent() !== 'granted') return
  await Promise.all([sendActivities(events), sendTraces(events)])
}
