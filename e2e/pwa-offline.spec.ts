/** Pages that were seen are read without a line, and with a slow one until the network answers (ADR 0019). */
import type {BrowserContext, Page} from '@playwright/test'
import {openLine, type Line} from './support/line'
import {OwnShop} from './support/own-shop'
import {ready} from './support/ready'
import {settledStores, stored, storedPages, storedPaths} from './support/stores'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const HOME = '/deu/de-de/home'
const LISTING = '/deu/de-de/category/strollers'
const PRODUCT = '/deu/de-de/product/BH-1010'
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

const bar = (page: Page) => page.locator('[data-offline-bar]')
const price = (page: Page) => page.getByRole('main').locator('[data-price]').first()
const buy = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', {name: de('product.addToCart')})
    .first()

let line: Line

/** Opens a page and waits until it is stored. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(line.base + path)
  await ready(page)
  await stored(page, path)
}

/** The same for several pages, and all that they use. */
async function seeAll(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) await see(page, path)
  await settledStores(page)
}

const forgetCopies = async (page: Page): Promise<void> => {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
}

/** The browser reports that it has no line, and nothing reaches the shop: its own setting leaves out the worker. */
async function cut(context: BrowserContext): Promise<void> {
  line.up = false
  await context.setOffline(true)
  // The browser's own copies of documents would be current for some minutes.
  for (const page of context.pages()) await forgetCopies(page)
}

async function mend(context: BrowserContext): Promise<void> {
  line.up = true
  await context.setOffline(false)
}

/** A page of a browser whose own copies are too old. */
async function laterPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await forgetCopies(page)
  return page
}

test.beforeEach(async ({allowConsole, baseURL, context}) => {
  const html = await (await fetch(baseURL + HOME)).text()
  line = await openLine(baseURL ?? '', /\/mobify\/bundle\/([\w-]+)\//.exec(html)?.[1] ?? '')
  await context.addCookies([{name: 'dw_dnt', value: '1', url: line.base}])
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch|ApiFault|could not be reached|Loading (CSS )?chunk|ChunkLoadError|left out|networ/i,
  )
})
test.afterEach(() => line.close())

test('the app opens from its icon without a line', async ({page, context}) => {
  await seeAll(page, HOME)
  const title = await page.title()
  await page.close()
  await cut(context)
  const offline = await laterPage(context)
  await offline.goto(`${line.base}/`)
  await expect(offline).toHaveURL(new RegExp(`${HOME}$`))
  await ready(offline)
  await expect(bar(offline)).toHaveText(
    /^Offline – Stand: \d\d:\d\d\. Preise wie zuletzt gesehen\.$/,
  )
  expect(await offline.title()).toBe(title)
  const marked = await laterPage(context)
  await marked.goto(`${line.base}${HOME}?source=app&utm_source=icon`)
  await ready(marked)
  await expect(bar(marked)).toBeVisible()
})

const TWENTY = [
  HOME,
  LISTING,
  '/deu/de-de/category/strollers-city',
  '/deu/de-de/category/strollers-travel',
  `${LISTING}?sort=price-low-to-high`,
  PRODUCT,
  '/deu/de-de/product/BH-1010-sand-black',
  '/deu/de-de/product/BH-1020',
  '/deu/de-de/product/BH-1030',
  '/deu/de-de/product/BH-1040',
  '/deu/de-de/product/BH-1110',
  '/deu/de-de/product/BH-2010',
  '/deu/de-de/search?q=wagen',
  '/deu/de-de/search?q=stuhl',
  '/deu/de-de/customer-service/faq/faq.html',
  '/deu/de-de/customer-service/legal/imprint.html',
  '/deu/de-de/customer-service/legal/privacy-policy.html',
  '/deu/de-de/customer-service/shipping-and-delivery.html',
  '/deu/de-de/contact-us',
  '/deu/de-de/appcart',
]

test('twenty pages that were seen are read without a line', async ({page, context}) => {
  test.slow()
  const headings = new Map<string, string>()
  for (const path of TWENTY) {
    await see(page, path)
    headings.set(path, await page.getByRole('heading', {level: 1}).first().innerText())
  }
  await settledStores(page)
  await cut(context)
  for (const path of TWENTY) {
    await page.goto(line.base + path)
    await ready(page)
    await expect(page.getByRole('heading', {level: 1}).first(), path).toHaveText(
      headings.get(path) ?? '',
    )
    await expect(bar(page), path).toBeVisible()
    await expect(page.getByText(de('offline.title'), {exact: true}), path).toHaveCount(0)
  }
  await page.goto(line.base + PRODUCT)
  const picture = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await expect(price(page)).toBeVisible()
  const mark = () => price(page).evaluate((element) => getComputedStyle(element, '::after').content)
  await expect.poll(mark).toContain(de('offline.lastSeen'))
})

test('in the running app a seen product opens without a line', async ({page, context}) => {
  await see(page, PRODUCT)
  const name = await page.getByRole('heading', {level: 1}).innerText()
  await see(page, LISTING)
  await settledStores(page)
  await cut(context)
  await expect(bar(page)).toBeVisible()
  await page.locator('main article h3 a[href*="/BH-1010"]').first().click()
  await expect(page).toHaveURL(/BH-1010/)
  await expect(page.getByRole('heading', {level: 1, name})).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await mend(context)
  await expect(bar(page)).toHaveCount(0, {timeout: 20_000})
})

test('the bar has the time of the language, also from right to left, and goes with the line', async ({
  page,
  context,
}) => {
  await see(page, PRODUCT)
  await settledStores(page)
  const arabic = '/global/ar-ae/home'
  await see(page, arabic)
  await settledStores(page)
  await cut(context)
  await page.goto(line.base + PRODUCT)
  await ready(page)
  await expect(bar(page)).toHaveText(/^Offline – Stand: \d\d:\d\d\. /)
  await page.goto(line.base + arabic)
  await ready(page)
  // This site sells nothing: no word about prices.
  await expect(bar(page)).toHaveText(pattern('ar-AE', 'offline.asOf'))
  await expect(bar(page)).not.toContainText(message('ar-AE', 'offline.prices'))
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goto(line.base + PRODUCT)
  await ready(page)
  const read = page.waitForRequest((request) => new URL(request.url()).pathname === PRODUCT)
  await mend(context)
  await read
  await expect(bar(page)).toHaveCount(0, {timeout: 20_000})
  await expect(page.locator('html')).not.toHaveAttribute('data-stored')
  await expect(buy(page)).toBeEnabled()
})

test('a search without a line finds what was seen', async ({page, context}) => {
  await seeAll(page, LISTING, PRODUCT)
  await stored(page, '/deu/de-de/search')
  await settledStores(page)
  await cut(context)
  const offline = await laterPage(context)
  await offline.goto(`${line.base}/deu/de-de/search?q=vindra`)
  await ready(offline)
  await expect(offline).toHaveURL(/\/search\?q=vindra$/)
  await expect(offline.getByRole('main').locator('article').first()).toContainText('Vindra')
  await expect(bar(offline)).toHaveText(de('offline.found'))
  const field = offline.getByRole('search').locator('input[name=q]').first()
  await field.fill('qqxxyy')
  await field.press('Enter')
  await expect(offline).toHaveURL(/q=qqxxyy/)
  await expect(bar(offline)).toHaveText(de('offline.foundNone'))
})

test('private pages are in no store', async ({page, allowConsole}) => {
  allowConsole(/status of 404/)
  await see(page, HOME)
  for (const path of [
    '/deu/de-de/my-stokke',
    '/deu/de-de/my-stokke/orders/00001001',
    '/deu/de-de/appcheckout',
    '/deu/de-de/appcheckout/confirmation?token=abc',
    '/deu/de-de/withdraw',
    '/deu/de-de/order-lookup?order=00001001',
    '/deu/de-de/set-password?token=abc',
    '/deu/de-de/no-such-page',
  ]) {
    await page.goto(line.base + path)
    await ready(page)
    await page.waitForTimeout(1500)
  }
  await settledStores(page)
  const names = Object.values(await storedPaths(page)).flat()
  expect(
    names.filter((path) =>
      /my-stokke|appcheckout|withdraw|lookup|password|no-such|token/.test(path),
    ),
  ).toEqual([])
})

test('a full device loses nothing but stored pages', async ({page, context}) => {
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', {origin: line.base, quotaSize: 1})
  await page.goto(line.base + PRODUCT)
  await ready(page)
  await page.waitForTimeout(6000)
  expect(await storedPages(page)).toEqual([])
  await expect(buy(page)).toBeEnabled()
  await cut(context)
  await expect(bar(page)).toBeVisible()
})

test('blocked storage, as in a private window, is harmless', async ({page, context}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'caches', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    navigator.serviceWorker.register = () =>
      Promise.reject(new DOMException('blocked', 'SecurityError'))
  })
  await page.goto(line.base + PRODUCT)
  await ready(page)
  await page.waitForTimeout(6000)
  await expect(buy(page)).toBeEnabled()
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
})

test('who saves data stores nothing', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}}),
  )
  await page.goto(line.base + PRODUCT)
  await ready(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.waitForTimeout(6000)
  expect(await storedPages(page)).toEqual([])
})

test('a slow line shows the stored page, whose price and button wait', async ({page, context}) => {
  await seeAll(page, PRODUCT)
  await page.close()
  line.delayMs = 6000
  const slow = await laterPage(context)
  const began = Date.now()
  await slow.goto(line.base + PRODUCT, {waitUntil: 'commit'})
  await expect(slow.getByRole('heading', {level: 1})).toBeVisible()
  expect(Date.now() - began).toBeLessThan(4000)
  await expect(slow.locator('html')).toHaveAttribute('data-stored', /^\d+$/)
  await expect(price(slow)).toBeHidden()
  const place = await price(slow).boundingBox()
  await ready(slow)
  await expect(buy(slow)).toHaveAttribute('aria-busy', 'true')
  await expect(slow.locator('html')).not.toHaveAttribute('data-stored', /./, {timeout: 15_000})
  await expect(price(slow)).toBeVisible()
  expect(await price(slow).boundingBox()).toEqual(place)
  await expect(buy(slow)).not.toHaveAttribute('aria-busy', 'true')
  await expect(bar(slow)).toHaveCount(0)
})

test('a server that does not answer is noticed, and its return too', async ({page, context}) => {
  await seeAll(page, PRODUCT)
  line.up = false
  const offline = await laterPage(context)
  await offline.goto(line.base + PRODUCT)
  await ready(offline)
  await expect(bar(offline)).toBeVisible()
  await expect(price(offline)).toBeVisible()
  line.up = true
  await expect(bar(offline)).toHaveCount(0, {timeout: 30_000})
})

test('a new release: no old page with a line, no dead chunk without one', async ({
  page,
  context,
}) => {
  test.slow()
  await seeAll(page, PRODUCT, LISTING)
  const old = Object.keys(await storedPaths(page)).filter((name) => /-(pages|files)-/.test(name))
  // An old tab, whose files the server does not have any more.
  line.release = 'x'
  line.delayMs = 3000
  const tab = await laterPage(context)
  await tab.goto(line.base + PRODUCT)
  // The worker of the old release may have answered with its page: the page of the server takes its place.
  await expect.poll(() => tab.content().catch(() => ''), {timeout: 20_000}).toContain('x/main.js')
  line.delayMs = 0
  await ready(tab)
  await stored(tab, PRODUCT)
  // The stores of the old release go, and what was seen is read again.
  await expect
    .poll(
      async () => {
        const now = await storedPaths(tab)
        return {
          old: old.filter((name) => name in now),
          pages: Object.entries(now)
            .filter(([name]) => name.includes('-pages-'))
            .flatMap(([, paths]) => paths)
            .includes(LISTING),
        }
      },
      {timeout: 30_000},
    )
    .toEqual({old: [], pages: true})
  await settledStores(tab)
  await cut(context)
  await tab.goto(line.base + LISTING)
  await ready(tab)
  await expect(bar(tab)).toBeVisible()
  await expect(tab.locator('main article').first()).toBeVisible()
})

test('without a line a page of the old release runs with its own files', async ({
  page,
  context,
}) => {
  await seeAll(page, PRODUCT)
  line.release = 'y'
  line.up = false
  const tab = await laterPage(context)
  await tab.goto(line.base + PRODUCT)
  await ready(tab)
  await expect(bar(tab)).toBeVisible()
  // The line is back, with another release: the page of the server takes its place.
  line.up = true
  await expect.poll(() => tab.content().catch(() => ''), {timeout: 30_000}).toContain('y/main.js')
  await expect(bar(tab)).toHaveCount(0, {timeout: 20_000})
})

test('the switch removes worker and stores within one visit', async ({page, context}) => {
  test.slow()
  await seeAll(page, HOME)
  await page.evaluate(() => caches.open('another-shop'))
  const shop = await OwnShop.start({env: {SERVICE_WORKER: 'off'}})
  try {
    line.shop = shop.base
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.goto(line.base + HOME)
    await ready(page)
    await expect
      .poll(() =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      )
      .toBe(0)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['another-shop'])
    await page.reload()
    await ready(page)
    await page.waitForTimeout(5000)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await page.evaluate(() => caches.keys())).toEqual(['another-shop'])
  } finally {
    await shop.stop()
  }
})
