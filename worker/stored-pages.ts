import {
  findPage,
  OFFLINE_ATTRIBUTE,
  pagesOf,
  pagesStore,
  releaseOf,
  siteOfPath,
  STORED_ATTRIBUTE,
  STORED_STYLES,
  MADE_HEADER,
} from '../common/offline-stores'

/** Stores with documents of a site, the one of the given release first, then the newest. */
async function storesOf(site: string, release: string): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => pagesOf(name)?.site === site).reverse()
  const current = pagesStore(site, release)
  return [...names.filter((name) => name === current), ...names.filter((name) => name !== current)]
}

/**
 * The stored page at an address.
 * @param release id of the bundle of this worker
 * @param onlyCurrent leaves out pages of other releases
 */
export async function storedPage(
  url: URL,
  release: string,
  {onlyCurrent}: {onlyCurrent: boolean},
): Promise<Response | undefined> {
  const site = siteOfPath(url.pathname)
  if (site === null) return undefined
  for (const name of await storesOf(site, release)) {
    if (onlyCurrent && pagesOf(name)?.release !== release) continue
    const found = await findPage(await caches.open(name), url)
    if (found) return found
  }
  return undefined
}

/** Whether a page is stored, of any release. */
export const isStored = async (url: URL): Promise<boolean> =>
  (await storedPage(url, '', {onlyCurrent: false})) !== undefined

/**
 * A stored page as an answer: its element `html` says how old it is, so that prices and buttons wait, or are marked.
 * The one script in the document is unchanged, so that the page's own security policy applies.
 */
export async function markedPage(stored: Response, offline: boolean): Promise<Response> {
  const html = await stored.text()
  const release = releaseOf(html)
  const made = Number(stored.headers.get(MADE_HEADER))
  const marks = `${STORED_ATTRIBUTE}="${made}"${offline ? ` ${OFFLINE_ATTRIBUTE}=""` : ''}`
  const styles = `<link rel="stylesheet" href="/mobify/bundle/${release}/${STORED_STYLES}">`
  const headers = new Headers(stored.headers)
  for (const name of [...headers.keys()]) if (name.startsWith('x-stored-')) headers.delete(name)
  return new Response(
    html.replace(/<html\b/, `<html ${marks}`).replace('</head>', `${styles}</head>`),
    {headers},
  )
}
