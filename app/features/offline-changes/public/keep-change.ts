import {hasNoLine} from '@app/shared/lib/has-no-line'
import {
  nextChange,
  withChange,
  type Change,
  type LineChange,
  type WishChange,
} from '../model/change'
import {pendingChanges, publishPending, requestedQuantity} from './pending-changes'
import {updateChanges} from './shopper-record'

export {nextChange}
export type {Change, LineChange, WishChange}

type Without<Kind> = Kind extends unknown ? Omit<Kind, 'at' | 'id' | 'tried'> : never
export type NewChange = Without<Change>

/** Tag of Background Sync: the browser wakes the worker with it when there is a connection. */
const SYNC_TAG = 'offline-changes'

interface WithSync {
  readonly sync?: {readonly register: (tag: string) => Promise<void>}
}

/** Asks for Background Sync, in browsers that have it. */
function askForSync(): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready
    .then((registration) => (registration as WithSync).sync?.register(SYNC_TAG))
    .catch(() => undefined)
}

/** Puts a change into the queue (rule DEVICE-3): shown at once, stored on this device, sent when there is a connection. */
export function keepChange(siteId: string, change: NewChange): void {
  const queued: Change = {...change, id: String(Math.random()), at: Date.now()}
  publishPending(withChange(pendingChanges(), queued))
  void updateChanges(siteId, (changes) => withChange(changes, queued))
  askForSync()
}

/** Whether a change of a line waits: without a connection, and after an earlier change that waits. */
export const mustWaitForLine = (itemId: string): boolean =>
  hasNoLine() || requestedQuantity(pendingChanges(), itemId) !== undefined

/** The same for a product of the wish list. */
export const mustWaitForWish = (productId: string): boolean =>
  hasNoLine() ||
  pendingChanges().some((change) => change.kind === 'wish' && change.productId === productId)
