import {IncomingMessage, ServerResponse, type OutgoingHttpHeaders} from 'node:http'
import type {Socket} from 'node:net'
import {Duplex} from 'node:stream'
import {collectBody} from '../collect-body'

/** A request handler like a Node server's, such as an Express app. */
export type RequestHandler = (req: IncomingMessage, res: ServerResponse) => unknown

export interface RenderedAnswer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Id of the rendering in logs and on an error page; it does not identify the visitor. */
  requestId?: string
}

/** Discards the serialised answer: the body is collected before. */
class Sink extends Duplex {
  constructor() {
    // Prevents back pressure: an answer without a server behind it emits no `drain`.
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

/**
 * Renders a shared page with a synthetic request: the browser's headers (cookies, language,
 * forwarding headers) are not passed on, so they cannot reach or poison a shared page.
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
    const body = collectBody(res)
    res.once('finish', () =>
      resolve({status: res.statusCode, headers: res.getHeaders(), body: body()}),
    )
    res.once('close', () => reject(new Error('The page ended before it was complete.')))
    try {
      Promise.resolve(handler(req, res)).catch(reject)
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
  })
}
