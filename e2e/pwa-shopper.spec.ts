/**
 * The shopper's own data without a connection (rules DEVICE-1 to DEVICE-4): cart, wish list and orders are readable, changes
 * wait and are sent once, in order, and nothing of one shopper is left for the next.
 */
import type {Page} from '@playwright/test'
import {execute, openDatabase} from '../sandbox/db/database'
import {DATA_FOLDER} from '../playwright.config'
import {newEmail, PREFIX, register, signOut} from './support/account'
import {axe} from './support/axe'
import {addToCart, shoppers} from './support/checkout'
import {asCustomer, asCustomerWithOrder} from './support/customer'
import {
  deviceRecord,
  removalOf,
  storedBasket,
  storedUnits,
  storedWishes,
  untilStored,
  writesOf,
} from './support/device'
import {de, like} from './support/german'
import {ageBar, loseLine} from './support/lose-line'
import {ready} from './support/ready'
import {settledStores} from './support/stores'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})

const STROLLER = 'BH-1010-sand-black'
const OTHER = 'BH-1010-fog-black'
const shopper = shoppers.DEU
const CART = `${shopper.prefix}/appcart`

test.beforeEach(({allowConsole}) =>
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|ApiFault|could not be reached|Loading (CSS )?chunk|ChunkLoadError|left out|networ/i,
  ),
)

async function put(page: Page, productId: string): Promise<void> {
  await page.goto(`${shopper.prefix}/product/${productId}`)
  await ready(page)
  await addToCart(page, shopper)
}

/** A cart with products, open, and kept by the device. */
async function openCart(page: Page, ...productIds: readonly string[]): Promise<void> {
  for (const productId of productIds) await put(page, productId)
  await page.goto(CART)
  await ready(page)
  await expect(lines(page)).toHaveCount(productIds.length)
  await page.waitForLoadState('networkidle')
  await untilStored(page, 'line-products')
  await untilStored(page, '/baskets')
}

const lines = (page: Page) =>
  page
    .getByRole('region', {name: de('cart.items')})
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', {name: like('cart.item.removeLabel')}),
    })
const increase = (page: Page) => page.getByRole('button', {name: like('cart.item.increase')})
const quantity = (page: Page) =>
  page.getByRole('spinbutton', {name: like('cart.item.quantity')}).first()
const sent = (page: Page) => page.getByText(de('offline.sent'))

/** Sets the units of a product in the stock of every site. */
function setStock(productId: string, units: number): void {
  const db = openDatabase(DATA_FOLDER)
  try {
    execute(db, 'UPDATE inventory_record SET allocation = ? WHERE product_id = ?', units, productId)
    execute(db, "UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  } finally {
    db.close()
  }
}

test('the cart is readable without a connection, and its changes are sent once, in order', async ({
  page,
  context,
}) => {
  await openCart(page, STROLLER, OTHER)
  // The code of notices loads five seconds after the page, and is stored after that.
  await page.waitForTimeout(6000)
  await settledStores(page)
  await loseLine(page, context)
  // The page is opened again, from the device.
  await page.reload()
  await ready(page)
  await expect(lines(page)).toHaveCount(2)
  await expect(ageBar(page)).toContainText(/\d{2}:\d{2}/)
  const checkout = page.getByRole('link', {name: de('cart.checkout')})
  await expect(checkout).toHaveAttribute('aria-disabled', 'true')
  await expect(checkout).toHaveAccessibleDescription(de('error.offline'))
  await checkout.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(de('error.offline')).filter({visible: true}).first()).toBeVisible()
  await expect(page).toHaveURL(/\/appcart$/)

  const writes = writesOf([page])
  await increase(page).first().click()
  await increase(page).first().click()
  await expect(quantity(page)).toHaveValue('3')
  await expect(page.getByText(de('offline.sums'))).toBeVisible()
  await page
    .getByRole('button', {name: like('cart.item.wishLabel')})
    .last()
    .click()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('link', {name: /3/}).filter({hasText: '3'}).first()).toBeVisible()
  // Sums that are being read are paler.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await axe(page)
  expect((await deviceRecord(page))?.changes).toHaveLength(3)

  await context.setOffline(false)
  await expect(sent(page)).toBeVisible({timeout: 20_000})
  expect(writes).toEqual(['PATCH baskets', 'POST new list', 'POST product-lists', 'DELETE baskets'])
  expect(Object.values(await storedUnits(page))).toEqual([3])
  expect(await storedWishes(page)).toHaveLength(1)
  expect((await deviceRecord(page))?.changes).toEqual([])
  await expect(ageBar(page)).toHaveCount(0)
  await expect(page.getByText(de('offline.sums'))).toHaveCount(0)
  await expect(checkout).not.toHaveAttribute('aria-disabled', 'true')
})

test('a change that is taken back before the connection returns is not sent', async ({
  page,
  context,
}) => {
  await openCart(page, STROLLER)
  // The code of notices, which have the button to undo, loads after five seconds.
  await page.waitForTimeout(7000)
  await loseLine(page, context)
  const writes = writesOf([page])
  await page.getByRole('button', {name: like('cart.item.removeLabel')}).click()
  await expect(lines(page)).toHaveCount(0)
  await page.getByRole('button', {name: de('cart.item.undo')}).click()
  await expect(lines(page)).toHaveCount(1)
  expect((await deviceRecord(page))?.changes).toEqual([])
  await context.setOffline(false)
  await expect(ageBar(page)).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(writes).toEqual([])
})

test('a wish without a connection is shown at once and sent later, also by the next start', async ({
  page,
  context,
}) => {
  await put(page, STROLLER)
  await page.keyboard.press('Escape')
  const heart = page.getByRole('button', {name: de('product.addToWishlist'), exact: true}).first()
  // The code of wishes is loaded.
  await heart.click()
  await expect(page.getByText(like('wishlist.added')).first()).toBeVisible()
  await page
    .getByRole('button', {name: de('product.removeFromWishlist'), exact: true})
    .first()
    .click()
  await expect(page.getByText(like('wishlist.removed')).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await loseLine(page, context)
  await heart.click()
  await expect(page.getByText(de('offline.queued')).first()).toBeVisible()
  await expect(
    page.getByRole('button', {name: de('product.removeFromWishlist'), exact: true}).first(),
  ).toBeVisible()
  await expect.poll(async () => (await deviceRecord(page))?.changes).toHaveLength(1)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(`${shopper.prefix}/home`)
  await ready(next)
  await expect(sent(next)).toBeVisible({timeout: 20_000})
  expect(await storedWishes(next)).toHaveLength(1)
})

test('what the backend cannot do as wanted is told', async ({page, context, allowConsole}) => {
  allowConsole(/status of 400/)
  const rare = 'BH-1010-clay-champagne'
  await openCart(page, STROLLER, rare)
  await loseLine(page, context)
  for (let press = 0; press < 3; press += 1) await increase(page).last().click()
  await increase(page).first().click()
  await expect.poll(async () => (await deviceRecord(page))?.changes).toHaveLength(2)
  setStock(rare, 2)
  try {
    await context.setOffline(false)
    await expect(page.getByText(like('error.onlyLeftFor')).first()).toBeVisible({timeout: 20_000})
    expect(await storedUnits(page)).toEqual({[STROLLER]: 2, [rare]: 2})
  } finally {
    setStock(rare, 50)
  }
})

test('a change of a line that another device has removed is told', async ({page, context}) => {
  await openCart(page, STROLLER, OTHER)
  const removeElsewhere = await removalOf(page, STROLLER)
  await loseLine(page, context)
  await increase(page).first().click()
  await expect.poll(async () => (await deviceRecord(page))?.changes).toHaveLength(1)
  await removeElsewhere()
  await context.setOffline(false)
  await expect(page.getByText(de('offline.lineGone'))).toBeVisible({timeout: 20_000})
  await expect(lines(page)).toHaveCount(1)
  expect(await storedUnits(page)).toEqual({[OTHER]: 1})
})

test('two tabs show the same changes, and send them once', async ({page, context}) => {
  await openCart(page, STROLLER)
  const other = await context.newPage()
  await other.goto(CART)
  await ready(other)
  await expect(lines(other)).toHaveCount(1)
  await other.waitForLoadState('networkidle')
  await loseLine(page, context)
  const writes = writesOf([page, other])
  await increase(page).click()
  await expect(quantity(other)).toHaveValue('2')
  await context.setOffline(false)
  const shown = (tab: Page) => sent(tab).waitFor({timeout: 20_000})
  await Promise.any([shown(page), shown(other)])
  await page.waitForTimeout(3000)
  expect(writes).toEqual(['PATCH baskets'])
  expect(Object.values(await storedUnits(page))).toEqual([2])
})

test('a lost answer does not make a change twice', async ({page, context}) => {
  await openCart(page, STROLLER)
  await loseLine(page, context)
  await increase(page).click()
  let attempts = 0
  await page.route('**/baskets/*/items/*', async (route) => {
    attempts += 1
    await route.fetch()
    await route.abort()
  })
  await context.setOffline(false)
  await expect.poll(() => attempts, {timeout: 20_000}).toBe(1)
  await expect(sent(page)).toBeVisible({timeout: 30_000})
  expect(attempts).toBe(1)
  expect(Object.values(await storedUnits(page))).toEqual([2])
})

test('a device whose storage is full still sends the changes of its page', async ({
  page,
  context,
}) => {
  await openCart(page, STROLLER)
  const devTools = await context.newCDPSession(page)
  const {origin} = new URL(page.url())
  await devTools.send('Storage.overrideQuotaForOrigin', {origin, quotaSize: 1})
  await loseLine(page, context)
  await increase(page).click()
  await expect(quantity(page)).toHaveValue('2')
  await context.setOffline(false)
  await expect(sent(page)).toBeVisible({timeout: 20_000})
  expect(Object.values(await storedUnits(page))).toEqual([2])
})

test.describe('two shoppers on one device', () => {
  test('the first one leaves nothing: not after a sign-out, and not for the next', async ({
    page,
  }) => {
    const email = newEmail()
    await register(page, email)
    await page.goto(`${PREFIX}/product/${STROLLER}`)
    await ready(page)
    await page
      .getByRole('button', {name: message('en-GB', 'product.addToWishlist'), exact: true})
      .first()
      .click()
    await expect(page.getByText(/is on your wishlist\./)).toBeVisible()
    await page.goto(`${PREFIX}/my-stokke/orders`)
    await ready(page)
    await untilStored(page, 'orders')
    const first = await deviceRecord(page)
    expect(first?.owner).toMatch(/^registered~/)
    await signOut(page)
    await expect.poll(async () => (await deviceRecord(page))?.owner).toMatch(/^guest~/)
    const left = JSON.stringify(await deviceRecord(page))
    expect(left).not.toContain(first?.customerId)
    expect(left).not.toContain(STROLLER)
    expect(await page.evaluate(() => localStorage.getItem('recent-products-DEU'))).toBe('[]')
    await register(page, newEmail())
    await page.goto(`${PREFIX}/my-stokke/wishlist`)
    await ready(page)
    await untilStored(page, '/product-lists')
    expect(JSON.stringify(await deviceRecord(page))).not.toContain(first?.customerId)
  })

  test('changes of the first one are dropped, and that is said', async ({page, context}) => {
    const first = await asCustomer(page, 'DEU')
    await openCart(page, STROLLER)
    await loseLine(page, context)
    await increase(page).click()
    await expect.poll(async () => (await deviceRecord(page))?.changes).toHaveLength(1)
    await page.goto('about:blank')
    await context.setOffline(false)
    await context.clearCookies({name: /^shopper/})
    await asCustomer(page, 'DEU')
    const writes = writesOf([page])
    await page.goto(`${shopper.prefix}/home`)
    await ready(page)
    await expect(page.getByText(de('offline.dropped'))).toBeVisible({timeout: 20_000})
    expect((await deviceRecord(page))?.changes).toEqual([])
    expect(JSON.stringify(await deviceRecord(page))).not.toContain(first.customerId)
    expect(writes).toEqual([])
    expect(await storedBasket(page)).toBeUndefined()
  })
})

test('orders of the session are readable without a connection, and gone after a sign-out', async ({
  page,
  context,
}) => {
  const orderNo = await asCustomerWithOrder(page)
  await page.goto(`${PREFIX}/home`)
  await ready(page)
  await page.waitForLoadState('networkidle')
  await page.goto(`${PREFIX}/my-stokke/orders`)
  await ready(page)
  await page
    .getByRole('link', {name: new RegExp(orderNo)})
    .first()
    .click()
  await expect(page.getByText(orderNo).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await untilStored(page, orderNo)
  const record = JSON.stringify(await deviceRecord(page))
  expect(record).not.toMatch(/INVOICE|@example\.com|cancelToken|accessKey/)

  // The worker stores the page and its files when the browser is idle.
  await page.goto(`${PREFIX}/my-stokke/orders`)
  await ready(page)
  await page.waitForTimeout(8000)
  await loseLine(page, context)
  await page.reload()
  await ready(page)
  await page
    .getByRole('link', {name: new RegExp(orderNo)})
    .first()
    .click()
  await expect(page.getByRole('article')).toContainText(orderNo)
  await axe(page)
  await expect(ageBar(page)).toBeVisible()
  // The page of the order is in no store: that of all orders opens it.
  await page.reload()
  await ready(page)
  await expect(page).toHaveURL(new RegExp(`/my-stokke/orders/${orderNo}$`))
  await expect(page.getByRole('article')).toContainText(orderNo)
  await context.setOffline(false)
  await expect(ageBar(page)).toHaveCount(0, {timeout: 20_000})
  await signOut(page)
  await expect.poll(async () => JSON.stringify(await deviceRecord(page))).not.toContain(orderNo)
})
