import type {Locator, Page, Request} from '@playwright/test'
import {ready} from './support/ready'
import {scriptOfChunk} from './support/chunks'
import {expect, test} from './support/test'
import {message} from './support/texts'

const LISTING = '/deu/de-de/category/root'
const PAGE_SIZE = 38

const productLink = (page: Page, index: number): Locator =>
  page.getByRole('main').locator('article h3 a').nth(index)

/** Reads of products, by id, since the page was loaded. */
function productReads(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request: Request) => {
    const {pathname} = new URL(request.url())
    const id = /\/product\/shopper-products\/.*\/products\/([^/]+)$/.exec(pathname)?.[1]
    if (id) reads.push(id)
  })
  return reads
}

/** Gives this browser a session, as for a shopper who has visited the shop before. */
async function withSession(page: Page): Promise<void> {
  await page.goto('/deu/de-de/product/BH-1010-sand-black')
  await ready(page)
  const button = page.getByRole('main').getByRole('button', {
    name: message('de-DE', 'product.addToCart'),
    exact: true,
  })
  await button.first().click()
  await page.waitForFunction(() => document.cookie.includes('shopper_DEU=guest'))
}

test.describe('loading ahead', () => {
  test('a link that is pointed at brings code and reads of its page', async ({page, isMobile}) => {
    await withSession(page)
    await page.goto(LISTING)
    await ready(page)
    const reads = productReads(page)
    const link = productLink(page, 3)
    const read = page.waitForResponse((response) => response.url().includes('/shopper-products/'))
    if (isMobile) await link.dispatchEvent('touchstart')
    else await link.hover()
    await read
    // A page has more than one read.
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`))
    const before = reads.length
    await link.click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(before).toBeGreaterThan(0)
    expect(reads.length).toBe(before)
  })

  test('looking at links and opening them makes no session', async ({page, isMobile}) => {
    const logins: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/session/')) logins.push(request.url())
    })
    await page.goto(LISTING)
    await ready(page)
    const code = page.waitForResponse(scriptOfChunk('pages-product'))
    if (isMobile) await productLink(page, 1).dispatchEvent('touchstart')
    else await productLink(page, 1).hover()
    await code
    await page.waitForTimeout(500)
    const reads = productReads(page)
    await productLink(page, 1).click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(logins).toEqual([])
    expect(reads).toEqual([])
    expect(await page.evaluate(() => document.cookie)).not.toContain('shopper_')
  })
})

test.describe('going back', () => {
  test.describe.configure({timeout: 150_000})

  test('finds a listing as long as it was, where it was left', async ({page}) => {
    await page.goto(LISTING)
    await ready(page)
    await page.getByRole('link', {name: message('de-DE', 'listing.loadMore')}).click()
    // A new sandbox renders each picture at its first request, and pictures occupy the browser's connections.
    await expect(page.locator('main article')).toHaveCount(2 * PAGE_SIZE, {timeout: 100_000})
    const link = productLink(page, PAGE_SIZE + 12)
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    // The browser scrolls by whole pixels.
    const top = async () => (await link.boundingBox())?.y ?? Number.NaN
    const left = await top()
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1500)
    // A click by script: a click with the pointer would scroll the page.
    await link.evaluate((anchor: HTMLElement) => anchor.click())
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.locator('main article')).toHaveCount(2 * PAGE_SIZE)
    await expect.poll(async () => Math.abs((await top()) - left)).toBeLessThanOrEqual(1)
    await page.goForward()
    await expect(page).toHaveURL(/\/product\//)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('changing pages', () => {
  test('shows no placeholder for what takes less than 200 ms', async ({page}) => {
    await withSession(page)
    await page.goto(LISTING)
    await ready(page)
    await page.route('**/shopper-products/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      await route.continue()
    })
    const seen = await page.evaluate(() => {
      const placeholders: string[] = []
      Object.assign(window, {placeholders})
      const look = () => {
        for (const element of document.querySelectorAll('main [aria-hidden=true]:empty')) {
          const {animationName, opacity} = getComputedStyle(element)
          if (animationName.includes('breathe') && opacity !== '0')
            placeholders.push(element.className)
        }
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
      return placeholders
    })
    expect(seen).toEqual([])
    await productLink(page, 2).click()
    await expect(page).toHaveURL(/\/product\//)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    const placeholders = await page.evaluate(
      () => (window as unknown as {placeholders: string[]}).placeholders,
    )
    expect(placeholders).toEqual([])
  })
})
