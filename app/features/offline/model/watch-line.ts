import {OFFLINE_ATTRIBUTE, STORED_ATTRIBUTE, STORED_STYLES} from '@common/offline-stores'
import {browserPage} from '@app/shared/lib/chunk-failure'
import {connection} from '@app/shared/lib/connection'
import {changeConnection} from './change-connection'
import type {Refreshed} from './refresh-page'

/** Milliseconds between two attempts to reach a server that did not answer, while the browser reports a line. */
const RETRY_MS = 15_000

interface LineOptions {
  /** Compares the page with the one of the server, with or without what the browser's cache has. */
  readonly refresh: (cache: RequestCache) => Promise<Refreshed>
  /** Epoch milliseconds of the data of the page that is shown now; undefined when it shows none. */
  readonly shownSince: () => number | undefined
  /** Address of the bundle, with a slash at its end. */
  readonly bundle: string
  /** Text behind a price that was read earlier. */
  readonly lastSeen: string
}

const setAttribute = (name: string, value: string | undefined): void => {
  if (value === undefined) document.documentElement.removeAttribute(name)
  else document.documentElement.setAttribute(name, value)
}

/** Puts the styles of pages from the store into the document; the worker has done so in those that it answered. */
function linkStyles(bundle: string): void {
  const href = bundle + STORED_STYLES
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}

/** Shows the connection in the attributes of `html`, by which prices are hidden or marked. */
function showConnection({bundle, lastSeen}: LineOptions): void {
  const {online, storedAt} = connection.get()
  setAttribute(OFFLINE_ATTRIBUTE, online ? undefined : '')
  setAttribute(STORED_ATTRIBUTE, storedAt === undefined ? undefined : String(storedAt))
  if (online) return
  linkStyles(bundle)
  document.documentElement.style.setProperty('--last-seen', JSON.stringify(` (${lastSeen})`))
}

/**
 * Follows the line: a page from the store is compared with that of the server as soon as there is a line, and a page that
 * loses its line says how old it is.
 * @returns ends it
 */
export function watchLine(options: LineOptions): () => void {
  const fromStore = connection.get().storedAt !== undefined
  let running = false

  const lose = (): void =>
    changeConnection(false, connection.get().storedAt ?? options.shownSince())
  const refresh = async (cache: RequestCache): Promise<void> => {
    if (running || !navigator.onLine) return
    running = true
    const {pathname} = window.location
    const found = await options.refresh(cache)
    running = false
    if (found === 'unreached') return lose()
    // The scripts of a page from the store are those of its release; any other page goes on with its own.
    if (found === 'outdated' && fromStore && pathname === window.location.pathname)
      return browserPage.reload()
    changeConnection(true, undefined)
  }
  const again = (): void => {
    if (!connection.get().online && document.visibilityState === 'visible') void refresh('no-cache')
  }
  const back = (): void => void refresh('no-cache')

  window.addEventListener('offline', lose)
  window.addEventListener('online', back)
  document.addEventListener('visibilitychange', again)
  const timer = setInterval(again, RETRY_MS)
  const unwatch = connection.subscribe(() => showConnection(options))
  if (!navigator.onLine) lose()
  showConnection(options)
  const {online, storedAt} = connection.get()
  if (storedAt !== undefined) void refresh(online ? 'default' : 'no-cache')
  return () => {
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', back)
    document.removeEventListener('visibilitychange', again)
    clearInterval(timer)
    unwatch()
  }
}
