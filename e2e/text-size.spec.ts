import type {Page} from '@playwright/test'
import {sampleOf} from '../sandbox/testing/extent'
import {addToCart, goToCheckout, shoppers} from './support/checkout'
import {pages} from './support/pages'
import {ready} from './support/ready'
import {expect, test} from './support/test'

/** Window widths in px at the edges of each layout. */
const WIDTHS = [320, 479, 480, 767, 768, 991, 992, 1199, 1200, 1440]

test.use({contextOptions: {reducedMotion: 'reduce'}})

/** Number of repeated measurements of a page that scrolls sideways, 100 ms apart. */
const LOOKS = 10

/** Width in px by which the page exceeds the window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Widths at which a page with twice the usual text scrolls sideways, and by how many px. */
async function overflows(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900})
    // Elements that measure themselves may need a moment after the resize.
    let by = await overflowOf(page)
    for (let look = 0; by > 0 && look < LOOKS; look += 1) {
      await page.waitForTimeout(100)
      by = await overflowOf(page)
    }
    if (by > 0) found.push(`${by} px at ${width}`)
  }
  return found
}

const kinds = {
  ...pages,
  set: '/deu/de-de/product/BH-8010',
  bundle: '/deu/de-de/product/BH-8110',
  'German product': '/deu/de-de/product/BH-1010-sand-black',
  'product with a name engraved': '/usa/en-us/product/BH-2010',
}

/** Pages with the most beside each other; a run draws some of the others. */
const DENSE = ['home', 'listing', 'product', 'set']
const DRAWN = 3
const chosen = sampleOf(Object.entries(kinds), DRAWN, ([name]) => DENSE.includes(name))

for (const [name, path] of chosen) {
  test(`nothing scrolls sideways at twice the text size: ${name}`, async ({page, allowConsole}) => {
    allowConsole(/status of 404/)
    await page.goto(path, {waitUntil: 'networkidle'})
    expect(await overflows(page)).toEqual([])
  })
}

test('nothing scrolls sideways at twice the text size: cart and checkout', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-1010-sand-black')
  await ready(page)
  await addToCart(page, shoppers.DEU)
  await goToCheckout(page, shoppers.DEU)
  expect(await overflows(page)).toEqual([])
  await page.goto('/deu/de-de/appcart', {waitUntil: 'networkidle'})
  expect(await overflows(page)).toEqual([])
})
