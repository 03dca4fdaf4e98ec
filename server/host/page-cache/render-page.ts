import {IncomingMessage, ServerResponse, type OutgoingHttpHeaders} from 'node:http'
import type {Socket} from 'node:net'
import {Duplex} from 'node:stream'

/** Anything that answers like a Node server, such as an Express app. */
export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => unknown

export interface RenderedAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Names the rendering in our logs and on an error page; it says nothing about who asked. */
  requestId?: string
}

/** Takes the serialised answer, which nobody reads: the body is collected before. */
class Sink extends Duplex {
  constructor() {
    // It never asks to wait: an answer without a server behind it emits no `drain`.
    super({writableHighWaterMark: Number.MAX_SAFE_INTEGER})
  }
  override _read(): void {}
  override _write(_chunk: unknown, _encoding: string, done: () => void): void {
    done()
  }
  setTimeout(): this {
    return this
  }
}

function requestOf(url: string, headers: Readonly<Record<string, string>>, socket: Socket) {
  const req = new IncomingMessage(socket)
  req.method = 'GET'
  req.url = url
  req.httpVersion = '1.1'
  req.httpVersionMajor = req.httpVersionMinor = 1
  Object.assign(req.headers, headers)
  req.complete = true
  req.push(null)
  return req
}

const asBuffer = (chunk: unknown, encoding: unknown): Buffer | null => {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null
}

/** Keeps what is written, whatever prototype a framework gives the answer afterwards. */
function collectBody(res: ServerResponse): Buffer[] {
  const chunks: Buffer[] = []
  const {write, end} = res
  const keep = (args: readonly unknown[]): void => {
    const chunk = asBuffer(args[0], args[1])
    if (chunk) chunks.push(chunk)
  }
  res.write = (...args: unknown[]) => {
    keep(args)
    return Reflect.apply(write, res, args) as boolean
  }
  res.end = (...args: unknown[]) => {
    // Express ends with a chunk through `end` alone; `end` does not call the own `write` above.
    keep(args)
    return Reflect.apply(end, res, args) as ServerResponse
  }
  return chunks
}

/**
 * Asks a handler for a page as nobody in particular: what the asking browser sent (cookies, language,
 * forwarding headers) is not there, so it can neither reach nor poison a page that is shared.
 * @param headers the only headers of the request
 * @throws Error when the handler ends without an answer
 */
export function renderPage(
  handler: RequestHandler,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<RenderedAnswer> {
  return new Promise((resolve, reject) => {
    const socket = new Sink() as unknown as Socket
    const req = requestOf(url, headers, socket)
    const res = new ServerResponse(req)
    res.assignSocket(socket)
    const chunks = collectBody(res)
    res.once('finish', () =>
      resolve({status: res.statusCode, headers: res.getHeaders(), body: Buffer.concat(chunks)}),
    )
    res.once('close', () => reject(new Error('The page ended before it was complete.')))
    try {
      Promise.resolve(handler(req, res)).catch(reject)
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
  })
}
