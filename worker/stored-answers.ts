import {MAX_AGE_MS} from '../common/offline-stores'

/** Maximum number of documents of a site. */
export const MAX_PAGES = 60
/** Maximum bytes of the documents and pictures of a site. */
export const MAX_BYTES = 30_000_000
/** Pictures whose address may change its content within a day are left to the browser's cache. */
const STEADY_SECONDS = 86_400

const directivesOf = (answer: Response): Map<string, string> =>
  new Map(
    (answer.headers.get('cache-control') ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=')
      return [name, value]
    }),
  )

const isOwn = (answer: Response): boolean =>
  answer.status === 200 && answer.type === 'basic' && !answer.redirected

const hasType = (answer: Response, type: string): boolean =>
  answer.headers.get('content-type')?.startsWith(type) === true

/**
 * Whether a document may be stored: one of our own that every cache may keep. Private pages, previews, error pages and
 * incomplete ones say `no-store`.
 */
export function mayKeepPage(answer: Response): boolean {
  const directives = directivesOf(answer)
  return (
    isOwn(answer) &&
    hasType(answer, 'text/html') &&
    directives.has('public') &&
    !['no-store', 'no-cache', 'private'].some((name) => directives.has(name))
  )
}

/**
 * Whether the document of a page with the shopper's own data may be stored, such as that of the wish list: the server has
 * rendered it without cookies, so that it has a place for the data and none of them.
 */
export const mayKeepShell = (answer: Response): boolean =>
  isOwn(answer) && hasType(answer, 'text/html')

/** Whether a picture may be stored: one whose address changes with its content, because stored ones are not read again. */
export const mayKeepPicture = (answer: Response): boolean =>
  isOwn(answer) &&
  hasType(answer, 'image/') &&
  Number(directivesOf(answer).get('max-age') ?? 0) > STEADY_SECONDS

/** Whether a file of a bundle may be stored. */
export const mayKeepFile = (answer: Response): boolean =>
  isOwn(answer) && !hasType(answer, 'text/html')

/** Epoch milliseconds at which the server made an answer, from `Date` and `Age`. */
export function madeAt(answer: Response, now = Date.now()): number {
  const sent = Date.parse(answer.headers.get('date') ?? '')
  const age = Number(answer.headers.get('age') ?? 0) * 1000
  return Math.min(Number.isNaN(sent) ? now : sent - (Number.isFinite(age) ? age : 0), now)
}

/** A stored page or picture. */
export interface CacheEntry {
  readonly isPage: boolean
  /** Epoch milliseconds. */
  readonly seenAt: number
  readonly bytes: number
}

/** The entries that exceed the limits, least recently seen first. */
export function entriesToDrop<Entry extends CacheEntry>(
  entries: readonly Entry[],
  now = Date.now(),
): Entry[] {
  const latestFirst = [...entries].sort((one, other) => other.seenAt - one.seenAt)
  let pages = 0
  let bytes = 0
  return latestFirst.filter((entry) => {
    if (now - entry.seenAt > MAX_AGE_MS) return true
    if (entry.isPage && pages >= MAX_PAGES) return true
    if (bytes + entry.bytes > MAX_BYTES) return true
    bytes += entry.bytes
    if (entry.isPage) pages += 1
    return false
  })
}

/** The half that was seen longest ago: for a device without space. */
export const oldestHalf = <Entry extends CacheEntry>(entries: readonly Entry[]): Entry[] =>
  [...entries]
    .sort((one, other) => one.seenAt - other.seenAt)
    .slice(0, Math.ceil(entries.length / 2))

/** Files of its bundle that a document names: scripts, styles, fonts and texts. */
export const filesIn = (html: string): string[] => [
  ...new Set(html.match(/\/mobify\/bundle\/[\w-]+\/[\w./-]+\.(?:js|css|woff2|json|svg)\b/g) ?? []),
]
