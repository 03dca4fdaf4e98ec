import type {Page} from '@playwright/test'
import {PREVIEW_SECRET} from '../playwright.config'
import {axe} from './support/axe'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {expect, test} from './support/test'

/** From spring 2099 a promotion reduces this chair. */
const PRODUCT = '/deu/de-de/product/BH-6120'
const CALLOUT = '10 % im Frühling'
const SPRING = '2099-04-02T10:00'

const bar = (page: Page) => page.getByRole('complementary', {name: 'Preview'})

/** Logs in and opens a page with a date; the form is used as a merchandiser does. */
async function openPreview(page: Page, path = '/product/BH-6120'): Promise<void> {
  await page.goto('/preview')
  await page.getByLabel('Password of the preview').fill(PREVIEW_SECRET)
  await page.getByRole('button', {name: 'Log in'}).click()
  await page.getByRole('combobox', {name: 'Site and language'}).selectOption('/deu/de-de')
  await page.getByRole('textbox', {name: /^Page/}).fill(path)
  await page.getByLabel('Date and time').fill(SPRING)
  await axe(page)
  await page.getByRole('button', {name: 'Open preview'}).click()
  await expect(bar(page)).toBeVisible()
  await ready(page)
}

test('a promotion of a future date is in the preview and nowhere else', async ({page, browser}) => {
  await openPreview(page)
  const link = page.url()
  await expect(bar(page)).toContainText('2099-04-02 10:00 UTC')
  await expect(page.getByText(CALLOUT)).toBeVisible()
  await page.waitForLoadState('networkidle')
  // The browser read price and promotions again.
  await expect(page.getByText(CALLOUT)).toBeVisible()
  // Developers see events and caching of the previewed page.
  const overlay = page.getByRole('region', {name: 'Developer overlay'})
  await overlay.getByRole('button').click()
  await expect(overlay.locator('summary').filter({hasText: /^Cache$/})).toBeVisible()
  await page.keyboard.press('Escape')

  const previewed = await page.request.get(link)
  expect(previewed.headers()['cache-control']).toBe('no-store')
  expect(previewed.headers()['x-robots-tag']).toContain('noindex')
  expect(previewed.headers()['referrer-policy']).toBe('no-referrer')
  expect(previewed.headers()['x-page-cache'] ?? 'bypass').toBe('bypass')

  const visitor = await browser.newContext()
  await visitor.addCookies([{name: 'dw_dnt', value: '1', domain: 'localhost', path: '/'}])
  const other = await visitor.newPage()
  for (let time = 0; time < 3; time += 1) {
    await other.goto(PRODUCT, {waitUntil: 'networkidle'})
    await expect(other.getByText(CALLOUT)).toHaveCount(0)
    await expect(bar(other)).toHaveCount(0)
  }
  // The link is for colleagues without a login, until it ends.
  await other.goto(link)
  await expect(other.getByText(CALLOUT)).toBeVisible()
  await other.goto(link.replace(/preview=\w{5}/, 'preview=AAAAA'))
  await expect(other.getByRole('heading', {name: 'This preview has ended'})).toBeVisible()
  await visitor.close()
})

test('tokens of the preview stay on the server', async ({page}) => {
  const tokens: string[] = []
  page.on('request', (request) => {
    const {authorization = ''} = request.headers()
    if (request.url().includes('/preview/')) tokens.push(authorization)
  })
  await openPreview(page)
  await page.waitForLoadState('networkidle')
  expect(tokens.filter((token) => token.trim() !== '' && token.trim() !== 'Bearer')).toEqual([])
  expect(await page.content()).not.toMatch(/"access_token"|eyJhbGciOi/)
})

test('the bar works by keyboard, changes the conditions and stays while pages change', async ({
  page,
}) => {
  await openPreview(page)
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  const change = bar(page).getByRole('button', {name: 'Change'})
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(change).toHaveAttribute('aria-expanded', 'true')
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(change).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await bar(page).getByLabel('Date and time').fill('')
  await bar(page).getByLabel('Customer groups').fill('NestClub')
  await bar(page).getByLabel('Experiment').selectOption('cro63:variant1')
  await bar(page).getByRole('button', {name: 'Show'}).press('Enter')
  await expect(bar(page)).toContainText('Now · NestClub · variant of cro63')
  await expect(page.getByText(CALLOUT)).toHaveCount(0)
  await ready(page)

  await page.locator('main nav a[href*="/category/"]').first().click()
  await expect(page).toHaveURL(/\/category\/[^?]*\?(.*&)?preview=/)
  await page.reload()
  await expect(bar(page)).toContainText('NestClub')
  await ready(page)
  await bar(page).getByRole('button', {name: 'End'}).click()
  await expect(page).not.toHaveURL(/preview=/)
  await expect(bar(page)).toHaveCount(0)
})

test('another language keeps the conditions', async ({page}) => {
  await openPreview(page)
  await bar(page).getByRole('button', {name: 'Change'}).click()
  await bar(page).getByLabel('Language').selectOption('/deu/en-de')
  await bar(page).getByRole('button', {name: 'Show'}).click()
  await expect(page).toHaveURL(/\/deu\/en-de\/product\/BH-6120\?preview=/)
  await expect(page.getByText('10 % off in spring')).toBeVisible()
})

test('a wrong password opens nothing', async ({page, allowConsole}) => {
  allowConsole(/403/)
  await page.goto('/preview')
  await page.getByLabel('Password of the preview').fill('not the password')
  await page.getByRole('button', {name: 'Log in'}).click()
  await expect(page.getByRole('alert')).toHaveText('This password is wrong.')
  await axe(page)
})
