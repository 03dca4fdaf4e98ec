/**
 * What a device shows of its own shopper without a connection, and what the browser's background work does with it
 * (rules DEVICE-1 and DEVICE-4): the looked-up order of a guest, viewed products, Background Sync, a renewed push subscription.
 */
import type {BrowserContext, Page} from '@playwright/test'
import {axe} from './support/axe'
import {addToCart, shoppers} from './support/checkout'
import {deviceRecord, storedUnits, untilStored} from './support/device'
import {de, like} from './support/german'
import {guestOrder} from './support/guest-order'
import {ageBar, loseLine} from './support/lose-line'
import {noOverflow} from './support/no-overflow'
import {ready} from './support/ready'
import {settledStores, stored} from './support/stores'
import {expect, test} from './support/test'
import {toTheEnd} from './support/to-the-end'

test.describe.configure({timeout: 120_000})

const {prefix} = shoppers.DEU
const LOOK_UP = `${prefix}/order-lookup`

test.beforeEach(({allowConsole}) =>
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ApiFault|could not be reached|Loading (CSS )?chunk|ChunkLoadError|left out|networ/i,
  ),
)

/** Sends the worker the event of Background Sync, as the browser does when it has a connection. */
async function sync(page: Page, context: BrowserContext, tag: string): Promise<void> {
  const devTools = await context.newCDPSession(page)
  const {origin} = new URL(page.url())
  const registration = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({registrations}) => {
      const own = registrations.find(({scopeURL}) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  await devTools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registration,
    tag,
    lastChance: false,
  })
}

test('a guest reads the order that was looked up, also after the page was opened again', async ({
  page,
  context,
}) => {
  const order = await guestOrder('DEU', {stages: ['paid', 'shipped']})
  await page.goto(LOOK_UP)
  await ready(page)
  const form = page.getByRole('main').locator('form')
  await form.locator('[name=orderNo]').fill(order.orderNo)
  await form.locator('[name=proof]').fill(order.email)
  await form.getByRole('button', {name: de('orderLookup.submit')}).click()
  await expect(page.getByRole('main')).toContainText(order.orderNo)
  await untilStored(page, order.orderNo)
  await stored(page, LOOK_UP)
  await settledStores(page)
  expect(JSON.stringify(await deviceRecord(page))).not.toContain(order.email)
  await loseLine(page, context)
  await page.reload()
  await ready(page)
  await page.getByRole('button', {name: order.orderNo}).click()
  await expect(page.getByRole('main').getByText(order.orderNo).first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Vindra')
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
})

test('viewed products are shown below a page without a connection', async ({page, context}) => {
  const product = `${prefix}/product/BH-1010`
  for (const path of [`${prefix}/product/BH-2010`, product]) {
    await page.goto(path)
    await ready(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('recent-products-DEU')))
      .toContain(path.split('/').at(-1))
  }
  await toTheEnd(page)
  const row = page.getByRole('region', {name: de('recent.title')})
  await expect(row.locator('a[href*="BH-2010"]').first()).toBeVisible()
  await untilStored(page, 'tiles')
  await stored(page, product)
  await settledStores(page)
  await loseLine(page, context)
  await page.reload()
  await ready(page)
  await toTheEnd(page)
  await expect(row.locator('a[href*="BH-2010"]').first()).toBeVisible()
  await expect(ageBar(page)).toBeVisible()
})

test('Background Sync makes an open page send what waits, once', async ({page, context}) => {
  await page.goto(`${prefix}/product/BH-1010-sand-black`)
  await ready(page)
  await addToCart(page, shoppers.DEU)
  await page.goto(`${prefix}/appcart`)
  await ready(page)
  await untilStored(page, 'line-products')
  await untilStored(page, '/baskets')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await loseLine(page, context)
  await page
    .getByRole('button', {name: like('cart.item.increase')})
    .first()
    .click()
  await expect.poll(async () => (await deviceRecord(page))?.changes).toHaveLength(1)
  let calls = 0
  let isUp = false
  await page.route('**/baskets/*/items/*', (route) => {
    calls += 1
    return isUp ? route.continue() : route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => calls, {timeout: 20_000}).toBe(1)
  // The next attempt of the page itself comes after ten seconds: the browser's comes first.
  isUp = true
  await sync(page, context, 'offline-changes')
  await expect.poll(() => calls, {timeout: 8000}).toBe(2)
  await expect.poll(async () => (await deviceRecord(page))?.changes).toEqual([])
  expect(Object.values(await storedUnits(page))).toEqual([2])
  await sync(page, context, 'offline-changes')
  await sync(page, context, 'of-another-feature')
  await page.waitForLoadState('networkidle')
  expect(calls).toBe(2)
})
