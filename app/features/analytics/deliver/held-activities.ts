import type {EventContext} from '../public/shop-event'
import type {Activity} from './activities'

/** An activity of a browser that has no session yet. */
export interface HeldActivity extends Activity {
  readonly context: Pick<EventContext, 'siteId' | 'organizationId'>
}

/** Key in the session storage: activities wait across the pages of a visit. */
const KEY = 'held-activities'
/** Maximum number of held activities; the oldest are dropped first. */
const MAX_HELD = 50

/** Activities of this page where the browser has no storage. */
let unstored: readonly HeldActivity[] = []

/** Keeps activities until the browser has a session. */
export function hold(activities: readonly HeldActivity[]): void {
  if (activities.length === 0) return
  unstored = [...takeHeld(), ...activities].slice(-MAX_HELD)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(unstored))
    unstored = []
  } catch {
    // Storage is disabled or full: they are kept as long as the page.
  }
}

/** Returns the held activities, which are held no longer. */
export function takeHeld(): readonly HeldActivity[] {
  const own = unstored
  unstored = []
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as HeldActivity[]
    sessionStorage.removeItem(KEY)
    return [...stored, ...own]
  } catch {
    // Storage is disabled, or other code wrote an invalid value.
    return own
  }
}
