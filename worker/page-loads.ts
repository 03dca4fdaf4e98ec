import {ORDER_HASH, siteOfPath, type OfflineWords} from '../common/offline-stores'
import {offlineAnswer, readWords} from './offline-page'
import {isStored, markedPage, storedPage} from './stored-pages'

/** Milliseconds that the network has before a stored page is shown. */
export const HEAD_START_MS = 250

export interface PageLoad {
  readonly request: Request
  /** The request on its way. */
  readonly network: Promise<Response>
  /** Id of the bundle of this worker. */
  readonly release: string
  /** Keeps the worker alive until the promise settles. */
  readonly keepAlive: (work: Promise<unknown>) => void
}

const SLOW = 'slow'
const wait = (milliseconds: number): Promise<typeof SLOW> =>
  new Promise((resolve) => setTimeout(() => resolve(SLOW), milliseconds))

/** A shopper who reloads wants the page of the server. */
const isReload = ({cache}: Request): boolean => cache === 'no-cache' || cache === 'reload'

const START = /^\/[a-z]{2,8}\/[a-z]{2}-[a-z]{2}(?:\/home)?\/?$/

/**
 * Where an address without a stored page leads to: the start of the shop to the home that was seen of the same site, in
 * whichever language; a search to what was seen; an order to the page of all orders.
 */
function standIn(
  {pathname, search}: URL,
  {home, search: searchPath, orders}: OfflineWords,
): string | null {
  const isStart =
    home !== undefined && START.test(pathname) && siteOfPath(home) === siteOfPath(pathname)
  if (home !== undefined && (pathname === '/' || isStart)) return home
  if (orders !== undefined && pathname.startsWith(`${orders}/`))
    return `${orders}${ORDER_HASH}${pathname.slice(orders.length + 1)}`
  // The phrase goes behind `#`, so that one stored page serves all searches.
  return pathname === searchPath && search !== '' ? `${pathname}#${search.slice(1)}` : null
}

async function withoutLine({request, release}: PageLoad): Promise<Response> {
  const url = new URL(request.url)
  const stored = await storedPage(url, release, {onlyCurrent: false}).catch(() => undefined)
  if (stored) return markedPage(stored, true)
  const words = await readWords()
  const other = standIn(url, words)
  if (other !== null && siteOfPath(other) !== null) {
    const target = new URL(other, url)
    if (target.pathname + target.search !== url.pathname + url.search && (await isStored(target)))
      return Response.redirect(target.href, 302)
  }
  return offlineAnswer(words)
}

/**
 * The network first. A line that gives no answer within a short head start: the stored page of this release, while the
 * network's answer goes on into the browser's cache, where the page reads it. No line: the stored page of any release, else
 * the offline page.
 */
export async function answerPageLoad(load: PageLoad): Promise<Response> {
  const {request, network, release, keepAlive} = load
  const read = request.method === 'GET'
  const answer = network.catch(() => null)
  const first = await Promise.race([answer, wait(HEAD_START_MS)])
  if (first instanceof Response) return first
  if (first === SLOW && read && !isReload(request)) {
    const url = new URL(request.url)
    const stored = await storedPage(url, release, {onlyCurrent: true}).catch(() => undefined)
    if (stored) {
      keepAlive(answer.then((late) => late?.text()).catch(() => undefined))
      return markedPage(stored, false)
    }
  }
  return (await answer) ?? (read ? withoutLine(load) : offlineAnswer(await readWords()))
}
