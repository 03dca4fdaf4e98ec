/** Messages on this device: shows them, opens their page, and follows a changed address of the browser. */
import {PUSH_STORE, siteOfRecord} from '../common/push-record'
import {OPEN_MESSAGE} from '../common/push-message'

const SHOP = 'Barnholt'
/** Signs of the running bundle: the one in colour, and the shape that Android shows in its bar. */
const signOf = (name) =>
  self.release ? `/mobify/bundle/${self.release}/static/ico/${name}.png` : '/favicon.ico'
/** Milliseconds in which a running page takes over a click. */
const ANSWER_MS = 1500
/** Pages that a click does not replace: the shopper is paying there. */
const CHECKOUT = /\/appcheckout(\/|$)/

const text = (value, fallback) => (typeof value === 'string' && value !== '' ? value : fallback)

/** A path of the shop itself; the start of the shop for any other address. */
function ownPath(value) {
  const {origin} = self.location
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || !URL.canParse(value, origin)) {
    return '/'
  }
  const url = new URL(value, origin)
  return url.origin === origin ? url.pathname + url.search : '/'
}

/** The payload of a message; an empty one when it cannot be read: browsers want every message shown. */
function read(data) {
  try {
    const payload = data?.json()
    return typeof payload === 'object' && payload !== null ? payload : {}
  } catch {
    return {}
  }
}

function show(event) {
  const {title, body, lang, dir, tag, path} = read(event.data)
  return self.registration.showNotification(text(title, SHOP), {
    body: text(body, ''),
    lang: text(lang, ''),
    dir: ['ltr', 'rtl'].includes(dir) ? dir : 'auto',
    // Without a subject of its own, one message replaces another.
    tag: text(tag, 'shop'),
    // The news of an order are told, also in the place of the one before.
    renotify: true,
    icon: signOf('icon-192'),
    badge: signOf('monochrome-512'),
    data: {path: ownPath(path)},
  })
}

/** Asks a page to open a path by its router; resolves to whether it does. */
function asks(client, path) {
  return new Promise((resolve) => {
    const {port1, port2} = new MessageChannel()
    const timer = setTimeout(() => resolve(false), ANSWER_MS)
    port1.onmessage = () => {
      clearTimeout(timer)
      resolve(true)
    }
    client.postMessage({type: OPEN_MESSAGE, path}, [port2])
  })
}

/** A running window of the site of a path: the one that is seen, or the one that was used last. */
async function windowFor(path) {
  const [, site = ''] = path.split('/')
  const windows = await self.clients.matchAll({type: 'window', includeUncontrolled: true})
  const fitting = windows.filter(({url}) => {
    const {pathname} = new URL(url)
    return pathname.startsWith(`/${site}/`) && !CHECKOUT.test(pathname)
  })
  return fitting.find(({visibilityState}) => visibilityState === 'visible') ?? fitting[0]
}

async function open(path) {
  const running = await windowFor(path)
  if (!running) return self.clients.openWindow(path)
  const focused = await running.focus().catch(() => running)
  if (await asks(focused, path)) return undefined
  // Its scripts do not run yet, or are of an earlier release.
  return focused.navigate(path).catch(() => self.clients.openWindow(path))
}

async function recordsOf(store) {
  const found = await Promise.all(
    (await store.keys()).map(async (request) => {
      const answer = await store.match(request)
      return {siteId: siteOfRecord(new URL(request.url).pathname), record: await answer?.json()}
    }),
  )
  return found.filter(({siteId, record}) => siteId !== undefined && record)
}

/** Tells the shop the new address of this browser, for every site whose messages it gets. */
async function renew({oldSubscription, newSubscription}) {
  const options = oldSubscription?.options
  const subscription =
    newSubscription ??
    (options && (await self.registration.pushManager.subscribe(options))) ??
    (await self.registration.pushManager.getSubscription())
  if (!subscription) return
  const records = await recordsOf(await caches.open(PUSH_STORE))
  await Promise.all(
    records.map(({siteId, record}) =>
      fetch(`/push/${siteId}/subscriptions/renew`, {
        method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({holder: record.holder, subscription: subscription.toJSON()}),
      }),
    ),
  )
}

self.addEventListener('push', (event) => event.waitUntil(show(event)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPath(event.notification.data?.path)))
})

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
