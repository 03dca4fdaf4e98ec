import type {Locator, Page} from '@playwright/test'
import {addToCart, shoppers} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

const de = (id: Parameters<typeof message>[1]) => message('de-DE', id)

const force = (path: string, experiment: string) =>
  `${path}${path.includes('?') ? '&' : '?'}experiment=${experiment}:variant1`

/** Whether one element comes before another from top to bottom. */
async function isAbove(first: Locator, second: Locator): Promise<boolean> {
  const [upper, lower] = [await first.boundingBox(), await second.boundingBox()]
  if (!upper || !lower) throw new Error('It is not shown.')
  return upper.y + upper.height <= lower.y + 1
}

async function openCart(page: Page, experiment?: string): Promise<Locator> {
  await page.goto(experiment ? force('/deu/de-de/appcart', experiment) : '/deu/de-de/appcart')
  await ready(page)
  const summary = page.getByRole('region', {name: de('cart.summary')})
  await expect(summary.getByRole('link', {name: de('addToCart.checkout')})).toBeVisible()
  return summary
}

test('cro68 and cro69: promises and the note about payment in the summary of the cart', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 1400})
  await page.goto('/deu/de-de/product/BH-7030')
  await addToCart(page, shoppers.DEU)
  const parts = (summary: Locator) => ({
    promise: summary.getByText(pattern('de-DE', 'product.promise.returns')),
    note: summary.getByText(de('cart.secure')),
    way: summary.getByRole('link', {name: de('addToCart.checkout')}),
  })
  const control = parts(await openCart(page))
  await expect(control.promise).toBeHidden()
  expect(await isAbove(control.way, control.note)).toBe(true)

  const promises = parts(await openCart(page, 'cro68'))
  await expect(promises.promise).toBeVisible()
  expect(await isAbove(promises.way, promises.promise)).toBe(true)

  await page.evaluate(() => sessionStorage.clear())
  const note = parts(await openCart(page, 'cro69'))
  expect(await isAbove(note.note, note.way)).toBe(true)
})

/** The first product of a listing with one price that is reduced. */
async function reducedProduct(page: Page): Promise<string> {
  await page.goto('/deu/de-de/category/root?limit=96')
  await ready(page)
  const reduced = page.locator('main article:has(s)').filter({hasNotText: 'Ab '}).first()
  return (await reduced.getByRole('link').first().getAttribute('href')) ?? ''
}

test('cro71: the saving of a reduced price as an amount', async ({page}) => {
  const path = await reducedProduct(page)
  const percent = page.getByRole('img', {name: pattern('de-DE', 'product.price.discountLabel')})
  const amount = page.getByRole('main').getByText(pattern('de-DE', 'cart.saved')).first()
  await page.goto(path)
  await expect(percent.first()).toBeVisible()
  await expect(amount).toBeHidden()
  await page.goto(force(path, 'cro71'))
  await expect(amount).toBeVisible()
  await expect(amount).toContainText('€')
  await expect(percent.first()).toBeHidden()
})

test('a promotion has the colours of its world (c_colorWorld)', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-6120')
  await ready(page)
  const promotion = page.locator('[data-world=moss]')
  await expect(promotion).toContainText('auf vier Kinderstühle')
  const colour = (target: Locator) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor)
  const own = await colour(promotion)
  await promotion.evaluate((element) => element.removeAttribute('data-world'))
  expect(await colour(page.locator('li', {hasText: 'auf vier Kinderstühle'}))).not.toBe(own)
})

test('a tile shows its second picture under the mouse', async ({page, isMobile}) => {
  test.skip(isMobile, 'A touch has no hover.')
  await page.goto('/deu/de-de/category/strollers')
  await ready(page)
  const tile = page.locator('main article').first()
  await expect(tile.locator('img')).toHaveCount(1)
  await tile.hover()
  await expect(tile.locator('img')).toHaveCount(2)
  const sources = await tile
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).src))
  expect(new Set(sources).size).toBe(2)
})
