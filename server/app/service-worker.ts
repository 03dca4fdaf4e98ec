import fs from 'node:fs'
import path from 'node:path'
import type {Request, Response} from 'express'
import type {RouteModule} from './route'

/**
 * The worker of a shop that has switched it off: it deletes our stores and itself. It does not use the bundle, so that it
 * also ends a worker that is broken. Stores of other shops on the origin stay.
 */
const REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  await self.registration.navigationPreload?.disable().catch(() => undefined)
  await self.registration.unregister()
  const names = await caches.keys().catch(() => [])
  const ours = names.filter((name) => name.startsWith('storefront-') || name === 'offline-words')
  await Promise.all(ours.map((name) => caches.delete(name)))
})()))
`

/** Browsers ask for the worker with every visit: an answer from a cache would delay an update, or the end of a worker. */
function send(res: Response, script: string): void {
  res.set('Cache-Control', 'no-store').type('application/javascript').send(script)
}

function workerScript(release: string): string {
  const file = path.resolve(process.cwd(), 'build/worker.js')
  return `self.release=${JSON.stringify(release)};\n${fs.readFileSync(file, 'utf8')}`
}

/** `/worker.js`: the service worker with the release of the bundle, or the one that removes it (`SERVICE_WORKER=off`). */
export const serviceWorkerRoutes: RouteModule = ({env, runtime}) => {
  let script: string | undefined
  const answer = (_req: Request, res: Response): void => {
    if (env.SERVICE_WORKER === 'off') return send(res, REMOVING_WORKER)
    script ??= workerScript(env.BUNDLE_ID)
    send(res, script)
  }
  // The development server compiles the worker itself; no page registers it.
  const isBuilt = env.NODE_ENV === 'production'
  const handler = isBuilt || env.SERVICE_WORKER === 'off' ? answer : runtime.serveServiceWorker
  return [
    {method: 'get', path: '/worker.js', handler},
    {method: 'get', path: '/worker.js.map', handler: runtime.serveServiceWorker},
  ]
}
