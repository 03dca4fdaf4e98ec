import http from 'node:http'
import type {AddressInfo} from 'node:net'
import zlib from 'node:zlib'

/** A server in front of a shop that changes the markup of some pages, as a cache with an old page would. */
export interface AlteredShop {
  readonly base: string
  close(): void
}

/** @param alter markup of a page by its path; the same markup for a page that stays */
export async function alteredShop(
  shop: string,
  alter: (path: string, markup: string) => string,
): Promise<AlteredShop> {
  const server = http.createServer((req, res) => {
    const answer = async (): Promise<void> => {
      const path = req.url ?? '/'
      const upstream = await fetch(shop + path, {redirect: 'manual'})
      const type = upstream.headers.get('content-type') ?? ''
      const body = Buffer.from(await upstream.arrayBuffer())
      const changed = type.startsWith('text/html')
        ? Buffer.from(alter(path, body.toString()))
        : body
      const compressed = zlib.brotliCompressSync(changed)
      const {'transfer-encoding': _length, ...headers} = Object.fromEntries(upstream.headers)
      res.writeHead(upstream.status, {
        ...headers,
        'content-encoding': 'br',
        'content-length': compressed.length,
      })
      res.end(compressed)
    }
    answer().catch(() => res.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    base: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
