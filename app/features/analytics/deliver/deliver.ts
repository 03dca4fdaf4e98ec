import type {TrackedEvent} from '../model/shop-event'
import {dataLayerEntries, type DataLayerEntry} from './data-layer'
import {sendActivities} from './send-activities'

/** The tag manager's queue; it reads what was pushed before it was loaded. */
interface TagManagerWindow {
  dataLayer?: DataLayerEntry[]
}

/** Tells everybody who is to know, in the order in which it happened. In a chunk of its own. */
export async function deliver(events: readonly TrackedEvent[]): Promise<void> {
  const page = window as TagManagerWindow
  for (const tracked of events) {
    const entries = await dataLayerEntries(tracked)
    page.dataLayer ??= []
    page.dataLayer.push(...entries)
  }
  await sendActivities(events)
}
