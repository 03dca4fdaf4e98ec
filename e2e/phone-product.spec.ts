import type {Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {pattern} from './support/texts'

test.use({viewport: {width: 360, height: 740}})

const PAGE = '/deu/de-de/product/BH-1010'

async function open(page: Page): Promise<void> {
  await page.goto(PAGE)
  await ready(page)
}
const topOf = async (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

test('the bar with the button stays until the footer (rule PROD-29)', async ({page}) => {
  await open(page)
  const bar = page.locator('[data-sticky-buy]')
  const footer = page.getByRole('contentinfo')
  const box = page.getByRole('spinbutton').first()
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
    const atEnd = (await footer.boundingBox())?.y ?? Infinity
    if (atEnd < 740) break
    const boxTop = (await box.boundingBox())?.y ?? 0
    if (boxTop > 600 || boxTop < -100) await expect(bar).toBeInViewport({ratio: 0.95})
  }
  expect((await footer.boundingBox())?.y).toBeLessThan(740)
})

test('what is ticked below is bought with the button of the bar', async ({page}) => {
  await open(page)
  const related = page.getByRole('checkbox', {name: pattern('de-DE', 'product.set.take')})
  // The list loads its code when it comes near.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await related.first().waitFor({timeout: 500})
  }).toPass()
  const usable = page.locator('li:has(h3) > input[type=checkbox]:enabled')
  await usable.nth(0).check()
  const bar = page.locator('[data-sticky-buy]')
  await expect(bar).toContainText('2 Produkte zusammen')
  await bar.getByRole('button').click()
  const added = page.getByRole('dialog')
  await expect(added.getByText(/^2 Artikel/)).toBeVisible()
  await expect(added.getByText('1.099,00')).toBeVisible()
})

test('the stars lead to the reviews, which get the focus and keep their place', async ({page}) => {
  await open(page)
  await page.locator('a[href$="#reviews"]').first().click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('reviews')
  await page.waitForTimeout(2500)
  const top = await topOf(page, '#reviews')
  expect(top).toBeGreaterThanOrEqual(0)
  expect(top).toBeLessThan(200)
  await page.waitForTimeout(3000)
  expect(Math.abs((await topOf(page, '#reviews')) - top)).toBeLessThan(4)
  await expect(page.locator('#reviews')).toBeFocused()
})
