import {createStore, get, update, type UseStore} from 'idb-keyval'
import {storedMark} from '@app/features/session/public/stored-session'
import {publishPending} from './pending-changes'
import {asTried, withoutChange, withoutRefused, type Change} from '../model/change'

/** An answer of the backend with the fields that pages show. */
export interface StoredRead {
  readonly key: readonly unknown[]
  readonly data: unknown
  /** Time of the answer, epoch milliseconds. */
  readonly at: number
}

/**
 * What this device keeps of a shopper, for pages without a connection (rule DEVICE-1): no token, no payment data. One
 * record per site, so that a change of shopper replaces all of it at once.
 */
export interface ShopperRecord {
  /** Mark of the session that it belongs to, a hash; '' for a visitor without a session. */
  readonly owner: string
  readonly customerId?: string
  readonly kind?: 'guest' | 'registered'
  readonly reads: readonly StoredRead[]
  readonly changes: readonly Change[]
}

const KEY = 'record'

/** Milliseconds for which answers and changes are kept (rule DEVICE-2). */
export const STORED_FOR_MS = 30 * 86_400_000

/** The record without what is too old. */
const fresh = (record: ShopperRecord): ShopperRecord => {
  const since = Date.now() - STORED_FOR_MS
  return {
    ...record,
    reads: record.reads.filter(({at}) => at > since),
    changes: record.changes.filter(({at}) => at > since),
  }
}

const stores = new Map<string, UseStore>()
/** For browsers that store nothing for the shop: kept until the page is left. */
const unstored = new Map<string, ShopperRecord>()

function storeOf(siteId: string): UseStore {
  const store = stores.get(siteId) ?? createStore(`shopper-${siteId}`, 'shopper')
  stores.set(siteId, store)
  return store
}

/** The mark of the session that this browser has at a site; '' without one. */
export function ownerNow(siteId: string): string {
  const mark = storedMark(siteId, document.cookie)
  return mark ? `${mark.kind}~${mark.visitorId}~${mark.hashedId}` : ''
}

/** The stored record of an owner; an empty one where another shopper's is stored. A visitor's belongs to the first session. */
export function recordOf(owner: string, stored: ShopperRecord | undefined): ShopperRecord {
  if (stored?.owner === owner) return stored
  return stored?.owner === '' ? {...stored, owner} : {owner, reads: [], changes: []}
}

/**
 * Changes the record of the present shopper in one transaction; that of another shopper is replaced. Without storage the
 * record is in the memory of the page; where it is full, the changes matter more than what was read.
 */
export async function updateRecord(
  siteId: string,
  change: (record: ShopperRecord) => ShopperRecord,
): Promise<ShopperRecord> {
  const changed = (stored: ShopperRecord | undefined): ShopperRecord =>
    change(fresh(recordOf(ownerNow(siteId), stored ?? unstored.get(siteId))))
  let next: ShopperRecord | undefined
  const write = async (last: (record: ShopperRecord) => ShopperRecord): Promise<void> =>
    update<ShopperRecord>(KEY, (stored) => (next = last(changed(stored))), storeOf(siteId))
  try {
    await write((record) => record).catch(() => write((record) => ({...record, reads: []})))
    unstored.delete(siteId)
  } catch {
    next = changed(undefined)
    unstored.set(siteId, next)
  }
  return next ?? changed(undefined)
}

/** The stored record, of whichever shopper; undefined where there is none. */
export async function storedRecord(siteId: string): Promise<ShopperRecord | undefined> {
  let record: ShopperRecord | undefined
  try {
    record = await get<ShopperRecord>(KEY, storeOf(siteId))
  } catch {
    // Storage is disabled.
  }
  record ??= unstored.get(siteId)
  return record && fresh(record)
}

/** Replaces everything that is kept of the shopper at this site by an empty record: at sign-out and deletion. */
export async function forgetShopper(siteId: string): Promise<void> {
  unstored.delete(siteId)
  await updateRecord(siteId, ({owner}) => ({owner, reads: [], changes: []}))
  publishPending([])
}

let channel: BroadcastChannel | undefined

/** Channel between the tabs of a browser; undefined where there is none. */
function changesChannel(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined
  channel ??= new BroadcastChannel('offline-changes')
  return channel
}

/** Calls `onChange` when another tab has changed the queue of a site. @returns ends the subscription */
export function watchOtherQueues(siteId: string, onChange: () => void): () => void {
  const tabs = changesChannel()
  const listener = ({data}: MessageEvent<unknown>) => data === siteId && onChange()
  tabs?.addEventListener('message', listener)
  return () => tabs?.removeEventListener('message', listener)
}

let underWay = 0

/** Changes the queue, here and for the other tabs. */
export async function updateChanges(
  siteId: string,
  change: (changes: readonly Change[]) => readonly Change[],
): Promise<void> {
  underWay += 1
  const {changes} = await updateRecord(siteId, (record) => ({
    ...record,
    changes: change(record.changes),
  }))
  underWay -= 1
  // The last of several has them all.
  if (underWay === 0) publishPending(changes)
  changesChannel()?.postMessage(siteId)
}

/** A change is about to be sent. */
export const markTried = (siteId: string, {id}: Change): Promise<void> =>
  updateChanges(siteId, (changes) => asTried(changes, id))

/** A change was made. */
export const dropChange = (siteId: string, {id}: Change): Promise<void> =>
  updateChanges(siteId, (changes) => withoutChange(changes, id))

/** A change cannot be made, nor what was to follow it. */
export const dropRefused = (siteId: string, change: Change): Promise<void> =>
  updateChanges(siteId, (changes) => withoutRefused(changes, change))
