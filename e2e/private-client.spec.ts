import {spawn, type ChildProcess} from 'node:child_process'
import type {Page} from '@playwright/test'
import {addToCart, shoppers} from './support/checkout'
import {expect, test} from './support/test'

/** A shop of its own on the sandbox of the browser tests, whose SLAS client is private. */
const PORT = 3320
const SANDBOX_PORT = '4310'
const SECRET = 'sandbox-dev-secret'
const ORIGIN = `http://localhost:${PORT}`

let shop: ChildProcess

test.beforeAll(async () => {
  shop = spawn(process.execPath, ['--import', 'tsx', 'server/host/main.ts'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(PORT),
      SANDBOX_PORT,
      WEB_CONCURRENCY: '1',
      PWA_KIT_SLAS_CLIENT_SECRET: SECRET,
    },
  })
  await expect
    .poll(async () => (await fetch(`${ORIGIN}/healthz`).catch(() => null))?.status, {
      timeout: 30_000,
    })
    .toBe(200)
})
test.afterAll(() => void shop.kill('SIGTERM'))

/** Everything that the browser got and sent. */
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
  await page.goto(`${ORIGIN}${prefix}/product/BH-1010-sand-black`)
  await addToCart(page, shoppers.DEU)
  await page.goto(`${ORIGIN}${prefix}/appcart`)
  await expect(page.locator('main a[href*="/product/BH-1010"]').first()).toBeVisible()

  const slas = urls.filter((url) => url.includes('/shopper/auth/'))
  expect(slas.length).toBeGreaterThan(0)
  for (const url of slas) expect(url).toMatch(/^POST \/mobify\/slas\/private\/.*\/oauth2\/token$/)
  for (const body of await Promise.all(bodies)) expect(body).not.toContain(SECRET)
})
