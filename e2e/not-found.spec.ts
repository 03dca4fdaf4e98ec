import {expect, test} from './support/test'
import {message} from './support/texts'

test.beforeEach(({allowConsole}) => allowConsole(/status of 404/))

test('an unknown address is a 404 page that leads on', async ({page}) => {
  const response = await page.goto('/deu/de-de/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  for (const language of ['en', 'de', 'fr']) {
    await expect(page.locator(`[lang^="${language}"]`).getByRole('heading').first()).toBeVisible()
  }
  await page.getByRole('link', {name: message('de-DE', 'notFound.de.home'), exact: true}).click()
  await expect(page).toHaveURL(/\/deu\/de-de\/home$/)
})

test('an unknown site is a 404 page', async ({page}) => {
  const response = await page.goto('/xxx/de-de/home')
  expect(response?.status()).toBe(404)
})

test('an unknown product is a 404 page of its own', async ({page}) => {
  const response = await page.goto('/deu/de-de/product/BH-0000')
  expect(response?.status()).toBe(404)
  expect(response?.headers()['cache-control']).toContain('no-store')
  await expect(page.getByText(message('de-DE', 'error.productNotFound'))).toBeVisible()
})

test('an unknown category is a 404 page', async ({page}) => {
  const response = await page.goto('/deu/de-de/category/gibt-es-nicht')
  expect(response?.status()).toBe(404)
})

for (const section of ['unknown', 'orders/1/2', 'wishlist/1']) {
  test(`an unknown section of the account (${section}) is a 404 page`, async ({request}) => {
    const response = await request.get(`/deu/de-de/my-stokke/${section}`)
    expect(response.status()).toBe(404)
    expect(response.headers()['cache-control']).toBe('no-store')
  })
}

test('/page-not-found says what it is', async ({page}) => {
  const response = await page.goto('/usa/en-us/page-not-found')
  expect(response?.status()).toBe(404)
})

for (const id of [
  'pwa_footer',
  'pwa_footer_checkout',
  'pwa_message_bar',
  'home',
  'banner-strollers',
]) {
  test(`${id} is part of pages and no page of its own`, async ({page}) => {
    const response = await page.goto(`/deu/de-de/content/${id}`)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['cache-control']).toContain('no-store')
  })
}
