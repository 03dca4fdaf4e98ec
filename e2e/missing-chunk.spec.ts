import type {Page} from '@playwright/test'
import {scriptOfChunk} from './support/chunks'
import {expect, test} from './support/test'
import {message} from './support/texts'

const LISTING = '/deu/de-de/category/strollers'
const PAGE_CODE = scriptOfChunk('pages-product')

const say = (page: Page, id: Parameters<typeof message>[1]) =>
  page.getByText(message('de-DE', id), {exact: true})

/** Documents that this tab loads. */
function documents(page: Page): string[] {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loaded.push(new URL(request.url()).pathname)
  })
  return loaded
}

const gone = (page: Page, times = Number.POSITIVE_INFINITY) =>
  page.route(PAGE_CODE, (route) => route.fulfill({status: 404, body: 'Not found'}), {times})

const openProduct = async (page: Page): Promise<void> => {
  await page.goto(LISTING)
  await page.waitForFunction(() => history.scrollRestoration === 'manual')
  await page.locator('main article h3 a').first().click()
}

test.describe('code of a build that was replaced', () => {
  // Files pass the worker's static routes once it is there, which the routes of a test do not see.
  test.use({serviceWorkers: 'block'})
  test.beforeEach(({allowConsole}) =>
    allowConsole(
      /Service Worker registration blocked|status of 404|Loading (CSS )?chunk|MIME type|ChunkLoadError/,
    ),
  )

  test('the page loads anew, once, and is there', async ({page}) => {
    // Prefetching and navigating request the chunk before the page is reloaded.
    let asked = 0
    let reloaded = false
    await page.route(PAGE_CODE, (route) => {
      asked += 1
      return reloaded ? route.continue() : route.fulfill({status: 404, body: 'Not found'})
    })
    const loaded = documents(page)
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.url().includes('/product/')) reloaded = true
    })
    await openProduct(page)
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('button', {name: message('de-DE', 'product.addToCart')})
        .first(),
    ).toBeEnabled()
    expect(asked).toBeGreaterThan(1)
    expect(loaded.filter((path) => path.includes('/product/'))).toHaveLength(1)
    await expect(say(page, 'offline.title')).toHaveCount(0)
  })

  test('code that stays away is told as a failure, never as being offline', async ({page}) => {
    await gone(page)
    const loaded = documents(page)
    await openProduct(page)
    await expect.poll(() => loaded.filter((path) => path.includes('/product/')).length).toBe(1)
    await page.waitForTimeout(4000)
    expect(loaded.filter((path) => path.includes('/product/'))).toHaveLength(1)
    await expect(say(page, 'offline.title')).toHaveCount(0)
  })

  test('offline it says so and loads nothing anew', async ({page, context, allowConsole}) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ApiFault|network/i)
    await page.goto(LISTING)
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    const loaded = documents(page)
    await context.setOffline(true)
    await page.locator('main article h3 a').first().click()
    await expect(say(page, 'offline.title')).toBeVisible()
    expect(loaded).toEqual([])
    await context.setOffline(false)
  })
})
