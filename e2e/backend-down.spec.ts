import {OwnShop} from './support/own-shop'
import {expect, test} from './support/test'
import {message} from './support/texts'

/** An origin without a server. */
const CLOSED_PORT = '4399'

// One worker: the tests share the storefront that they start.
test.describe.configure({mode: 'default'})

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await OwnShop.start({sandboxPort: CLOSED_PORT})
})
test.afterAll(() => shop.stop())

test.describe('with no backend', () => {
  for (const [locale, path] of [
    ['de-DE', '/deu/de-de/category/strollers'],
    ['en-US', '/usa/en-us/product/BH-1010'],
    ['ja-JP', '/jpn/ja-jp/search?q=x'],
  ] as const) {
    test(`${path} is an error page that no cache keeps`, async ({request}) => {
      const response = await request.get(shop.base + path)
      expect(response.status()).toBe(500)
      expect(response.headers()['cache-control']).toBe('no-store')
      expect(response.headers()['content-security-policy']).toMatch(/'nonce-[0-9a-f]{32}'/)
      const html = await response.text()
      expect(html).toContain(message(locale, 'error.http').replace('{status}', '500'))
      expect(html).not.toMatch(/at .*\.(ts|js):\d+/)
    })
  }

  test('the shopper reads what happened and finds a way on', async ({page, allowConsole}) => {
    allowConsole(/status of 500|Failed to load resource/)
    await page.goto(`${shop.base}/deu/de-de/product/BH-1010`)
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await expect(page.getByText(message('de-DE', 'error.page.title'))).toBeVisible()
  })
})
