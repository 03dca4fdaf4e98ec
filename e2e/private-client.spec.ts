import type {Page} from '@playwright/test'
import {addToCart, shoppers} from './support/checkout'
import {OwnShop} from './support/own-shop'
import {expect, test} from './support/test'

const SECRET = 'sandbox-dev-secret'

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await OwnShop.start({env: {PWA_KIT_SLAS_CLIENT_SECRET: SECRET}})
})
test.afterAll(() => shop.stop())

/** All data that the browser received and sent. */
function record(page: Page) {
  const urls: string[] = []
  const bodies: Promise<string>[] = []
  page.on('response', (response) => {
    urls.push(`${response.request().method()} ${new URL(response.url()).pathname}`)
    bodies.push(response.text().catch(() => ''))
  })
  return {urls, bodies}
}

test('a browser gets a basket with a private SLAS client, without its secret', async ({page}) => {
  const {urls, bodies} = record(page)
  const {prefix} = shoppers.DEU
  await page.goto(`${shop.base}${prefix}/product/BH-1010-sand-black`)
  await addToCart(page, shoppers.DEU)
  await page.goto(`${shop.base}${prefix}/appcart`)
  await expect(page.locator('main a[href*="/product/BH-1010"]').first()).toBeVisible()

  expect(urls).toContain('POST /session/DEU/token')
  expect(urls.filter((url) => url.includes('/shopper/auth/'))).toEqual([])
  for (const body of await Promise.all(bodies)) expect(body).not.toContain(SECRET)
})
