/**
 * Names and forms of what the service worker and the page keep in Cache Storage for reading without a line (ADR 0019).
 * Every name begins with ours: other shops may live on the same origin.
 */
import {normaliseQuery, readParameters} from './page-query'

const PREFIX = 'storefront-'
const PAGES = /^storefront-pages-([a-z]{2,8})-([\w-]+)$/
const FILES = /^storefront-files-([\w-]+)$/

/** Store of the texts of the offline page, and of the address of the shopper's home. */
export const WORDS_STORE = `${PREFIX}words`
export const WORDS_KEY = '/offline-words.json'

/** Store of the documents of a site. @param site alias in addresses @param release id of the bundle */
export const pagesStore = (site: string, release: string): string =>
  `${PREFIX}pages-${site}-${release}`

/** Store of the files of a bundle, which all sites share. */
export const filesStore = (release: string): string => `${PREFIX}files-${release}`

/** Store of the pictures of a site. */
export const picturesStore = (site: string): string => `${PREFIX}pictures-${site}`

/** Site and release of a store of documents; null for another store. */
export function pagesOf(name: string): {readonly site: string; readonly release: string} | null {
  const [, site, release] = PAGES.exec(name) ?? []
  return site !== undefined && release !== undefined ? {site, release} : null
}

/** Release of a store of bundle files; null for another store. */
export const releaseOfFiles = (name: string): string | null => FILES.exec(name)?.[1] ?? null

/** Names of the stores with documents of a site, the newest first. @param site alias in addresses */
export const pageStoresOf = async (site: string): Promise<string[]> =>
  (await caches.keys()).filter((name) => pagesOf(name)?.site === site).reverse()

/** Whether a store is one of those of this module. */
export const isPageStore = (name: string): boolean =>
  name === WORDS_STORE ||
  PAGES.test(name) ||
  FILES.test(name) ||
  name.startsWith(`${PREFIX}pictures-`)

/** Headers that a stored answer has besides its own. */
export const KEY_HEADER = 'x-stored-key'
/** Epoch milliseconds at which the server made the answer. */
export const MADE_HEADER = 'x-stored-made'
/** Epoch milliseconds at which the shopper last saw it. */
export const SEEN_HEADER = 'x-stored-seen'
/** Length in bytes. */
export const BYTES_HEADER = 'x-stored-bytes'

/** Attribute of `<html>` of a page from the store: epoch milliseconds at which it was made. */
export const STORED_ATTRIBUTE = 'data-stored'
/** Attribute of `<html>` while there is no line. */
export const OFFLINE_ATTRIBUTE = 'data-offline'
/** Beginning of the fragment by which the page of all orders opens one: its own page is not stored. */
export const ORDER_HASH = '#order='
/** Stylesheet of pages from the store, relative to the bundle. */
export const STORED_STYLES = 'static/offline/stored-page.css'

/** Files of a bundle, and the id of the bundle. */
export const BUNDLE_FILE = /^\/mobify\/bundle\/([\w-]+)\//

/** List of the files that only a lost line needs, relative to the bundle, as their paths are (`scripts/lib/offline-files.ts`). */
export const OFFLINE_FILES = 'static/offline/files.json'

/** Id of the bundle of a document; null when it has none, as a plain error page. */
export const releaseOf = (html: string): string | null =>
  /"\/mobify\/bundle\/([\w-]+)\//.exec(html)?.[1] ?? null

/** Alias of the site of a path `/{site}/{locale}/…`; null for a path without it. */
export const siteOfPath = (pathname: string): string | null =>
  /^\/([a-z]{2,8})\/[a-z]{2}-[a-z]{2}(?=\/|$)/.exec(pathname)?.[1] ?? null

/**
 * Path and query under which a page is stored: without parameters that do not change it.
 * @param noVarySearch header of the page's answer
 */
export function storedKey({pathname, search}: URL, noVarySearch: string | null): string {
  const names = readParameters(noVarySearch)
  const query = normaliseQuery(search, names && new Set(names))
  return query ? `${pathname}?${query}` : pathname
}

/** Maximum age of a stored page since it was seen, milliseconds. */
export const MAX_AGE_MS = 30 * 86_400_000

const isTooOld = ({headers}: Response): boolean => {
  const seenAt = headers.get(SEEN_HEADER)
  return seenAt !== null && Date.now() - Number(seenAt) > MAX_AGE_MS
}

/** Whether a stored answer is the page at an address, and not too old. */
export const isPageAt = (url: URL, stored: Response): boolean =>
  stored.headers.get(KEY_HEADER) === storedKey(url, stored.headers.get('no-vary-search')) &&
  !isTooOld(stored)

/** The stored page at an address in one store. */
export async function findPage(store: Cache, url: URL): Promise<Response | undefined> {
  const found = await store.matchAll(url.pathname, {ignoreSearch: true})
  return found.find((stored) => isPageAt(url, stored))
}

/** Whose pages are stored. */
export interface Keeper {
  /** Alias of the site. */
  readonly site: string
  /** Paths of pages with the shopper's own data, of which the empty document is stored. */
  readonly shells: readonly string[]
}

/** Messages of the page to the worker. A worker of another release leaves out what it does not know. */
export type WorkerMessage =
  | {readonly type: 'offline-words'; readonly words: OfflineWords}
  /** The shopper sees the page at `address`, which has loaded `used`: store both. */
  | ({readonly type: 'keep-seen'; readonly keeper: Keeper} & SeenPage)
  /** The page has loaded `used` later, such as pictures further below. */
  | {readonly type: 'keep-used'; readonly site: string; readonly used: readonly string[]}
  /** The shopper saves data: nothing is read for the store, and what is too old goes. */
  | {readonly type: 'limit'; readonly site: string}
  /** To a worker that waits for the end of its predecessor. */
  | {readonly type: 'take-over'}
  /** Answered on the port: whether the code for a lost line is stored. */
  | ({readonly type: 'bring'; readonly keeper: Keeper} & Release)

/** A page that the shopper sees. */
export interface SeenPage {
  /** Path and query. */
  readonly address: string
  /** Addresses that it has loaded until the browser is idle. */
  readonly used: readonly string[]
}

/** A page has started: the stores are brought to its release, if it is that of the worker. */
export interface Release {
  /** Id of the bundle that runs. */
  readonly release: string
  /** Path of the home page, which the icon opens. */
  readonly home: string
  /** Path of the search page, which answers searches without a line. */
  readonly search: string
}

/** Texts of the offline page in the shopper's language, and paths of the shop. */
export interface OfflineWords {
  readonly lang: string
  readonly title: string
  readonly text: string
  readonly retry: string
  readonly home?: string
  /** Path of the search page. */
  readonly search?: string
  /** Path of the page of all orders. */
  readonly orders?: string
}
