import {
  BUNDLE_FILE,
  filesStore,
  isPageStore,
  pagesOf,
  pagesStore,
  releaseOf,
  releaseOfFiles,
  SEEN_HEADER,
  STORED_STYLES,
} from '@common/offline-stores'
import {whenIdle} from '@app/shared/lib/when-idle'
import {filesIn, mayKeepPage, mayKeepShell} from './kept-answers'
import {dropPage, limitStores, pageStoresOf, putFiles, putPage} from './page-store'

/** Pages of an earlier release that are read again after an update. */
const MAX_RENEWED = 20
/** Statuses of a page that is gone. */
const GONE = [404, 410]
const PICTURE = /^\/mobify\/proxy\/static\/.+\.(?:jpe?g|png|webp|avif|gif|svg)$/i

interface SavingNavigator extends Navigator {
  connection?: {saveData?: boolean}
}

/** Whether the shopper saves data: then nothing is read for the store. */
export const savesData = (): boolean =>
  (navigator as SavingNavigator).connection?.saveData === true ||
  window.matchMedia('(prefers-reduced-data: reduce)').matches

const loaded = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, {once: true}))

/** Resolves when the page has loaded and the browser is idle: storing competes with nothing that the shopper waits for. */
export async function idle(): Promise<void> {
  await loaded()
  await new Promise<void>((resolve) => void whenIdle(resolve))
}

/** Whether there is a worker that reads the stores; waits for the first one. It may have been removed since. */
async function hasWorker(): Promise<boolean> {
  await navigator.serviceWorker.ready
  return (await navigator.serviceWorker.getRegistration()) !== undefined
}

/** One tab at a time: each counts what all have stored. */
async function alone(work: () => Promise<void>): Promise<void> {
  if (!(await hasWorker())) return
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('storefront-keeper', work)
}

/** Paths of the files and pictures among the addresses that a page has loaded. */
export const keptAddresses = (addresses: readonly string[]): string[] => {
  const urls = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []))
  return urls.flatMap(({origin, pathname, search}) =>
    origin === window.location.origin && (BUNDLE_FILE.test(pathname) || PICTURE.test(pathname))
      ? [pathname + search]
      : [],
  )
}

/** Whose pages are stored. */
export interface Keeper {
  /** Alias of the site. */
  readonly site: string
  /** Paths of pages with the shopper's own data, of which the empty document is stored. */
  readonly shells: readonly string[]
}

/**
 * Stores the document at an address with the files that it names. It is read without cookies: what is stored is the page of
 * every visitor.
 * @param cache `default` for a page that the shopper sees, which the browser has just read; `no-cache` to read it again
 * @returns false when nothing more can be stored
 * @throws TypeError or Error (rejects) without an answer, and for a server that fails
 */
async function keepPage({site, shells}: Keeper, url: URL, cache: RequestCache): Promise<boolean> {
  const answer = await fetch(url, {credentials: 'omit', cache, headers: {accept: 'text/html'}})
  if (answer.status >= 500) throw new Error(`The server failed with ${answer.status}.`)
  if (GONE.includes(answer.status)) await dropPage(site, url)
  const isShell = url.search === '' && shells.includes(url.pathname)
  if (!(isShell ? mayKeepShell : mayKeepPage)(answer)) {
    // Without this, the unread body keeps its connection open.
    await answer.body?.cancel()
    return true
  }
  const html = await answer.text()
  const release = releaseOf(html)
  if (release === null) return true
  const files = [...filesIn(html), `/mobify/bundle/${release}/${STORED_STYLES}`]
  return (await putPage(site, release, url, answer, html)) && putFiles(site, files)
}

interface Seen {
  /** Address of the page that the shopper sees. */
  readonly address: string
  /** Addresses that it has loaded until the browser is idle. */
  readonly used: () => readonly string[]
}

/** Stores a page that the shopper sees, in idle time. Failures are harmless: the page is not stored. */
export async function keepSeen(keeper: Keeper, {address, used}: Seen): Promise<void> {
  const {site} = keeper
  await idle()
  // What is too old goes, also where nothing more is read.
  if (savesData()) return alone(() => limitStores(site)).catch(() => undefined)
  await alone(async () => {
    const url = new URL(address, window.location.href)
    url.hash = ''
    // Files first: a stored page must find the code that reads it again.
    if (!(await putFiles(site, keptAddresses(used())))) return
    await keepPage(keeper, url, 'default')
    await limitStores(site)
  }).catch(() => undefined)
}

/** Stores files that a page has loaded later, such as pictures further below. */
export const keepUsed = (site: string, used: readonly string[]): Promise<void> =>
  savesData()
    ? Promise.resolve()
    : alone(async () => void (await putFiles(site, keptAddresses(used)))).catch(() => undefined)

/**
 * Stores a page that the shopper has not opened, such as the search page, which answers searches without a line.
 * @param prepare loads what the page needs besides its files, once in a release
 */
export async function keepAhead(
  keeper: Keeper,
  release: string,
  path: string,
  prepare?: () => Promise<unknown>,
): Promise<void> {
  if (savesData()) return
  await idle()
  await alone(async () => {
    const store = await caches.open(pagesStore(keeper.site, release))
    const url = new URL(path, window.location.href)
    if (await store.match(url.pathname)) return
    if (prepare) {
      await prepare()
      const used = performance.getEntriesByType('resource').map(({name}) => name)
      // The page may be left at once: what it needs is stored before it, or read again by the next page.
      if (!(await putFiles(keeper.site, keptAddresses(used)))) return
    }
    await keepPage(keeper, url, 'default')
  }).catch(() => undefined)
}

/** Paths of the pages of earlier releases that are not stored of this one, the last seen first. */
async function pagesToRenew(site: string, release: string): Promise<string[]> {
  const current = await caches.open(pagesStore(site, release))
  const seen = new Map<string, number>()
  for (const name of await pageStoresOf(site)) {
    if (pagesOf(name)?.release === release) continue
    const store = await caches.open(name)
    for (const request of await store.keys()) {
      const {pathname, search} = new URL(request.url)
      const at = Number((await store.match(request))?.headers.get(SEEN_HEADER) ?? 0)
      if (!(await current.match(request))) seen.set(pathname + search, at)
    }
  }
  return [...seen].sort(([, one], [, other]) => other - one).map(([path]) => path)
}

/** Removes the stores of other releases, and files that no stored page of any site needs. */
async function dropOtherReleases(site: string, release: string): Promise<void> {
  const names = (await caches.keys()).filter(isPageStore)
  const old = names.filter((name) => {
    const pages = pagesOf(name)
    return pages !== null && pages.site === site && pages.release !== release
  })
  const left = names.filter((name) => !old.includes(name))
  const needed = new Set([
    filesStore(release),
    ...left.flatMap((name) => pagesOf(name)?.release ?? []).map(filesStore),
  ])
  const files = names.filter((name) => releaseOfFiles(name) !== null && !needed.has(name))
  await Promise.all([...old, ...files].map((name) => caches.delete(name)))
}

/**
 * After an update: reads the pages seen last again, then removes what is stored of other releases. While the line fails, they
 * stay.
 * @param release of page and worker: an old tab must not remove what is new
 */
export async function renewPages(keeper: Keeper, release: string): Promise<void> {
  const {site} = keeper
  if (savesData()) return
  await alone(async () => {
    const others = (await pageStoresOf(site)).filter((name) => pagesOf(name)?.release !== release)
    if (others.length === 0) return
    for (const path of (await pagesToRenew(site, release)).slice(0, MAX_RENEWED)) {
      await idle()
      if (!(await keepPage(keeper, new URL(path, window.location.href), 'no-cache'))) break
    }
    await dropOtherReleases(site, release)
    await limitStores(site)
  }).catch(() => undefined)
}
