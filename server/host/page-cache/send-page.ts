import type {IncomingMessage, ServerResponse} from 'node:http'
import zlib from 'node:zlib'
import {LRUCache} from 'lru-cache'
import type {StoredPage} from './page-store'

/**
 * Origin of an answer; `shared` is a page of the store that hosts share, `incomplete` one with missing parts, rendered
 * for this request.
 */
export type PageState = 'hit' | 'stale' | 'shared' | 'miss' | 'bypass' | 'incomplete'

type Coding = 'br' | 'gzip' | 'identity'

const NO_BROTLI = /br\s*;\s*q=0(\.0*)?\s*(,|$)/
const NO_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/

/** The smallest content coding that the browser accepts; `q=0` refuses one. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  if (accepted.includes('br') && !NO_BROTLI.test(accepted)) return 'br'
  return accepted.includes('gzip') && !NO_GZIP.test(accepted) ? 'gzip' : 'identity'
}

const hasSame = (etag: string, ifNoneMatch: string): boolean =>
  ifNoneMatch === etag ||
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim() === etag)

/** Memory in bytes for the pages that clients without Brotli have requested. */
const MAX_GZIP_BYTES = 16_000_000

const gzipped = new LRUCache<Buffer, Buffer>({
  maxSize: MAX_GZIP_BYTES,
  sizeCalculation: ({length}) => Math.max(1, length),
})

/** A page for clients without Brotli, such as some crawlers: made when the first of them requests it. */
function gzipOf({brotli}: StoredPage): Buffer {
  const known = gzipped.get(brotli)
  if (known) return known
  const made = zlib.gzipSync(zlib.brotliDecompressSync(brotli))
  gzipped.set(brotli, made)
  return made
}

function bodyOf(page: StoredPage, coding: Coding): Buffer {
  if (coding === 'br') return page.brotli
  return coding === 'gzip' ? gzipOf(page) : zlib.brotliDecompressSync(page.brotli)
}

/** Headers that were set before and are sent with every answer, such as the correlation id. */
function takeHeaders(res: ServerResponse): string[] {
  const headers: string[] = []
  for (const name of res.getHeaderNames()) {
    headers.push(name, String(res.getHeader(name)))
    // When no header is set, Node writes a list of headers unchanged, which takes half the time.
    res.removeHeader(name)
  }
  return headers
}

const timingOf = (state: PageState, milliseconds: number | undefined): string =>
  milliseconds === undefined
    ? `cache;desc=${state}`
    : `cache;desc=${state}, page;dur=${milliseconds.toFixed(1)}`

export interface SendOptions {
  state: PageState
  /** Milliseconds that the visitor waited for the rendering. */
  milliseconds?: number
  /** Headers of this answer alone, alternating names and values; `res` has none then. */
  headers?: readonly string[]
}

/** Sends a cached page, or 304 when the browser has it. Headers set before are kept. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  {state, milliseconds, headers: own = takeHeaders(res)}: SendOptions,
): void {
  const age = Math.max(0, Math.floor((performance.now() - page.madeAt) / 1000))
  const headers = page.headers.concat(own)
  headers.push('Age', String(age), 'X-Page-Cache', state)
  headers.push('Server-Timing', timingOf(state, milliseconds))
  const known = req.headers['if-none-match']
  if (known !== undefined && page.status === 200 && hasSame(page.etag, known)) {
    res.writeHead(304, headers)
    res.end()
    return
  }
  const coding = chooseCoding(req.headers['accept-encoding'] as string | undefined)
  const body = bodyOf(page, coding)
  if (coding !== 'identity') headers.push('Content-Encoding', coding)
  headers.push('Content-Length', String(body.length))
  res.writeHead(page.status, headers)
  res.end(req.method === 'HEAD' ? undefined : body)
}
