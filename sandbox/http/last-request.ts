import type {Server} from 'node:http'

/**
 * Tells when the last request of any kind came, as `performance.now()`; -Infinity before the first one. A hook
 * of a plugin would hear of that plugin's own routes only.
 */
export function watchLastRequest(server: Server): () => number {
  let last = -Infinity
  server.on('request', () => {
    last = performance.now()
  })
  return () => last
}
