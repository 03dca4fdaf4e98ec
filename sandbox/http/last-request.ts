import type {Server} from 'node:http'

/**
 * Returns the time of the last request of any kind, as `performance.now()`; -Infinity before the first one. A
 * plugin's own hook would run only for the routes of that plugin.
 */
export function watchLastRequest(server: Server): () => number {
  let last = -Infinity
  server.on('request', () => {
    last = performance.now()
  })
  return () => last
}
