import type {Page} from '@playwright/test'

/**
 * Requests a listing and waits until all of its pictures have loaded, those below the window too.
 * @returns milliseconds since the request
 */
export async function timeUntilPictures(page: Page, url: string): Promise<number> {
  // Pictures with lazy loading are part of the measurement.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    })
  })
  const began = performance.now()
  await page.goto(url, {waitUntil: 'commit'})
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      document.images.length > 0 &&
      [...document.images].every((image) => image.complete && image.naturalWidth > 0),
    undefined,
    {polling: 20, timeout: 60_000},
  )
  return performance.now() - began
}
