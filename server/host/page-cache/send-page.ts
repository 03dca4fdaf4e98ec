import type {IncomingMessage, ServerResponse} from 'node:http'
import zlib from 'node:zlib'
import type {StoredPage} from './page-store'

/** Where an answer came from. */
export type PageState = 'hit' | 'stale' | 'miss' | 'bypass'

type Coding = 'br' | 'gzip' | 'identity'

const NO_BROTLI = /br\s*;\s*q=0(\.0*)?\s*(,|$)/
const NO_GZIP = /gzip\s*;\s*q=0(\.0*)?\s*(,|$)/

/** The smallest coding that the browser takes; `q=0` refuses one. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  if (accepted.includes('br') && !NO_BROTLI.test(accepted)) return 'br'
  return accepted.includes('gzip') && !NO_GZIP.test(accepted) ? 'gzip' : 'identity'
}

const hasSame = (etag: string, wanted: string): boolean =>
  wanted === etag || wanted === '*' || wanted.split(',').some((tag) => tag.trim() === etag)

function bodyOf(page: StoredPage, coding: Coding): Buffer {
  if (coding === 'br') return page.brotli
  return coding === 'gzip' ? page.gzip : zlib.gunzipSync(page.gzip)
}

/** What was set before and goes with every answer, such as the correlation id. */
function setBefore(res: ServerResponse): string[] {
  const names = res.getHeaderNames()
  if (names.length === 0) return []
  const headers = names.flatMap((name) => [name, String(res.getHeader(name))])
  // With nothing set, Node writes a list of headers as it is, which takes half the time.
  for (const name of names) res.removeHeader(name)
  return headers
}

/** Sends a kept page, or 304 when the browser has it. Headers set before stay. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  state: PageState,
): void {
  const age = Math.max(0, Math.floor((Date.now() - page.madeAt) / 1000))
  const headers = [...setBefore(res), ...page.headers]
  headers.push('ETag', page.etag, 'Age', String(age), 'X-Page-Cache', state)
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
