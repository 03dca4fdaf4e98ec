import type {Page} from '@playwright/test'
import {axe} from './support/axe'
import {expect, test} from './support/test'
import {message} from './support/texts'

const HOME = '/deu/de-de/home'

/** The search field of the header; on phones its button opens it. */
async function field(page: Page) {
  const button = page.getByRole('button', {name: message('de-DE', 'header.openSearch')})
  if (await button.isVisible()) await button.click()
  const input = page.getByRole('banner').getByRole('combobox')
  await input.focus()
  return input
}

const panel = (page: Page) =>
  page.getByRole('dialog', {name: message('de-DE', 'search.suggestions')})

test('the field suggests phrases, categories and products, by keyboard alone', async ({page}) => {
  await page.goto(HOME, {waitUntil: 'networkidle'})
  const input = await field(page)
  await page.keyboard.type('ki')
  await expect(panel(page)).toHaveCount(0)
  await page.keyboard.type('nder')
  await expect(panel(page).getByRole('link', {name: 'Kindersitze'})).toBeVisible()
  await expect(
    panel(page)
      .getByRole('region', {name: message('de-DE', 'search.suggestions')})
      .getByRole('link'),
  ).toHaveCount(2)
  expect(
    await panel(page)
      .getByRole('region', {name: message('de-DE', 'search.products')})
      .getByRole('listitem')
      .count(),
  ).toBeGreaterThan(0)
  await axe(page)
  await page.keyboard.press('ArrowDown')
  await expect(panel(page).getByRole('link').first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})

test('Enter on a suggestion goes to its results, and it is remembered', async ({page}) => {
  await page.goto(HOME, {waitUntil: 'networkidle'})
  await field(page)
  await page.keyboard.type('kinder')
  const phrase = panel(page)
    .getByRole('region', {name: message('de-DE', 'search.suggestions')})
    .getByRole('link')
    .first()
  await expect(phrase).toBeVisible()
  const words = (await phrase.textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await expect(phrase).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=kinder/)
  await expect(page.getByRole('heading', {level: 1})).toContainText(words)
  await page.goto(HOME, {waitUntil: 'networkidle'})
  await field(page)
  const recent = panel(page).getByRole('region', {name: message('de-DE', 'search.recentSearches')})
  await expect(recent.getByRole('link')).toHaveText([words])
  await recent.getByRole('button', {name: message('de-DE', 'search.clearRecentSearches')}).click()
  await expect(recent).toHaveCount(0)
})

test('a phrase can be deleted, and what was sent is listed without case', async ({page}) => {
  await page.goto(HOME, {waitUntil: 'networkidle'})
  for (const phrase of ['Wolle', 'wolle', 'bett']) {
    const input = await field(page)
    await input.fill(phrase)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`q=${phrase}$`))
  }
  const input = await field(page)
  await page
    .getByRole('banner')
    .getByRole('button', {name: message('de-DE', 'search.deleteInput')})
    .click()
  await expect(input).toHaveValue('')
  await expect(input).toBeFocused()
  await input.press('ArrowDown')
  const recent = panel(page).getByRole('region', {name: message('de-DE', 'search.recentSearches')})
  await expect(recent.getByRole('link')).toHaveText(['bett', 'wolle'])
})

test('pages of advice stand beside the products', async ({page}) => {
  await page.goto('/deu/de-de/search?q=Holz', {waitUntil: 'networkidle'})
  await expect(page.locator('main article').first()).toBeVisible()
  const pages = page.getByRole('region', {name: message('de-DE', 'search.content.title')})
  expect(await pages.getByRole('listitem').count()).toBeGreaterThan(0)
  await page.locator('main a[href="#search-pages"]').click()
  await expect(pages).toBeInViewport()
  await pages.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/(customer-service|content)\//)
})

test('where nothing is found the page suggests another spelling and best sellers', async ({
  page,
}) => {
  await page.goto('/usa/en-us/search?q=zzzzqqq', {waitUntil: 'networkidle'})
  await expect(page.getByRole('heading', {level: 1})).toContainText('zzzzqqq')
  const best = page.getByRole('region', {name: message('en-US', 'recommendations.bestSellers')})
  // They load when the shopper scrolls near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(best.getByRole('listitem').first()).toBeVisible()
  expect(await best.locator('article').count()).toBe(12)
  await axe(page)
  await page.goto('/usa/en-us/search?q=strolllerz')
  const spelling = page.getByRole('link', {name: /^strollers?$/})
  await expect(spelling).toHaveAttribute('href', /\/search\?q=strollers?$/)
})
