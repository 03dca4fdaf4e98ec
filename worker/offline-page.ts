import {escapeHtml} from '../common/escape-html'
import {WORDS_KEY, WORDS_STORE, type OfflineWords} from '../common/offline-stores'

const ENGLISH: OfflineWords = {
  lang: 'en-GB',
  title: 'You are currently offline',
  text: "We couldn't load the next page on this connection. Please try again.",
  retry: 'Retry Connection',
}

/** Texts of the last page that the shopper saw; English before the first one, and where storage is blocked. */
export async function readWords(): Promise<OfflineWords> {
  try {
    const store = await caches.open(WORDS_STORE)
    const stored = await store.match(WORDS_KEY)
    return stored ? {...ENGLISH, ...((await stored.json()) as Partial<OfflineWords>)} : ENGLISH
  } catch {
    return ENGLISH
  }
}

export async function keepWords(words: OfflineWords): Promise<void> {
  try {
    const store = await caches.open(WORDS_STORE)
    await store.put(WORDS_KEY, new Response(JSON.stringify(words)))
  } catch {
    // The storage is full or blocked: the page is in English.
  }
}

/** A page of its own, without a file: it loads again when the line is back. */
const offlineHtml = ({lang, title, text, retry}: OfflineWords): string => `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${/^(ar|he|fa|ur)\b/.test(lang) ? 'rtl' : 'ltr'}">
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
<script>addEventListener('online', () => location.reload())</script>
</html>`

export const offlineAnswer = (words: OfflineWords): Response =>
  new Response(offlineHtml(words), {
    status: 503,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
  })
