/** What business customers see of a document, which is the same for all visitors, before its scripts arrive (rule PRICE-7). */
import type {Page, Route} from '@playwright/test'
import {asBusinessCustomer} from './support/business'
import {de} from './support/german'
import {ready} from './support/ready'
import {expect, test} from './support/test'

const STROLLERS = '/deu/de-de/category/strollers'
const PAGES = {
  home: '/deu/de-de/home',
  list: STROLLERS,
  search: '/deu/de-de/search?q=Kinderwagen',
  product: '/deu/de-de/product/BH-1010-sand-black',
  set: '/deu/de-de/product/BH-8010',
  bundle: '/deu/de-de/product/BH-8110',
}

test.describe.configure({timeout: 120_000})
// It would answer requests that these tests hold.
test.use({serviceWorkers: 'block'})
test.beforeEach(({allowConsole}) => allowConsole(/Service Worker registration blocked/))

/** Visits a page, so that the browser remembers the business customer. */
async function rememberBusiness(page: Page): Promise<void> {
  await asBusinessCustomer(page, 'DEU')
  await page.goto(STROLLERS)
  await ready(page)
  await expect(page.getByText(de('product.price.net')).first()).toBeVisible()
  await page.waitForFunction(() => /\w/.test(localStorage.getItem('business-DEU') ?? ''))
}

/** Holds the scripts of the next document. @returns lets them go */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHolding = true
  await page.route(/\.js(\?|$)/, async (route) => {
    if (isHolding) held.push(route)
    else await route.continue()
  })
  return async () => {
    isHolding = false
    await Promise.all(held.map((route) => route.continue()))
  }
}

/** Prices of the main part that can be seen; those of price bands and texts of editors have no decimals. */
const seenPrices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const seen: string[] = []
    while (texts.nextNode()) {
      const {textContent, parentElement} = texts.currentNode
      if (!/\d,\d\d\s€/.test(textContent ?? '')) continue
      if (parentElement?.checkVisibility({visibilityProperty: true})) seen.push(textContent ?? '')
    }
    return seen
  })

const heights = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    // The lowest price beside a reduction may wrap in another way.
    [...document.querySelectorAll('main article:not(:has(s))')].map((tile) => tile.clientHeight),
  )

test('no document shows a business customer a price with tax', async ({page}) => {
  await rememberBusiness(page)
  for (const path of Object.values(PAGES)) {
    const release = await holdScripts(page)
    await page.goto(path, {waitUntil: 'domcontentloaded'})
    expect(await page.locator('main [data-gross]').count(), path).toBeGreaterThan(0)
    // Styles may arrive after the document; nothing is painted without them.
    await expect.poll(() => seenPrices(page), {message: path}).toEqual([])
    await release()
    await ready(page)
    await expect(page.getByText(de('product.price.net')).first()).toBeVisible()
    await expect(page.locator('main [data-gross]:visible')).toHaveCount(0)
    await page.unrouteAll({behavior: 'ignoreErrors'})
  }
})

test('the net price of a tile takes the place that it has in the document', async ({page}) => {
  await rememberBusiness(page)
  const release = await holdScripts(page)
  await page.goto(STROLLERS, {waitUntil: 'domcontentloaded'})
  await expect.poll(() => seenPrices(page)).toEqual([])
  await page.evaluate(() => document.fonts.ready)
  const before = await heights(page)
  expect(before.length).toBeGreaterThan(2)
  await release()
  await ready(page)
  await expect(page.locator('main article [data-gross]')).toHaveCount(0)
  const after = await heights(page)
  expect(after.filter((height, index) => Math.abs(height - (before[index] ?? 0)) > 1)).toEqual([])
})

test('a visitor sees prices before scripts arrive, and a business customer when they do not come', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto(STROLLERS, {waitUntil: 'domcontentloaded'})
  expect(await seenPrices(page)).not.toEqual([])
  await release()
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await rememberBusiness(page)
  await holdScripts(page)
  await page.goto(STROLLERS, {waitUntil: 'domcontentloaded'})
  await expect.poll(() => seenPrices(page)).toEqual([])
  await expect.poll(() => seenPrices(page), {timeout: 20_000}).not.toEqual([])
})

test('a filter of prices says to business customers that it goes by prices with tax', async ({
  page,
}) => {
  const chosen = page.getByRole('list', {name: de('listing.activeFilters')})
  const refined = `${STROLLERS}?refine=price=(100..500)`
  await page.goto(refined)
  await ready(page)
  await expect(chosen).toContainText('500')
  await expect(chosen).not.toContainText('MwSt.')
  await rememberBusiness(page)
  await page.goto(refined)
  await ready(page)
  await expect(chosen).toContainText('inkl. MwSt.')
  await expect(page.getByText(de('listing.pricesWithTax'))).toHaveCount(1)
})
