import type {Server} from 'node:http'

/**
 * Tells when the last request of any kind came, in epoch milliseconds; 0 before the first one. A hook
 * of a plugin would hear of that plugin's own routes only.
 */
export function watchLastRequest(server: Server): () => number {
  let last = 0
  server.on('request', () => {
    last = Date.now()
  })
  return () => last
}
