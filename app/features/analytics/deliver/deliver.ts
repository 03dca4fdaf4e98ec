import type {TrackedEvent} from '../model/shop-event'
import {dataLayerEntries} from './data-layer'
import {sendActivities} from './send-activities'
import {sendTraces} from './send-traces'
import {pushToDataLayer, startTagManager} from './tag-manager'

/** Tells everybody who is to know, in the order in which it happened. In a chunk of its own. */
export async function deliver(events: readonly TrackedEvent[]): Promise<void> {
  for (const tracked of events) {
    startTagManager(tracked.context.tagManager ?? null)
    pushToDataLayer(await dataLayerEntries(tracked))
  }
  await Promise.all([sendActivities(events), sendTraces(events)])
}
