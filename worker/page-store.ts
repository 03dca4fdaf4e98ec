import {
  BYTES_HEADER,
  findPage,
  filesStore,
  KEY_HEADER,
  MADE_HEADER,
  pageStoresOf,
  pagesStore,
  picturesStore,
  SEEN_HEADER,
  storedKey,
} from '../common/offline-stores'
import {
  entriesToDrop,
  madeAt,
  mayKeepFile,
  mayKeepPicture,
  oldestHalf,
  type CacheEntry,
} from './stored-answers'

/** Headers that describe one answer, or a body that is stored decoded. */
const DROPPED = ['content-encoding', 'content-length', 'server-timing', 'age', 'link', 'vary']

/**
 * What Chromium sends for a picture: the image service answers in another form for another text, and the picture would be
 * loaded twice. Other browsers keep pictures in their own cache, which also answers without a line.
 */
const PICTURE_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const isChromium = (): boolean => 'userAgentData' in navigator

const DAY_MS = 86_400_000
/** Milliseconds after which an answer is not waited for any more: all storing waits behind one read. */
const LIMIT_MS = 20_000

/** Reads what is to be stored. @throws TypeError or DOMException (rejects) without an answer in time */
export const readInTime = (address: URL | string, init: RequestInit = {}): Promise<Response> =>
  fetch(address, {...init, signal: AbortSignal.timeout(LIMIT_MS)})

interface StoredEntry extends CacheEntry {
  readonly store: string
  readonly request: Request
}

function storable(answer: Response, body: string | ArrayBuffer, key: string): Response {
  const headers = new Headers(answer.headers)
  for (const name of DROPPED) headers.delete(name)
  // A page that is not shared has a nonce, which must not be used twice; its scripts are files and one hash.
  const policy = headers.get('content-security-policy')
  if (policy) headers.set('content-security-policy', policy.replace(/ 'nonce-[^']*'/g, ''))
  const bytes = new Blob([body]).size
  headers.set(KEY_HEADER, key)
  headers.set(MADE_HEADER, String(madeAt(answer)))
  headers.set(SEEN_HEADER, String(Date.now()))
  headers.set(BYTES_HEADER, String(bytes))
  return new Response(body, {headers})
}

async function entriesIn(store: string, isPage: boolean): Promise<StoredEntry[]> {
  const cache = await caches.open(store)
  const requests = await cache.keys()
  const entries = await Promise.all(
    requests.map(async (request) => {
      const headers = (await cache.match(request))?.headers
      const seenAt = Number(headers?.get(SEEN_HEADER) ?? 0)
      return {store, request, isPage, seenAt, bytes: Number(headers?.get(BYTES_HEADER) ?? 0)}
    }),
  )
  return entries
}

async function entriesOf(site: string): Promise<StoredEntry[]> {
  const pages = await pageStoresOf(site)
  const lists = [
    ...pages.map((name) => entriesIn(name, true)),
    ...((await caches.has(picturesStore(site))) ? [entriesIn(picturesStore(site), false)] : []),
  ]
  return (await Promise.all(lists)).flat()
}

async function drop(entries: readonly StoredEntry[]): Promise<void> {
  for (const {store, request} of entries) await (await caches.open(store)).delete(request)
}

/** Removes what exceeds the limits of a site. */
export const limitStores = async (site: string): Promise<void> =>
  drop(entriesToDrop(await entriesOf(site)))

/**
 * Stores an answer. A device without space loses the older half of the site's pages and pictures.
 * @returns false when there was no space
 */
async function put(site: string, store: string, key: string, answer: Response): Promise<boolean> {
  try {
    await (await caches.open(store)).put(key, answer)
    return true
  } catch {
    await entriesOf(site)
      .then((entries) => drop(oldestHalf(entries)))
      .catch(() => undefined)
    return false
  }
}

/** Stores a document. @returns false when there was no space */
export function putPage(
  site: string,
  release: string,
  url: URL,
  answer: Response,
  html: string,
): Promise<boolean> {
  const key = storedKey(url, answer.headers.get('no-vary-search'))
  return put(site, pagesStore(site, release), key, storable(answer, html, key))
}

/** Removes the page at an address, which the server does not have any more. */
export async function dropPage(site: string, url: URL): Promise<void> {
  for (const name of await pageStoresOf(site)) {
    const store = await caches.open(name)
    const key = (await findPage(store, url))?.headers.get(KEY_HEADER)
    if (key) await store.delete(key)
  }
}

/** Notes that a stored picture was seen again, once a day: those seen last stay longest. */
async function renewSeen(
  site: string,
  store: string,
  address: string,
  known: Response,
): Promise<void> {
  const headers = new Headers(known.headers)
  if (Date.now() - Number(headers.get(SEEN_HEADER)) < DAY_MS) return
  headers.set(SEEN_HEADER, String(Date.now()))
  await put(site, store, address, new Response(await known.arrayBuffer(), {headers}))
}

/**
 * Stores files that a page has used; they are in the browser's cache, so that nothing is loaded again.
 * @param addresses paths of files of a bundle and of pictures
 * @returns false when there was no space
 */
export async function putFiles(site: string, addresses: Iterable<string>): Promise<boolean> {
  for (const address of addresses) {
    const release = /^\/mobify\/bundle\/([\w-]+)\//.exec(address)?.[1]
    const isPicture = release === undefined
    if (isPicture && !isChromium()) continue
    const store = isPicture ? picturesStore(site) : filesStore(release)
    const known = await (await caches.open(store)).match(address)
    if (known && isPicture) await renewSeen(site, store, address, known)
    if (known) continue
    const accept = isPicture ? PICTURE_ACCEPT : '*/*'
    const answer = await readInTime(address, {cache: 'force-cache', headers: {accept}})
    if (!(isPicture ? mayKeepPicture : mayKeepFile)(answer)) continue
    const stored = storable(answer, await answer.arrayBuffer(), address)
    if (!(await put(site, store, address, stored))) return false
  }
  return true
}
