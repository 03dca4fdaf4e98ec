import {createStore} from './create-store'

/** What the shopper's line and the shown page are. */
export interface Connection {
  /** False while the browser has no line, or a page load found none. */
  readonly online: boolean
  /** Epoch milliseconds at which a page from this device's store was made; absent for a current page. */
  readonly storedAt?: number
}

const CONNECTED: Connection = {online: true}

/** The present connection. Browser only; the features `offline` and `shopper-data` set it. */
export const connection = createStore(CONNECTED)

/** The worker marks the documents that it answers from its store (`worker/stored-pages.ts`). */
function readMarks({stored, offline}: DOMStringMap): void {
  if (stored) connection.set({online: offline === undefined, storedAt: Number(stored)})
}
if (typeof document !== 'undefined') readMarks(document.documentElement.dataset)

/**
 * The line, and the age of a page that came from the store: what needs the line is disabled while `online` is false, and
 * waits while `storedAt` is set. On the server and in the first render the page is current.
 */
export const useConnection = connection.useValue
