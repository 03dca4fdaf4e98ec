/** Events of visitors who look around: each occurs once for its cause, in order, also after reload and back. */
import {createHash} from 'node:crypto'
import type {Page} from '@playwright/test'
import {eventsOf, expectEvent, expectOrder, inSlot, recordEvents} from './support/events'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.use({consent: 'granted'})

const us = (id: Parameters<typeof message>[1]) => message('en-US', id)

test('home, category and product, with reload and back', async ({page}) => {
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/home')
  await ready(page)
  await expectEvent(log, 'page_load')
  const seen = await expectEvent(log, 'view_promotion', 1, inSlot('home-hero'))
  expect(seen.ecommerce).toMatchObject({promotion_id: expect.stringMatching(/.+/)})
  await page
    .getByRole('region', {name: us('home.heroLabel')})
    .getByRole('link')
    .first()
    .click()
  const chosen = await expectEvent(log, 'select_promotion')
  expect(chosen.ecommerce).toEqual(seen.ecommerce)
  await page.waitForURL(/\/category\//)
  await expectEvent(log, 'view_item_list')
  await ready(page)
  const tile = page.getByRole('main').getByRole('article').first()
  await tile.getByRole('heading').getByRole('link').click()
  const selected = await expectEvent(log, 'select_item')
  expect(selected.ecommerce?.items?.[0]).toMatchObject({index: 0})
  await page.waitForURL(/\/product\//)
  await expectEvent(log, 'view_item')
  await page.goBack()
  await page.waitForURL(/\/category\//)
  await expectEvent(log, 'page_load', 4)
  await page.goForward()
  await page.waitForURL(/\/product\//)
  await expectEvent(log, 'view_item', 2)
  await page.reload()
  await ready(page)
  await expectOrder(page, log, [
    'page_load',
    'select_promotion',
    'page_load',
    'select_item',
    'page_load',
    'view_item',
    'page_load',
    'page_load',
    'view_item',
    'page_load',
    'view_item',
  ])
  expect(eventsOf(log, 'select_promotion')).toHaveLength(1)
})

test('promotions of a category and of the menu', async ({page, allowConsole}) => {
  // A focused link reads ahead; a category may have no banner.
  allowConsole(/status of 404/)
  await page.setViewportSize({width: 1280, height: 900})
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/category/strollers')
  await ready(page)
  const teaser = page.locator('[data-promotion-slot="category-teaser"]')
  await teaser.scrollIntoViewIfNeeded()
  await expectEvent(log, 'view_promotion', 1, inSlot('category-teaser'))
  await page.locator('[data-promotion-slot="category-story"]').scrollIntoViewIfNeeded()
  await expectEvent(log, 'view_promotion', 1, inSlot('category-story'))
  await teaser.getByRole('link').click()
  const chosen = await expectEvent(log, 'select_promotion', 1, inSlot('category-teaser'))
  expect(chosen.page_path).toBe('/usa/en-us/category/strollers')
  await expectEvent(log, 'page_load', 2)

  await page.goto('/usa/en-us/home')
  await ready(page)
  const menu = page.getByRole('navigation', {name: us('a11y.mainNavigation')})
  await menu.getByRole('link', {name: 'Strollers', exact: true}).focus()
  await page.keyboard.press('ArrowDown')
  const slot = menu.locator('[data-promotion*=\'"slot":"menu"\']').first()
  await expect(slot).toBeVisible()
  await expectEvent(log, 'view_promotion', 1, inSlot('menu'))
  await slot.click()
  await expectEvent(log, 'select_promotion', 1, inSlot('menu'))
  expect(eventsOf(log, 'select_promotion')).toHaveLength(2)
})

test('a search', async ({page}) => {
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/search?q=chair')
  await ready(page)
  expect(await expectEvent(log, 'search')).toMatchObject({
    search_term: 'chair',
    search_results: expect.any(Number),
  })
  await page.reload()
  await ready(page)
  await expectOrder(page, log, ['page_load', 'search', 'page_load', 'search'])
})

test('quick view, sharing and comparison', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/category/cups-and-storage')
  await ready(page)
  const tile = page.getByRole('article').filter({has: page.locator('a[href*="/product/BH-7110"]')})
  await tile.getByRole('heading').getByRole('link').click()
  await expectEvent(log, 'quick_view')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.goto('/usa/en-us/product/BH-1010')
  await ready(page)
  await page.getByRole('button', {name: us('share.action')}).click()
  const dialog = page.getByRole('dialog', {name: us('share.title')})
  await dialog.getByRole('button', {name: us('share.copy')}).press('Enter')
  expect(await expectEvent(log, 'share')).toMatchObject({method: 'copy'})

  await page.goto('/usa/en-us/category/strollers')
  await ready(page)
  await page.getByRole('button', {name: us('compare.compare'), exact: true}).click()
  const boxes = page.getByRole('button', {name: pattern('en-US', 'compare.product')})
  for (const index of [0, 1]) {
    await boxes.nth(index).focus()
    await page.keyboard.press('Enter')
  }
  await page
    .getByRole('region', {name: us('compare.title')})
    .getByRole('button', {name: us('compare.compare'), exact: true})
    .click()
  const compared = await expectEvent(log, 'compare')
  expect(compared.ecommerce?.items).toHaveLength(2)
})

test('a review is written and another one voted for', async ({page}) => {
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/product/BH-1040')
  await page.locator('#reviews').scrollIntoViewIfNeeded()
  const reviews = page.getByRole('region', {name: us('reviews.title'), exact: true})
  await reviews.getByRole('article').first().getByRole('button', {name: /^Yes/}).click()
  expect(await expectEvent(log, 'review_feedback')).toMatchObject({
    content_type: 'review',
    vote: 'Positive',
  })
  await reviews.getByRole('button', {name: us('reviews.write')}).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', {name: '4 out of 5 stars'}).focus()
  await page.keyboard.press('Space')
  await dialog.getByLabel(us('reviews.form.title')).fill(`Steady ${Date.now()}`)
  await dialog.getByLabel(us('reviews.form.text')).fill('It does not tip at all.')
  await dialog.getByLabel(us('reviews.form.nickname')).fill('Mia')
  await dialog.getByLabel(us('reviews.form.email')).fill('mia@example.com')
  await dialog.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', {name: us('reviews.form.submit')}).click()
  const written = await expectEvent(log, 'write_review')
  expect(written).toMatchObject({rating: 4})
  expect(JSON.stringify(log)).not.toContain('mia@example.com')
})

test('a post of the social feed leads to its product', async ({page}) => {
  const log = await recordEvents(page)
  await page.goto('/usa/en-us/product/BH-1010')
  const feed = page.getByRole('region', {name: us('social.title')})
  await expect(async () => {
    await page.mouse.wheel(0, 1200)
    await expect(feed).toBeVisible({timeout: 500})
  }).toPass()
  await feed.getByRole('button').first().click()
  await page
    .getByRole('dialog')
    .getByRole('link', {name: /^Show product: /})
    .first()
    .click()
  expect(await expectEvent(log, 'select_social_post')).toMatchObject({post_id: /.+/})
})

test('stores near a place, another country, a stock alert and an engraving', async ({page}) => {
  const log = await recordEvents(page)
  await page.goto('/deu/en-de/stores?address=Hamburg&latitude=53.55&longitude=9.99')
  await ready(page)
  expect(await expectEvent(log, 'store_search')).toMatchObject({stores_found: expect.any(Number)})

  await page.goto('/usa/en-us/product/BH-7040')
  await ready(page)
  await page.getByRole('button', {name: 'Notify me'}).first().click()
  const alert = page.getByRole('dialog')
  await alert.getByLabel('First name').fill('Ida')
  await alert.getByLabel('Last name').fill('Example')
  await alert.getByLabel('Email address').fill('ida@example.com')
  await alert.locator('#notify-consent').focus()
  await page.keyboard.press('Space')
  await alert.getByRole('button', {name: 'Notify me'}).click()
  const notifyEvent = await expectEvent(log, 'notify_me')
  expect(notifyEvent.ecommerce?.items?.[0]).toMatchObject({item_id: 'BH-7040'})

  await page.goto('/usa/en-us/product/BH-2010')
  await ready(page)
  await page.getByRole('button', {name: us('engraving.add')}).click()
  await expectEvent(log, 'engraving')
  const designer = page.getByRole('dialog')
  await designer.getByRole('textbox').fill('Ida Lou')
  await designer.getByRole('button', {name: us('engraving.toReview')}).click()
  await designer.locator('#engraving-checked').focus()
  await page.keyboard.press('Space')
  await designer.getByRole('button', {name: us('engraving.take')}).click()
  await expectEvent(log, 'engraving', 3)
  expect(eventsOf(log, 'engraving').map((one) => one['engraving_step'])).toEqual([
    'open',
    'preview',
    'add',
  ])

  for (const personal of ['Ida Lou', 'ida@example.com', digest('ida@example.com')])
    expect(JSON.stringify(log)).not.toContain(personal)
})

/** Opens a page whose code does not arrive, but the first script. */
async function openWithoutCode(page: Page, address: string): Promise<void> {
  const code = /\.js(\?|$)/
  await page.route(code, (route) =>
    route.request().url().includes('/start.js') ? route.continue() : route.abort(),
  )
  await page.goto(address, {waitUntil: 'networkidle'})
  await page.unroute(code)
}

test('a language that is chosen before the code of the page is there (rule SITE-13)', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|preloaded using link preload/)
  const log = await recordEvents(page)
  await openWithoutCode(page, '/usa/en-us/country-selector')
  await page.getByRole('main').locator('a[hreflang="de-DE"]').click()
  await page.waitForURL(/\/deu\/de-de\//)
  const chosen = await expectEvent(log, 'country_selector')
  expect(chosen).toMatchObject({target_site: 'DEU', target_locale: 'de-DE'})

  await openWithoutCode(page, '/deu/de-de/home')
  const selector = page.locator('details', {has: page.locator('a[hreflang="en-DE"]')}).first()
  await selector.locator('summary').click()
  await selector.locator('a[hreflang="en-DE"]').click()
  await page.waitForURL(/\/deu\/en-de\//)
  const next = await expectEvent(log, 'country_selector', 2)
  expect(next).toMatchObject({target_site: 'DEU', target_locale: 'en-DE'})
  const stored = await page.context().cookies()
  expect(stored.find(({name}) => name === 'dw_country_and_locale')?.value).toBe('DEU|en-DE')
})

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
