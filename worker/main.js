/**
 * Answers page loads: from the network, and from the store of seen pages when there is no line or a slow one (ADR 0019).
 * Fills the store when the page says what the shopper sees (`app/features/offline`). The server writes the release in front
 * of this file.
 */
import './push'
import {BUNDLE_FILE} from '../common/offline-stores'
import {bringRelease, keepSeen, keepUsed, limitPages, prepareForLostLine} from './keep-pages'
import {keepWords} from './offline-page'
import {answerPageLoad} from './page-loads'

const {release = ''} = self

/** Store of an earlier form of this worker. */
const FORMER = 'offline-words'

/** Files whose address changes with their content, from the store when they are in it. */
const KEPT = ['/mobify/bundle/*', '/mobify/proxy/static/*']

/**
 * Excludes all requests but page loads from the worker: a request that a page sends while it is being left would be
 * cancelled with the worker.
 */
async function stepAside(event) {
  const requestMode = ['no-cors', 'cors', 'same-origin']
  const others = {or: requestMode.map((mode) => ({requestMode: mode}))}
  const routes = [
    ...KEPT.map((pathname) => ({condition: {urlPattern: {pathname}}, source: 'cache'})),
    {condition: others, source: 'network'},
  ]
  // Browsers without these routes call the worker, which lets the requests continue while there is a line.
  await event.addRoutes?.(routes).catch(() => undefined)
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), stepAside(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      self.registration.navigationPreload?.enable(),
      self.caches?.delete(FORMER).catch(() => undefined),
    ]),
  )
})

/** What a message of the page (`WorkerMessage`) asks for. */
const tasks = {
  'offline-words': ({words}) => keepWords(words),
  'keep-seen': ({keeper, ...page}) => keepSeen(keeper, page, release),
  'keep-used': ({site, used}) => keepUsed(site, used, release),
  limit: ({site}) => limitPages(site),
  'take-over': () => self.skipWaiting(),
  // An old tab must not remove what is new.
  bring: async ({keeper, ...page}, [port]) => {
    const isOwn = page.release === release
    port?.postMessage(isOwn && (await prepareForLostLine(keeper, release)))
    if (isOwn) await bringRelease(keeper, page)
  },
}

self.addEventListener('message', (event) => {
  const {data} = event
  if (Object.hasOwn(tasks, data?.type ?? '')) event.waitUntil(tasks[data.type](data, event.ports))
})

/** The request of a page load, which the browser may have sent before the worker started. */
const sent = async (event) => (await event.preloadResponse) ?? fetch(event.request)

const storedOr = async (request) =>
  (await caches.match(request).catch(() => undefined)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const {request} = event
  if (request.mode === 'navigate') {
    const keepAlive = (work) => event.waitUntil(work)
    event.respondWith(answerPageLoad({request, network: sent(event), release, keepAlive}))
  } else if (!navigator.onLine && request.method === 'GET') {
    const {origin, pathname} = new URL(request.url)
    const isStored = BUNDLE_FILE.test(pathname) || pathname.startsWith('/mobify/proxy/static/')
    if (origin === self.location.origin && isStored) event.respondWith(storedOr(request))
  }
})

/**
 * Background Sync: asks an open page to send the changes that were made without a connection, because the session and its
 * rules are the page's. Without a page they are sent at the next start of the app.
 */
self.addEventListener('sync', (event) => {
  if (event.tag !== 'offline-changes') return
  const tell = (pages) => pages.forEach((page) => page.postMessage({type: 'send-changes'}))
  event.waitUntil(self.clients.matchAll({type: 'window'}).then(tell))
})
