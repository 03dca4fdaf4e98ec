import type {ElementHandle, Locator, Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'

test.use({contextOptions: {forcedColors: 'active', reducedMotion: 'reduce'}})

/** A control and the area drawn around it, in px. */
const MARGIN = 8

async function pictureOf(page: Page, control: ElementHandle): Promise<Buffer> {
  const box = await control.boundingBox()
  if (!box) throw new Error('The control is not on the page.')
  return page.screenshot({
    clip: {
      x: box.x - MARGIN,
      y: box.y - MARGIN,
      width: box.width + 2 * MARGIN,
      height: box.height + 2 * MARGIN,
    },
  })
}

/** Whether a control looks different after `change` has removed its mark. */
async function isMarked(
  page: Page,
  control: Locator,
  change: (element: HTMLElement | SVGElement) => void,
): Promise<boolean> {
  // The element itself: without its mark the locator may not match it again.
  const element = await control.elementHandle()
  if (!element) throw new Error('The control is not on the page.')
  await element.evaluate((one) => (one as Element).scrollIntoView({block: 'center'}))
  const marked = await pictureOf(page, element)
  await (element as ElementHandle<HTMLElement | SVGElement>).evaluate(change)
  return !marked.equals(await pictureOf(page, element))
}

const unmark = (element: HTMLElement | SVGElement) => {
  element.removeAttribute('aria-current')
  element.removeAttribute('aria-pressed')
}

test('chosen swatch, sold-out stroke and active thumbnail show in forced colours', async ({
  page,
  isMobile,
}) => {
  await page.goto('/deu/de-de/product/BH-1010-sand-black', {waitUntil: 'networkidle'})
  await ready(page)
  const swatches = page.getByRole('main').getByRole('group').locator('li > a[title]')
  // The line through an unavailable colour is drawn by a class of its own.
  const struck = page.locator('main li > a[title*=","]').first()
  expect(
    await isMarked(page, struck, (element) =>
      element.classList.remove([...element.classList].pop()!),
    ),
  ).toBe(true)
  const chosen = swatches.and(page.locator('[aria-current="true"]')).first()
  expect(await isMarked(page, chosen, unmark)).toBe(true)
  if (isMobile) return
  const thumbnail = page.locator('main a[aria-current="true"][aria-label]:has(img)').first()
  expect(await isMarked(page, thumbnail, unmark)).toBe(true)
})

test('the colours themselves show in forced colours', async ({page}) => {
  await page.goto('/deu/de-de/category/strollers', {waitUntil: 'networkidle'})
  const dot = page.locator('main article [role=group] a[title]').nth(1)
  const colorless = (element: Element) => element.setAttribute('class', '')
  expect(await isMarked(page, dot, colorless)).toBe(true)
})
