import type {IncomingMessage, ServerResponse} from 'node:http'
import zlib from 'node:zlib'
import type {StoredPage} from './page-store'

/** Where an answer came from. */
export type PageState = 'hit' | 'stale' | 'miss' | 'bypass'

type Coding = 'br' | 'gzip' | 'identity'

/** The smallest coding that the browser takes; `q=0` refuses one. */
export function chooseCoding(accepted: string | undefined): Coding {
  if (!accepted) return 'identity'
  const takes = (name: string): boolean =>
    accepted.includes(name) && !new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(accepted)
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

const hasSame = (etag: string, wanted: string): boolean =>
  wanted === etag || wanted === '*' || wanted.split(',').some((tag) => tag.trim() === etag)

function bodyOf(page: StoredPage, coding: Coding): Buffer {
  if (coding === 'br') return page.brotli
  return coding === 'gzip' ? page.gzip : zlib.gunzipSync(page.gzip)
}

/** Sends a kept page, or 304 when the browser has it. Headers set before stay. */
export function sendPage(
  req: IncomingMessage,
  res: ServerResponse,
  page: StoredPage,
  state: PageState,
): void {
  const age = Math.max(0, Math.floor((Date.now() - page.madeAt) / 1000))
  const {headers} = page
  for (let index = 0; index < headers.length; index += 2) {
    res.setHeader(headers[index] ?? '', headers[index + 1] ?? '')
  }
  res.setHeader('ETag', page.etag)
  res.setHeader('Age', age)
  res.setHeader('X-Page-Cache', state)
  const known = req.headers['if-none-match']
  if (known !== undefined && page.status === 200 && hasSame(page.etag, known)) {
    res.removeHeader('Content-Type')
    res.statusCode = 304
    res.end()
    return
  }
  const coding = chooseCoding(req.headers['accept-encoding'] as string | undefined)
  const body = bodyOf(page, coding)
  if (coding !== 'identity') res.setHeader('Content-Encoding', coding)
  res.setHeader('Content-Length', body.length)
  res.statusCode = page.status
  res.end(req.method === 'HEAD' ? undefined : body)
}
