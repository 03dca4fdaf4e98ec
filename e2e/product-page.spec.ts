import type {Locator, Page} from '@playwright/test'
import {ready} from './support/ready'
import {toTheEnd} from './support/to-the-end'
import {expect, test} from './support/test'
import {message} from './support/texts'

const PAGE = '/deu/de-de/product/BH-1010'
const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

const addButton = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('button', {name: de('product.addToCart'), exact: true})
    .first()

/** Upper and lower edge in the window, CSS pixels. */
async function edges(target: Locator): Promise<{top: number; bottom: number}> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return {top: box.y, bottom: box.y + box.height}
}

test('the button stays in the window while the left side scrolls', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900})
  await page.goto(PAGE)
  await ready(page)
  const last = page.getByRole('heading', {level: 2, name: de('product.safety')})
  // In steps of half a window, until the last section comes up from the lower edge of the window.
  await expect(async () => {
    await expect(addButton(page)).toBeInViewport({ratio: 1})
    await page.mouse.wheel(0, 450)
    await expect(last).toBeInViewport({timeout: 500})
  }).toPass()
  await expect(addButton(page)).toBeInViewport({ratio: 1})
  // Beside the column the left side continues to its end.
  const [left, column] = [await edges(last), await edges(addButton(page))]
  expect(left.bottom).toBeGreaterThan(column.bottom)
})

for (const height of [740, 664]) {
  test(`name, stars and price are above the bar on a phone of ${height} px @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({width: height === 740 ? 360 : 390, height})
    await page.goto(PAGE)
    await ready(page)
    const bar = page.locator('[data-sticky-buy]')
    await expect(bar).toBeVisible()
    const {top} = await edges(bar)
    const main = page.getByRole('main')
    const price = main.getByText(/^1\.099,00\s€$/).first()
    for (const part of [
      main.getByRole('heading', {level: 1}),
      main.getByText('4,1').first(),
      price,
    ]) {
      expect((await edges(part)).bottom).toBeLessThanOrEqual(top)
    }
    await expect(bar).toContainText('Fichtengrün, Schwarz')
  })
}

test('no product is shown twice below its own page', async ({page}) => {
  // A product viewed before, part of which the best sellers show.
  for (const id of ['BH-1020', 'BH-1110', 'BH-2010']) {
    await page.goto(`/deu/de-de/product/${id}`)
    await ready(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-products-DEU')))
      .toContain(id)
  }
  await page.goto(PAGE)
  await ready(page)
  await toTheEnd(page)
  const rows = page.getByRole('main').locator('article h3 a')
  expect(await rows.count()).toBeGreaterThanOrEqual(4)
  const parts = page.getByRole('main').locator('li h3 a')
  const hrefs = await parts.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const ids = hrefs.flatMap((href) => /\/product\/([^/?]+)/.exec(href ?? '')?.[1] ?? [])
  expect(ids).not.toContain('BH-1010')
  expect([...new Set(ids)].sort()).toEqual([...ids].sort())
})

test('reviews in the shopper’s language come first, with a gallery of all photos', async ({
  page,
}) => {
  await page.goto(PAGE)
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const reviews = page.getByRole('region', {name: de('reviews.title'), exact: true})
  const languages: string[] = []
  const next = reviews.getByRole('button', {name: de('reviews.next')})
  for (let number = 1; number <= 4; number += 1) {
    await expect(reviews.getByText(new RegExp(`^Seite ${number} von`))).toBeVisible()
    await expect(reviews.locator('[aria-busy]')).toHaveCount(0)
    languages.push(
      ...(await reviews
        .locator('article > div[lang]')
        .evaluateAll((texts) => texts.map((text) => text.getAttribute('lang')?.slice(0, 2) ?? ''))),
    )
    await next.click()
  }
  const own = languages.filter((language) => language === 'de').length
  expect(own).toBeGreaterThan(2)
  expect(languages.length).toBeGreaterThan(own)
  expect(languages.slice(0, own)).toEqual(Array.from({length: own}, () => 'de'))
  await expect(
    reviews.getByRole('list', {name: de('reviews.gallery')}).getByRole('button'),
  ).not.toHaveCount(0)
})

test.describe('a part below the first view @phone', () => {
  const GUIDE = '/deu/de-de/product/BH-2010'

  test('is in the document, and loads its code when it comes near', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    const scripts: string[] = []
    await page.goto(PAGE)
    await ready(page)
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    const safety = page.getByRole('heading', {level: 2, name: de('product.safety')})
    await expect(safety).toBeAttached()
    const first = page.locator('main details').first()
    const distance = async () => (await edges(safety)).top - (await edges(first)).top
    const before = await distance()
    await page.waitForTimeout(1500)
    const early = scripts.length
    await safety.scrollIntoViewIfNeeded()
    await expect(async () => expect(scripts.length).toBeGreaterThan(early)).toPass()
    // The code takes over what is there: nothing moves. A part that is being replaced has no place for a moment.
    await expect(async () => expect(await distance()).toBe(before)).toPass()
  })

  test('answers a press that comes before its code, and one with the keyboard', async ({page}) => {
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(GUIDE)
    await ready(page)
    const compare = page.getByRole('main').getByRole('button', {name: de('compare.add')})
    // As assistive technology presses: without scrolling and without a pointer.
    await compare.evaluate((button: HTMLElement) => button.click())
    await expect(compare).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await ready(page)
    const share = page.getByRole('main').getByRole('button', {name: de('share.action')})
    await share.focus()
    await page.waitForTimeout(1000)
    await expect(share).toBeFocused()
    const care = page.locator('main details').filter({hasText: de('product.safety')})
    await care.locator('summary').evaluate((summary: HTMLElement) => summary.click())
    await expect(care).toHaveAttribute('open', '')
    await page.waitForTimeout(1500)
    await expect(care).toHaveAttribute('open', '')
  })
})
