import {findPage, MADE_HEADER, pageStoresOf, SEEN_HEADER} from '@common/offline-stores'

/** A stored document and when the server made it, epoch milliseconds; null when the page is not stored. */
export async function readPage(
  site: string,
  url: URL,
): Promise<{readonly html: string; readonly madeAt: number} | null> {
  for (const name of await pageStoresOf(site)) {
    const found = await findPage(await caches.open(name), url)
    if (found) return {html: await found.text(), madeAt: Number(found.headers.get(MADE_HEADER))}
  }
  return null
}

/** All stored documents of a site below a path, those seen last first. */
export async function readPages(site: string, below: string): Promise<string[]> {
  const stores = await Promise.all((await pageStoresOf(site)).map((name) => caches.open(name)))
  const pages = await Promise.all(
    stores.map(async (store) => {
      const requests = await store.keys()
      const found = requests.filter(({url}) => new URL(url).pathname.startsWith(below))
      return Promise.all(found.map((request) => store.match(request)))
    }),
  )
  const seenAt = (page: Response): number => Number(page.headers.get(SEEN_HEADER) ?? 0)
  const latestFirst = pages
    .flat()
    .flatMap((page) => page ?? [])
    .sort((one, other) => seenAt(other) - seenAt(one))
  return Promise.all(latestFirst.map((page) => page.text()))
}
