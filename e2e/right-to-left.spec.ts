import type {Locator, Page} from '@playwright/test'
import type {MessageId} from '../app/shared/i18n/messages'
import {axe} from './support/axe'
import {change} from './support/change-data'
import {addToCart, shoppers} from './support/checkout'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'
import {turnPages} from './support/turned'

const ARABIC = '/global/ar-ae'
const ar = (id: MessageId): string => message('ar-AE', id)
const de = (id: MessageId): string => message('de-DE', id)

/** Left and right edge in pixels. */
async function edges(part: Locator): Promise<{left: number; right: number}> {
  const box = await part.boundingBox()
  if (!box) throw new Error('The element is not displayed.')
  return {left: box.x, right: box.x + box.width}
}

async function expectOrder(right: Locator, left: Locator): Promise<void> {
  expect((await edges(left)).right).toBeLessThanOrEqual((await edges(right)).left + 1)
}

const scrolled = (list: Locator): Promise<number> => list.evaluate((element) => element.scrollLeft)

const width = (page: Page): number => page.viewportSize()?.width ?? 0

test.describe('the Arabic locale of the content site', () => {
  const pages = {
    home: '/home',
    listing: '/category/strollers',
    product: '/product/BH-1010',
    search: '/search?q=stroller',
    content: '/customer-service/faq/faq.html',
    contact: '/contact-us',
    'country selector': '/country-selector',
  }
  for (const [name, path] of Object.entries(pages)) {
    test(`${name}: runs from the right, in its window`, async ({page}) => {
      await page.goto(ARABIC + path)
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
      const heading = page.getByRole('heading', {level: 1}).first()
      expect(await heading.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
      expect(await noOverflow(page)).toBe(true)
      await axe(page)
    })
  }

  test('English content runs from the left, widgets in it from the right (rule CONTENT-19)', async ({
    page,
  }) => {
    const direction = (part: Locator) => part.evaluate((one) => getComputedStyle(one).direction)
    await page.goto(`${ARABIC}/contact-us`)
    await expect(page.getByRole('form', {name: ar('contact.title')})).toBeVisible()
    expect(await direction(page.locator('main form').first())).toBe('rtl')
    await page.goto(`${ARABIC}/customer-service/faq/faq.html`)
    expect(await direction(page.locator('main h2').first())).toBe('rtl')
    // A story that has no translation.
    change(
      `INSERT OR REPLACE INTO content_asset
         SELECT library_id, 'english-story', online, searchable, texts, json_remove(custom, '$.body.ar')
         FROM content_asset WHERE id = 'wheels-over-kerbs'`,
    )
    await page.goto(`${ARABIC}/newsroom/english-story.html`)
    const island = page.locator('[data-island="product"]')
    expect(await direction(island)).toBe('rtl')
    expect(await direction(page.locator('main article > div > p').first())).toBe('ltr')
  })

  test('preloads no Latin font', async ({request}) => {
    const html = await (await request.get(`${ARABIC}/home`)).text()
    expect(html).toContain('static/theme/rtl.css')
    expect(html).not.toContain('as="font"')
  })

  test('the menu opens at the right edge, its texts run from the right @phone', async ({page}) => {
    // Wide windows have the menu in their header, and no drawer.
    if (width(page) > 991) await page.setViewportSize({width: 768, height: 1024})
    await page.goto(`${ARABIC}/home`)
    await ready(page)
    const button = page.getByRole('button', {name: ar('header.openMenu')})
    await expectOrder(button, page.getByRole('button', {name: ar('header.search')}).first())
    await button.click()
    const drawer = page.getByRole('dialog')
    await expect.poll(async () => (await edges(drawer)).right).toBe(width(page))
    await expect(drawer).toHaveAttribute('dir', 'rtl')
    expect((await edges(drawer)).left).toBeGreaterThan(0)
    const chevron = drawer.locator('[data-icon="chevron-right"]').first()
    expect(await chevron.evaluate((icon) => getComputedStyle(icon).scale)).toBe('-1 1')
    await axe(page)
  })

  test('the arrow keys of the menu follow the eye @mouse', async ({page}) => {
    await page.goto(`${ARABIC}/home`)
    await ready(page)
    const links = page
      .getByRole('navigation', {name: ar('a11y.mainNavigation')})
      .locator('> ul > li > a')
    await expectOrder(links.nth(0), links.nth(1))
    await links.nth(0).focus()
    await page.keyboard.press('ArrowLeft')
    await expect(links.nth(1)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(links.nth(0)).toBeFocused()
  })

  test('the next picture comes from the left', async ({page}) => {
    await page.goto(`${ARABIC}/product/BH-1010`)
    await ready(page)
    const gallery = page.getByRole('group', {name: pattern('ar-AE', 'product.gallery.label')})
    await gallery.getByRole('button', {name: ar('product.gallery.open')}).focus()
    const position = gallery.locator('[aria-live]')
    const before = await position.innerText()
    const next = gallery.getByRole('button', {name: ar('product.gallery.next')})
    await page.keyboard.press('ArrowLeft')
    await expect(position).not.toHaveText(before)
    // A key right after a change is ignored.
    await expect(async () => {
      if ((await position.innerText()) !== before) await page.keyboard.press('ArrowRight')
      await expect(position).toHaveText(before, {timeout: 1000})
    }).toPass()
    if (width(page) > 991) {
      await expectOrder(gallery.getByRole('button', {name: ar('product.gallery.previous')}), next)
    }
  })
})

test.describe('a selling site, turned', () => {
  // A service worker's documents would not be turned.
  test.use({serviceWorkers: 'block'})
  test.beforeEach(async ({page, allowConsole}) => {
    allowConsole(/Service Worker registration blocked/)
    await turnPages(page)
  })

  test('the buttons of a carousel scroll to the left @mouse', async ({page}) => {
    await page.goto('/deu/de-de/home')
    await ready(page)
    const button = page.getByRole('button', {name: de('home.carousel.next')}).first()
    await button.scrollIntoViewIfNeeded()
    const list = page.locator('section', {has: button}).locator('ul').first()
    expect(await scrolled(list)).toBe(0)
    await button.click()
    await expect.poll(() => scrolled(list)).toBeLessThan(-100)
    const back = page.getByRole('button', {name: de('home.carousel.previous')}).first()
    await expectOrder(back, button)
    await back.click()
    await expect.poll(() => scrolled(list)).toBe(0)
  })

  for (const [name, path] of Object.entries({
    home: '/home',
    listing: '/category/strollers',
    product: '/product/BH-1010',
    registration: '/registration',
    'order lookup': '/order-lookup',
  })) {
    test(`${name}: stays in its window, accessible`, async ({page}) => {
      await page.goto(`/deu/de-de${path}`)
      await ready(page)
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      expect(await noOverflow(page)).toBe(true)
      await axe(page)
    })
  }

  test('cart and checkout stay in their windows @long', async ({page}) => {
    const {DEU} = shoppers
    await page.goto(`${DEU.prefix}/product/BH-7030`)
    await ready(page)
    await addToCart(page, DEU)
    await page.goto(`${DEU.prefix}/appcart`)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    expect(await noOverflow(page)).toBe(true)
    await axe(page)
    await page.goto(`${DEU.prefix}/appcheckout`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('#contact-email')).toHaveCSS('direction', 'ltr')
    expect(await noOverflow(page)).toBe(true)
    await axe(page)
  })
})
