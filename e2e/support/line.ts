import http from 'node:http'
import type {AddressInfo, Socket} from 'node:net'
import zlib from 'node:zlib'

/** A shop behind a line that a test cuts and slows, and whose release it changes. */
export interface Line {
  readonly base: string
  /** Origin of the shop. */
  shop: string
  /** Requests that reached the shop: paths with query. */
  readonly requests: string[]
  /** Bytes of the bodies that were sent. */
  bytes: number
  /** False: every connection ends without an answer. */
  up: boolean
  /** Milliseconds that a document waits. */
  delayMs: number
  /** Ending of the bundle's id: another one is another release, with the same files. */
  release: string
  /** Paths that answer 404. */
  gone: RegExp | null
  /** Changes the text of a document. */
  alter: (path: string, html: string) => string
  close(): void
}

const TEXT = /text\/html|javascript|json|css/

const decoded = (body: Buffer, coding: string | undefined): Buffer => {
  if (coding === 'br') return zlib.brotliDecompressSync(body)
  return coding === 'gzip' ? zlib.gunzipSync(body) : body
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** @param shop origin of the shop @param bundle id of its bundle */
export async function openLine(shop: string, bundle: string): Promise<Line> {
  const sockets = new Set<Socket>()
  const server = http.createServer((req, res) => {
    const line = state
    if (!line.up) return void req.socket.destroy()
    const asked = req.url ?? '/'
    line.requests.push(asked)
    const own = bundle + line.release
    const {host, port, hostname} = new URL(line.shop)
    const headers = {...req.headers, host, ...(req.headers.origin && {origin: line.shop})}
    const answer = async (upstream: http.IncomingMessage): Promise<void> => {
      const chunks: Buffer[] = []
      for await (const chunk of upstream) chunks.push(chunk as Buffer)
      let body: Buffer = Buffer.concat(chunks)
      const {...sent} = upstream.headers
      const type = sent['content-type'] ?? ''
      if (TEXT.test(type) && body.length > 0) {
        const text = decoded(body, sent['content-encoding']).toString()
        const changed = text.replaceAll(bundle, own)
        body = Buffer.from(type.startsWith('text/html') ? line.alter(asked, changed) : changed)
        delete sent['content-encoding']
        delete sent.etag
      }
      delete sent['transfer-encoding']
      if (type.startsWith('text/html')) await wait(line.delayMs)
      line.bytes += body.length
      if (!line.up) return void req.socket.destroy()
      res.writeHead(upstream.statusCode ?? 500, {...sent, 'content-length': body.length})
      res.end(body)
    }
    const named = /^\/mobify\/bundle\/([\w-]+)\//.exec(asked)?.[1]
    if (line.gone?.test(asked) || (named !== undefined && named !== own)) {
      res.writeHead(404, {'cache-control': 'no-store', 'content-type': 'text/plain'}).end()
      return
    }
    const path = asked.replaceAll(own, bundle)
    const sending = http.request(
      {hostname, port, path, method: req.method, headers},
      (found) => void answer(found).catch(() => res.destroy()),
    )
    sending.on('error', () => res.destroy())
    req.pipe(sending)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const state: Line = {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    shop,
    requests: [],
    bytes: 0,
    up: true,
    delayMs: 0,
    release: '',
    gone: null,
    alter: (_path, html) => html,
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
  return state
}
