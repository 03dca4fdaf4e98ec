/**
 * Answers a page load that fails without a connection with an offline page. Nothing else is cached: prices
 * and availability must be current.
 */
import './push'

const STORE = 'offline-words'
const KEY = '/offline-words.json'
const ENGLISH = {
  lang: 'en-GB',
  title: 'You are currently offline',
  text: "We couldn't load the next page on this connection. Please try again.",
  retry: 'Retry Connection',
}

const ENTITIES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'}
const escapeHtml = (text) => String(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign])

async function readWords() {
  const store = await caches.open(STORE)
  const kept = await store.match(KEY)
  return kept ? {...ENGLISH, ...(await kept.json())} : ENGLISH
}

async function keepWords(words) {
  const store = await caches.open(STORE)
  await store.put(KEY, new Response(JSON.stringify(words)))
}

function offlinePage({lang, title, text, retry}) {
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  body {display: grid; min-height: 100vh; margin: 0; place-items: center; background: #FBF9F5; color: #23211E; font: 1rem/1.55 system-ui, sans-serif}
  main {max-width: 36rem; padding: 2rem}
  h1 {margin: 0 0 1rem; font-size: 2.25rem; font-weight: 300; line-height: 1.15}
  p {margin: 0 0 2rem; color: #5D5850; font-size: 1.125rem}
  a {display: inline-flex; align-items: center; min-height: 3rem; padding: 0 2rem; border-radius: 99px; background: #24443A; color: #FBF9F5; text-decoration: none}
  a:focus-visible {outline: 2px solid #1F6B8F; outline-offset: 3px}
</style>
<main>
  <h1>${escapeHtml(title)}</h1>
  <p>${escapeHtml(text)}</p>
  <a href="">${escapeHtml(retry)}</a>
</main>
</html>`
}

async function answerPageLoad(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return new Response(offlinePage(await readWords()), {
      status: 503,
      headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
    })
  }
}

/**
 * Excludes all requests but page loads from the worker: a request that a page sends while it is being left
 * would be cancelled with the worker.
 */
async function stepAside(event) {
  const requestMode = ['no-cors', 'cors', 'same-origin']
  const condition = {or: requestMode.map((mode) => ({requestMode: mode}))}
  // Browsers without these routes call the worker, which lets the requests continue.
  await event.addRoutes?.({condition, source: 'network'}).catch(() => undefined)
}

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), stepAside(event)]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]),
  )
})

self.addEventListener('message', (event) => {
  if (event.data?.type === 'offline-words') event.waitUntil(keepWords(event.data.words))
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answerPageLoad(event))
})
