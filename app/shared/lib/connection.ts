import {isOffline} from '@common/fault'
import {createStore} from './create-store'

/** What the shopper's line and the shown page are. */
export interface Connection {
  /** False while the browser has no line, or a page load found none. */
  readonly online: boolean
  /** Epoch milliseconds at which a page from this device's store was read; absent for a current page. */
  readonly storedAt?: number
}

const CONNECTED: Connection = {online: true}

const connection = createStore(CONNECTED)

/** The worker marks the documents that it answers from its store (`worker/stored-pages.ts`). */
function ofDocument({dataset}: HTMLElement): Connection {
  const online = dataset.offline === undefined
  return dataset.stored === undefined ? CONNECTED : {online, storedAt: Number(dataset.stored)}
}
if (typeof document !== 'undefined') connection.set(ofDocument(document.documentElement))

const isSame = (one: Connection, other: Connection): boolean =>
  one.online === other.online && one.storedAt === other.storedAt

/** The present connection. Browser only. */
export const readConnection = connection.get

/** Whether calls cannot be made: the browser says so, or a page load got no answer. */
export const hasNoLine = (): boolean => isOffline() || !connection.get().online

/** Changes what is given and keeps the rest. Called by the features `offline` and `shopper-data` only. */
export function changeConnection(change: {online?: boolean; storedAt?: number | undefined}): void {
  const next = {...connection.get(), ...change}
  if (!isSame(next, connection.get())) connection.set(next)
}

/** Notifies when the connection has changed. @returns ends the subscription */
export const watchConnection = connection.subscribe

/**
 * The line, and the age of a page that came from the store: what needs the line is disabled while `online` is false, and
 * waits while `storedAt` is set. On the server and in the first render the page is current.
 */
export const useConnection = connection.useValue

/** Id of the text of the shell that says why a button is disabled without a connection. */
export const OFFLINE_REASON = 'offline-reason'
