import {
  BUNDLE_FILE,
  filesStore,
  isPageStore,
  OFFLINE_FILES,
  pagesOf,
  pagesStore,
  pageStoresOf,
  releaseOf,
  releaseOfFiles,
  SEEN_HEADER,
  STORED_STYLES,
  type Keeper,
  type Release,
  type SeenPage,
} from '../common/offline-stores'
import {filesIn, mayKeepPage, mayKeepShell} from './stored-answers'
import {dropPage, limitStores, putFiles, putPage, readInTime} from './page-store'

/** Pages of an earlier release that are read again after an update. */
const MAX_RENEWED = 20
/** Statuses of a page that is gone. */
const GONE = [404, 410]
const PICTURE = /^\/mobify\/proxy\/static\/.+\.(?:jpe?g|png|webp|avif|gif|svg)$/i

/** Always an address of our own, also for a path such as `//elsewhere`. */
const urlOf = (path: string): URL => new URL(location.origin + path)

/** One after the other: each counts what all have stored. Failures are harmless: the page is not stored. */
async function alone(work: () => Promise<void>): Promise<void> {
  const quietly = () => work().catch(() => undefined)
  return 'locks' in navigator ? navigator.locks.request('storefront-keeper', quietly) : quietly()
}

/** Paths of the pictures, and of the files of one of the releases, among the addresses that a page has loaded. */
function storableAddresses(addresses: readonly string[], releases: ReadonlySet<string>): string[] {
  const isStorable = ({origin, pathname}: URL): boolean => {
    const [, release] = BUNDLE_FILE.exec(pathname) ?? []
    const isOurs = release === undefined ? PICTURE.test(pathname) : releases.has(release)
    return origin === location.origin && isOurs
  }
  const urls = addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address)] : []))
  return urls.filter(isStorable).map(({pathname, search}) => pathname + search)
}

/** The worker's release, and those of stored pages among the stores. */
const neededReleases = (release: string, stores: readonly string[]): Set<string> =>
  new Set([release, ...stores.flatMap((name) => pagesOf(name)?.release ?? [])])

interface PageToKeep {
  /** `default` for a page that the shopper sees, which the browser has just read; `no-cache` to read it again. */
  readonly cache: RequestCache
  /** Addresses that the page has loaded. */
  readonly used?: readonly string[]
}

/**
 * Stores the document at an address with the files that it names. It is read without cookies: what is stored is the page of
 * every visitor. A copy of another release than the worker's is read again: the server may have a newer one.
 * @param release id of the worker's bundle
 * @returns false when nothing more can be stored
 * @throws TypeError or Error (rejects) without an answer, and for a server that fails
 */
async function keepPage(
  keeper: Keeper,
  url: URL,
  release: string,
  {cache, used = []}: PageToKeep,
): Promise<boolean> {
  const {site, shells} = keeper
  const headers = {accept: 'text/html'}
  const answer = await readInTime(url, {credentials: 'omit', cache, headers})
  if (answer.status >= 500) throw new Error(`The server failed with ${answer.status}.`)
  if (GONE.includes(answer.status)) await dropPage(site, url)
  const isShell = url.search === '' && shells.includes(url.pathname)
  if (!(isShell ? mayKeepShell : mayKeepPage)(answer)) {
    // Without this, the unread body keeps its connection open.
    await answer.body?.cancel()
    return true
  }
  const html = await answer.text()
  const named = releaseOf(html)
  if (named === null) return true
  if (named !== release && cache === 'default')
    return keepPage(keeper, url, release, {cache: 'no-cache', used})
  const files = [...filesIn(html), `/mobify/bundle/${named}/${STORED_STYLES}`]
  // Files first: a stored page must find the code that reads it again.
  return (
    (await putFiles(site, [...files, ...storableAddresses(used, new Set([named]))])) &&
    putPage(site, named, url, answer, html)
  )
}

/** Removes what is too old, or too much, of a site. */
export const limitPages = (site: string): Promise<void> => alone(() => limitStores(site))

/** Stores the code that only a lost line needs, once in a release. @returns whether it is stored */
async function keepOfflineFiles(site: string, release: string): Promise<boolean> {
  const bundle = `/mobify/bundle/${release}/`
  const list = bundle + OFFLINE_FILES
  const isStored = async () =>
    (await (await caches.open(filesStore(release))).match(list)) !== undefined
  if (await isStored()) return true
  const answer = await readInTime(list)
  const names: unknown = answer.ok ? await answer.json() : null
  // The list last: it says that all others are there.
  if (Array.isArray(names)) await putFiles(site, [...names.map((name) => bundle + name), list])
  return isStored()
}

/**
 * Stores a page that the shopper sees, with the code that reads it without a line.
 * @param release id of the worker's bundle
 */
export const keepSeen = (
  keeper: Keeper,
  {address, used}: SeenPage,
  release: string,
): Promise<void> =>
  alone(async () => {
    const url = urlOf(address)
    url.hash = ''
    await keepOfflineFiles(keeper.site, release)
    if (await keepPage(keeper, url, release, {cache: 'default', used}))
      await limitStores(keeper.site)
  })

/**
 * Stores files that a page has loaded later. A tab of an earlier release must not bring back what was removed.
 * @param release id of the worker's bundle
 */
export const keepUsed = (site: string, used: readonly string[], release: string): Promise<void> =>
  alone(async () => {
    const releases = neededReleases(release, await caches.keys())
    await putFiles(site, storableAddresses(used, releases))
  })

/** Stores a page that the shopper has not opened, once in a release. */
async function keepAhead(keeper: Keeper, release: string, path: string): Promise<void> {
  const store = await caches.open(pagesStore(keeper.site, release))
  const url = urlOf(path)
  if (!(await store.match(url.pathname))) await keepPage(keeper, url, release, {cache: 'default'})
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
  const needed = neededReleases(release, left)
  const files = names.filter((name) => {
    const other = releaseOfFiles(name)
    return other !== null && !needed.has(other)
  })
  await Promise.all([...old, ...files].map((name) => caches.delete(name)))
}

/** After an update: reads the pages seen last again, then removes what is stored of other releases. */
async function renewPages(keeper: Keeper, release: string): Promise<void> {
  const {site} = keeper
  const others = (await pageStoresOf(site)).filter((name) => pagesOf(name)?.release !== release)
  if (others.length === 0) return
  for (const path of (await pagesToRenew(site, release)).slice(0, MAX_RENEWED))
    if (!(await keepPage(keeper, urlOf(path), release, {cache: 'no-cache'}))) break
  await dropOtherReleases(site, release)
  await limitStores(site)
}

/** Stores what a lost line needs, before anything else. @returns whether it is stored */
export async function prepareForLostLine({site}: Keeper, release: string): Promise<boolean> {
  let isStored = false
  await alone(async () => {
    isStored = await keepOfflineFiles(site, release)
  })
  return isStored
}

/**
 * Brings the stores to a release: the pages seen last, home and search. While the line fails, what is stored of other
 * releases stays.
 */
export const bringRelease = (keeper: Keeper, {release, home, search}: Release): Promise<void> =>
  alone(async () => {
    await renewPages(keeper, release)
    await keepAhead(keeper, release, home)
    await keepAhead(keeper, release, search)
  })
