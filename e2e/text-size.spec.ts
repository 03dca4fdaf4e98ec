import type {Page} from '@playwright/test'
import {pages} from './support/pages'
import {expect, test} from './support/test'

/** Px; the edges of each layout. */
const WIDTHS = [320, 479, 480, 767, 768, 991, 992, 1199, 1200, 1440]

test.use({contextOptions: {reducedMotion: 'reduce'}})

/** Widths at which a page with twice the usual text scrolls sideways, and by how many px. */
async function overflows(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 900})
    // A frame after the resize, so that what measures itself has done so.
    const by = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(document.documentElement.scrollWidth - window.innerWidth),
            ),
          )
        }),
    )
    if (by > 0) found.push(`${by} px at ${width}`)
  }
  return found
}

const {search: _search, ...otherPages} = pages

const kinds = {
  ...otherPages,
  set: '/deu/de-de/product/BH-8010',
  bundle: '/deu/de-de/product/BH-8110',
  'German product': '/deu/de-de/product/BH-1010-sand-black',
  'product with a name engraved': '/usa/en-us/product/BH-2010',
}

for (const [name, path] of Object.entries(kinds)) {
  test(`nothing scrolls sideways at twice the text size: ${name}`, async ({page, allowConsole}) => {
    allowConsole(/status of 404/)
    await page.goto(path, {waitUntil: 'networkidle'})
    expect(await overflows(page)).toEqual([])
  })
}
