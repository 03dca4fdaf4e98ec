import type {Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message} from './support/texts'

/** Number of times that a part opens and closes; one time in 14 was enough to leave an overlay behind. */
const TIMES = 40

/** Parts of dialogs that are displayed, or that cover the middle of the window. */
const covers = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('[data-scope="dialog"][data-part]')]
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    return parts
      .filter((part) => part.checkVisibility({visibilityProperty: true}) || part.contains(middle))
      .map(({dataset}) => dataset['part'])
  })

async function openAndClose(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', {name, exact: true}).first().press('Enter')
  await expect(dialog).toBeVisible()
  // A dialog takes keys once the focus is in it.
  await page.waitForFunction(() => document.activeElement?.closest('[role="dialog"]') !== null)
  await page.keyboard.press('Escape')
  await expect.poll(() => covers(page), {timeout: 2000}).toEqual([])
}

test.describe('without motion', () => {
  test.describe.configure({timeout: 180_000})
  test.use({contextOptions: {reducedMotion: 'reduce'}})

  test('a closed drawer is gone every time @phone', async ({page}) => {
    await page.goto('/deu/de-de/category/strollers')
    await ready(page)
    for (let time = 0; time < TIMES; time += 1) {
      await openAndClose(page, message('de-DE', 'header.openMenu'))
    }
  })

  test('a closed dialog is gone every time', async ({page}) => {
    await page.goto('/deu/de-de/product/BH-1010-sand-black')
    await ready(page)
    for (let time = 0; time < TIMES; time += 1) {
      await openAndClose(page, message('de-DE', 'share.action'))
    }
  })
})

test('what is closing takes no press while it moves', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-1010-sand-black')
  await ready(page)
  // Animations that never end, as on a page that is too busy to receive their end event.
  await page.evaluate(() => {
    const slow = new CSSStyleSheet()
    slow.replaceSync('[data-scope="dialog"] {animation-duration: 600s !important}')
    document.adoptedStyleSheets = [slow]
  })
  await page.getByRole('button', {name: message('de-DE', 'share.action')}).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-scope="dialog"][data-state="closed"]').first()).toBeAttached()
  const inTheWay = await page.evaluate(() => {
    const middle = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    return middle?.closest('[data-scope="dialog"]')?.outerHTML.slice(0, 100) ?? null
  })
  expect(inTheWay).toBeNull()
})

test('the page behind a dialog neither scrolls nor moves', async ({page}) => {
  await page.goto('/deu/de-de/product/BH-1010-sand-black')
  await ready(page)
  const behind = () =>
    page.evaluate(() => ({
      top: window.scrollY,
      left: document.querySelector('main h1')?.getBoundingClientRect().left,
    }))
  const share = page.getByRole('button', {name: message('de-DE', 'share.action')})
  await share.focus()
  const before = await behind()
  await share.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(10, 10)
  await page.mouse.wheel(0, 600)
  // A wheel moves a page in the frames after it.
  await page.waitForTimeout(500)
  expect(await behind()).toEqual(before)
  // Presses meet the backdrop, which closes the dialog.
  await page.mouse.click(10, 10)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before.top + 300)
})
