import type {Page} from '@playwright/test'
import {ready} from './support/ready'
import {expect, test} from './support/test'

/** Opens an address inside the app, by a link in the text of a content page. */
async function openInApp(page: Page, address: string): Promise<void> {
  await page.goto('/deu/de-de/content/about')
  await ready(page)
  await page
    .locator('main article p')
    .last()
    .evaluate((text, href) => {
      const link = Object.assign(document.createElement('a'), {href, textContent: 'An old link'})
      text.append(link)
    }, address)
  await page.getByRole('link', {name: 'An old link'}).click()
}

for (const [from, status, to] of [
  [
    '/deu/de-de/shop/pushchairs/city.html?color=oak',
    301,
    '/deu/de-de/category/strollers?color=oak',
  ],
  ['/deu/en-de/shop/anything/else', 301, '/deu/en-de/home'],
  ['/usa/en-us/category/new-in', 302, '/usa/en-us/search?q=chair'],
  ['/jpn/ja-jp/help/questions', 301, '/jpn/ja-jp/customer-service/faq/faq.html'],
  ['/deu/de-de/product/BH-0990?color=oak', 301, '/deu/de-de/product/BH-1010?color=oak'],
  ['/deu/de-de/hochstuhl/BH-0990.html', 301, '/deu/de-de/product/BH-1010'],
  ['/deu/de-de/content/spare-parts-list', 301, '/deu/de-de/content/care-guide'],
] as const) {
  test(`${from} redirects with ${status}`, async ({request}) => {
    const answer = await request.get(from, {maxRedirects: 0})
    expect(answer.status()).toBe(status)
    expect(answer.headers()['location']).toBe(to)
    expect((await request.get(to)).status()).toBe(200)
  })
}

test('a page that is there is not redirected, an unknown one stays a 404', async ({request}) => {
  expect((await request.get('/deu/de-de/product/BH-1010', {maxRedirects: 0})).status()).toBe(200)
  expect((await request.get('/deu/de-de/product/BH-0991', {maxRedirects: 0})).status()).toBe(404)
})

for (const [name, from, to] of [
  ['an address without a page', '/deu/de-de/shop/chairs.html', '/deu/de-de/category/high-chairs'],
  ['a product that is gone', '/deu/de-de/product/BH-0990', '/deu/de-de/product/BH-1010'],
  ['a category that is gone', '/deu/de-de/category/prams', '/deu/de-de/category/strollers'],
  ['content that is gone', '/deu/de-de/content/spare-parts-list', '/deu/de-de/content/care-guide'],
] as const) {
  test(`a link inside the app to ${name} redirects, and back leads to the page before`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 404/)
    await openInApp(page, from)
    await expect(page).toHaveURL(to)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/deu/de-de/content/about')
  })
}

test('a link inside the app to a product that never was shows the missing page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  await openInApp(page, '/deu/de-de/product/BH-0991')
  await expect(page).toHaveURL('/deu/de-de/product/BH-0991?redirected=1')
  await expect(page.getByRole('heading', {level: 1})).toBeVisible()
})
