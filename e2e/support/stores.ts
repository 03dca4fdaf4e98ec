import {expect, type Page} from '@playwright/test'

/** All that Cache Storage has for the origin: names of stores and the paths in them. */
export const storedPaths = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const stores: Record<string, string[]> = {}
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      stores[name] = requests.map(({url}) => url.slice(location.origin.length))
    }
    return stores
  })

/** Paths of the stored documents. */
export const storedPages = async (page: Page): Promise<string[]> =>
  Object.entries(await storedPaths(page)).flatMap(([name, paths]) =>
    name.includes('-pages-') ? paths : [],
  )

/** Waits until the worker controls the page and the page is stored. */
export async function stored(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => storedPages(page), {timeout: 20_000}).toContain(path)
}

/** Waits until no picture or file is being stored. */
export async function settledStores(page: Page): Promise<void> {
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await storedPaths(page))
        const same = now === before
        before = now
        return same
      },
      // What a page loads later is stored two seconds after it.
      {intervals: [5000], timeout: 40_000},
    )
    .toBe(true)
  await page.evaluate(() => navigator.locks.request('storefront-keeper', () => undefined))
}
