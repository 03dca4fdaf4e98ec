import {createHash} from 'node:crypto'
import {promisify} from 'node:util'
import zlib from 'node:zlib'
import type {OutgoingHttpHeaders} from 'node:http'
import {decodePart} from '../../../common/address-part'
import {SECURITY_HEADER_NAMES} from '../../app/security-headers'
import {MISSING_PARTS_HEADER} from '../../../common/page-headers'
import type {EdgeHeaders} from '../cdn/edge-headers'
import type {CachePolicy} from './cache-policy'
import type {PageAddress} from './page-address'
import type {StoredPage} from './page-store'
import type {RenderedAnswer} from './render-page'

const brotli = promisify(zlib.brotliCompress)

/** Compression level: a page is compressed once and sent often, but its first visitor waits for it. */
const BROTLI_QUALITY = 6

/** Headers that belong to one answer or one connection, or that the host sets for each answer. */
const NOT_STORED: ReadonlySet<string> = new Set([
  ...SECURITY_HEADER_NAMES,
  'age',
  'cache-tag',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-correlation-id',
  'x-page-cache',
  'x-powered-by',
  'x-request-id',
])

/** Statuses of answers that may be shared; others are always rendered again. */
const SHAREABLE = new Set([200, 301, 308, 404, 410])

/** A page is the same for all encodings: `sendPage` makes the others of the stored one. */
const varies = (vary: unknown): boolean =>
  vary !== undefined &&
  String(vary)
    .split(',')
    .some((name) => name.trim() !== '' && name.trim().toLowerCase() !== 'accept-encoding')

/** An answer that sets a cookie or varies by more than its address belongs to one visitor. */
export function isShareable({status, headers}: RenderedAnswer): boolean {
  return SHAREABLE.has(status) && headers['set-cookie'] === undefined && !varies(headers.vary)
}

/**
 * True for a page that is marked as incomplete and is the same for all visitors. It is not cached, and a
 * complete older page is sent in its place.
 */
export const isIncomplete = (answer: RenderedAnswer): boolean =>
  answer.headers[MISSING_PARTS_HEADER.toLowerCase()] !== undefined &&
  answer.status < 400 &&
  isShareable(answer)

const storedHeaders = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) => {
    if (value === undefined || NOT_STORED.has(name.toLowerCase())) return []
    return [value].flat().flatMap((item) => [name, String(item)])
  })

const tagsOf = (headers: OutgoingHttpHeaders): string[] =>
  String(headers['cache-tag'] ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(decodePart)

/**
 * Compresses an answer for the cache. Times of `policy` count from `now`, a time of `performance.now()`.
 * @param edgeHeaders headers for the network in front of the hosts; none when absent
 */
export async function toStoredPage(
  address: PageAddress,
  answer: RenderedAnswer,
  policy: CachePolicy,
  now: number,
  edgeHeaders: EdgeHeaders = () => [],
): Promise<StoredPage> {
  const {siteId, pathname} = address
  const {body, headers, status} = answer
  const tags = tagsOf(headers)
  const asBrotli = await brotli(body, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
  const freshUntil = now + policy.freshMs
  // Weak: one tag for every compression.
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return {
    siteId,
    pathname,
    status,
    tags,
    headers: [
      ...storedHeaders(headers),
      ...edgeHeaders({address, tags, policy, body}),
      ...['Vary', 'Accept-Encoding', 'ETag', etag],
    ],
    etag,
    brotli: asBrotli,
    madeAt: now,
    freshUntil,
    staleUntil: freshUntil + policy.staleMs,
    errorUntil: freshUntil + Math.max(policy.errorMs, policy.staleMs),
  }
}

const CACHE_RULES: ReadonlySet<string> = new Set([
  'cache-control',
  'cdn-cache-control',
  'surrogate-control',
])

/** The page for those who wait for it, but for no cache in front: a purge came while it was rendered. */
export function outOfCaches(page: StoredPage): StoredPage {
  const isRule = (name: string | undefined) => CACHE_RULES.has(name?.toLowerCase() ?? '')
  // Names and values alternate.
  const headers = page.headers.filter((_, at, all) => !isRule(all[at - (at % 2)]))
  return {...page, headers: [...headers, 'Cache-Control', 'no-store']}
}
