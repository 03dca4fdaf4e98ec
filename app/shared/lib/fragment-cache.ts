/**
 * Server only: cache for the markup of parts that many pages share, such as a product tile, the footer, or what there is to
 * read about a product. React renders a part once; later pages use the bytes of its markup, and the browser hydrates
 * it as usual.
 * While React renders, marks stand in the text: `c` for a cached part, `s` and `e` around one that is to be cached.
 * `collectMarkup` replaces them. React renders a page synchronously, so the marks of a page are numbers of the page.
 */
import {randomBytes} from 'node:crypto'
import type {QueryCache, QueryClient} from '@tanstack/react-query'
import type {ShopLocals} from './locals'
import {joinPieces, type Pieces} from './pieces'

/** Maximum number of bytes of all cached parts; the part that was used least recently is dropped first. */
const MAX_BYTES = 16_000_000

/** The data of a read: an object is held weakly, so that the cache keeps no answers alive. */
type Seen = WeakRef<object> | string | number | boolean | bigint | symbol | null | undefined

/** A read that a part made, by the hash of its key. */
interface Read {
  readonly hash: string
  readonly data: Seen
  /** A read that failed looks different from one that is not made. */
  readonly status: string | undefined
}

interface CachedPart {
  readonly bytes: Buffer
  readonly reads: readonly Read[]
  /** Time of `performance.now()` at which it was rendered. */
  readonly madeAt: number
}

/** Milliseconds for which a part with reads is used: what it shows may depend on the time, such as the day of a sale. */
const HOLDS_MS = 60_000

/** A part that is being rendered. */
interface OpenPart {
  readonly name: string
  readonly reads: Map<string, Read>
  /** Number of chunks of code that the page had when the part began. */
  readonly chunks: number
  /** Whether the name has the part's place on the page, so that the part may have ids of its place. */
  readonly hasPlace: boolean
  /** False once it turns out that the part depends on more than its name and its reads. */
  mayCache: boolean
}

/** The page that is being rendered. */
interface Page {
  readonly locals: Partial<ShopLocals> | undefined
  readonly cached: CachedPart[]
  readonly opened: OpenPart[]
  /** Numbers in `opened` of the parts that are not complete, outermost first. */
  readonly open: number[]
}

const newPage = (locals?: Partial<ShopLocals>): Page => ({
  locals,
  cached: [],
  opened: [],
  open: [],
})

let page = newPage()
const parts = new Map<string, CachedPart>()
let size = 0

/** Begins a page; forgets what a page before it, which failed, has left. */
export function beginPage(locals: Partial<ShopLocals>): void {
  page = newPage(locals)
}

const seen = (data: unknown): Seen =>
  typeof data === 'object' && data !== null ? new WeakRef(data) : (data as Seen)

const isSame = (before: Seen, now: unknown): boolean =>
  before instanceof WeakRef ? before.deref() === now : before === now

type CachedQuery = NonNullable<ReturnType<QueryCache['get']>>

const readOf = (hash: string, query: CachedQuery | undefined): Read => ({
  hash,
  data: seen(query?.state.data),
  status: query?.state.status,
})

function noteRead(read: Read): void {
  for (const index of page.open) page.opened[index]?.reads.set(read.hash, read)
}

const observed = new WeakSet<QueryCache>()

/** Notes the reads of a page for its open parts. */
function observeReads(client: QueryClient): void {
  const cache = client.getQueryCache()
  if (observed.has(cache)) return
  observed.add(cache)
  const note = (query: CachedQuery | undefined) => query && noteRead(readOf(query.queryHash, query))
  const {build, find, findAll} = cache
  cache.build = ((...args: Parameters<typeof build>) => {
    const query = build.apply(cache, args)
    note(query)
    return query
  }) as typeof build
  // An answer that is not there could be there on a later page.
  cache.find = ((...args: Parameters<typeof find>) => {
    const query = find.apply(cache, args)
    if (query) note(query)
    else spoilOpenParts()
    return query
  }) as typeof find
  cache.findAll = ((...args: Parameters<typeof findAll>) => {
    spoilOpenParts()
    return findAll.apply(cache, args)
  }) as typeof findAll
}

/** None of the parts that are being rendered is cached: they depend on more than their names and reads. */
export function spoilOpenParts(): void {
  for (const index of page.open) {
    const part = page.opened[index]
    if (part) part.mayCache = false
  }
}

// Only this process knows the mark, so no text of a page can contain one.
const SECRET = randomBytes(6).toString('hex')
const mark = (kind: 'c' | 's' | 'e', index: number): string =>
  `\uE000${SECRET}${kind}${index}\uE001`
// React separates a text from the mark before it.
const MARKS = new RegExp(`\uE000${SECRET}([cse])(\\d+)\uE001(?:<!-- -->)?`, 'g')

function holds({reads, madeAt}: CachedPart, client: QueryClient): boolean {
  const cache = client.getQueryCache()
  return (
    performance.now() - madeAt < HOLDS_MS &&
    reads.every(({hash, data, status}) => {
      const state = cache.get(hash)?.state
      return status === state?.status && isSame(data, state?.data)
    })
  )
}

/**
 * Text that stands for the cached markup of a part.
 * @param name all that the markup depends on, except the reads
 * @param client of the page, for a part that reads; its markup is used while the answers are the same objects
 * @returns undefined for a part that is not cached
 */
export function cachedMark(name: string, client?: QueryClient): string | undefined {
  const part = parts.get(name)
  if (!part || (client && !holds(part, client))) return undefined
  // A part around this one depends on the same answers.
  for (const read of part.reads) noteRead(read)
  // Moved to the end: the map is ordered by last use.
  parts.delete(name)
  parts.set(name, part)
  return mark('c', page.cached.push(part) - 1)
}

/**
 * Begins a part that is to be cached.
 * @param chunks number of chunks of code that the page has
 * @returns its number on the page
 */
export function openPart(name: string, chunks = 0, client?: QueryClient): number {
  if (client) observeReads(client)
  const hasPlace = client !== undefined
  const part = {name, reads: new Map<string, Read>(), chunks, hasPlace, mayCache: true}
  const index = page.opened.push(part) - 1
  page.open.push(index)
  return index
}

/** Text before a part. */
export const startMark = (index: number): string => mark('s', index)

/** Ends a part. @returns the text after it */
export function closePart(index: number, chunks = 0): string {
  const part = page.opened[index]
  // Cached markup would omit the code that the part loads from the page.
  if (part && part.chunks !== chunks) part.mayCache = false
  const at = page.open.indexOf(index)
  if (at >= 0) page.open.splice(at, 1)
  return mark('e', index)
}

/** Ids that React derives from the place differ between pages. */
const HAS_PLACE_IDS = /":[rR][0-9a-zA-Z]*:/

function keep({name, reads, hasPlace}: OpenPart, bytes: Buffer): void {
  if (!hasPlace && HAS_PLACE_IDS.test(bytes.toString())) return
  size += bytes.length - (parts.get(name)?.bytes.length ?? 0)
  parts.delete(name)
  parts.set(name, {bytes, reads: [...reads.values()], madeAt: performance.now()})
  for (const [oldest, {bytes: dropped}] of parts) {
    if (size <= MAX_BYTES) return
    parts.delete(oldest)
    size -= dropped.length
  }
}

/**
 * The app's markup for the document. A server that sends pieces gets a mark instead, so that no page becomes one
 * large text: the engine makes those slowly.
 */
export function placeMarkup(html: string): string {
  const pieces = collectMarkup(html)
  const {locals} = page
  if (!locals?.markup) return joinPieces(pieces).toString()
  locals.markup.pieces = pieces
  return locals.markup.mark
}

/** A copy with memory of its own: small buffers are parts of a larger one, which they would keep. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Puts cached parts in the place of their marks, and caches the parts that were rendered. */
export function collectMarkup(html: string): Pieces {
  const pieces: (string | Buffer)[] = []
  const starts: number[] = []
  let at = 0
  for (const {0: found, 1: kind, 2: index, index: from} of html.matchAll(MARKS)) {
    if (from > at) pieces.push(html.slice(at, from))
    at = from + found.length
    if (kind === 'c') pieces.push(page.cached[Number(index)]?.bytes ?? '')
    else if (kind === 's') starts.push(pieces.length)
    else {
      const part = page.opened[Number(index)]
      const first = starts.pop() ?? pieces.length
      if (part?.mayCache) keep(part, alone(joinPieces(pieces.slice(first))))
    }
  }
  if (at < html.length) pieces.push(html.slice(at))
  return pieces
}
