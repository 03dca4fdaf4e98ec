/**
 * Messages on this device: from the choice in the page to the notification and its click. The browser's own push service is
 * the one thing that a headless browser lacks (`support/push.ts`).
 */
import type {BrowserContext, Page} from '@playwright/test'
import type {MessageId} from '../app/shared/i18n/messages'
import {moveThrough, placedOrder} from '../sandbox/testing/placed-order'
import {chromiumArguments, wholeBrowser} from '../scripts/lib/chromium.cjs'
import {signOut} from './support/account'
import {axe} from './support/axe'
import {change} from './support/change-data'
import {choose} from './support/choose'
import {asCustomer} from './support/customer'
import {noOverflow} from './support/no-overflow'
import {PushBrowser, runJob} from './support/push'
import {ready} from './support/ready'
import {SANDBOX} from './support/sandbox'
import {expect, test} from './support/test'
import {message} from './support/texts'

test.describe.configure({timeout: 120_000})
// `chromium-headless-shell` cannot show notifications, so these tests run in the whole browser.
test.use({launchOptions: {executablePath: wholeBrowser(), args: chromiumArguments}})

const HOME = '/deu/en-de'
/** Goods of no other browser test. */
const SOLD_OUT = 'BH-1130-mustard'
const WISHED = 'BH-1230-oat'

const en = (id: MessageId) => message('en-DE', id)
const button = (page: Page, id: MessageId) =>
  page.getByRole('button', {name: en(id), exact: true}).first()

async function open(page: Page, path: string): Promise<void> {
  await page.goto(HOME + path)
  await ready(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Presses an offer, and waits until this device gets messages. */
async function accept(page: Page, offer: MessageId): Promise<void> {
  await button(page, offer).click()
  await expect(page.getByText(en('push.on'))).toBeVisible()
}

/** Another customer signs in at the same browser, whose earlier session is over. */
async function nextCustomer(page: Page): Promise<void> {
  await page.context().clearCookies({name: /^shopper_/})
  await asCustomer(page, 'DEU')
}

async function order(customer: Parameters<typeof placedOrder>[0]): Promise<string> {
  const productItems = [{productId: 'BH-1010-sand-black', quantity: 1}]
  return (await placedOrder(customer, {productItems})).orderNo
}
const move = (orderNo: string, ...stages: string[]) =>
  moveThrough({baseUrl: SANDBOX}, orderNo, stages)

/** A customer whose device gets the news of an order. */
async function subscribeToOrder(page: Page, context: BrowserContext) {
  const browser = await new PushBrowser(context, page).install()
  const orderNo = await order(await asCustomer(page, 'DEU'))
  await open(page, `/my-stokke/orders/${orderNo}`)
  await accept(page, 'push.offer.order')
  return {browser, orderNo}
}

test('back in stock: a guest is told, and a click opens the product in the running app', async ({
  page,
  context,
}) => {
  const browser = await new PushBrowser(context, page).install()
  const stock = (units: number) =>
    change(
      'UPDATE inventory_record SET allocation = turnover + ? WHERE product_id = ?',
      units,
      SOLD_OUT,
    )
  stock(0)
  try {
    await open(page, `/product/${SOLD_OUT}`)
    await button(page, 'product.notifyMe').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First name').fill('Ida')
    await dialog.getByLabel('Last name').fill('Example')
    await dialog.getByLabel('Email address').fill('ida@example.com')
    await choose(dialog.locator('#notify-consent'))
    await dialog.getByRole('button', {name: en('product.notifyMe')}).click()
    // Nothing was asked before.
    expect(browser.storedKinds()).toBeNull()
    await accept(page, 'push.offer.stock')
    await axe(page)
    expect(browser.storedKinds()).toEqual(['stock'])
    await runJob()
    expect(await browser.messages()).toEqual([])
  } finally {
    stock(50)
  }
  await runJob()
  await runJob()
  const messages = await browser.messages()
  expect(messages).toHaveLength(1)
  expect(messages[0]?.sender).toBe('mailto:development@example.com')

  await open(page, '/home')
  const shown = await browser.receive()
  expect(shown).toMatchObject({
    title: en('push.message.stock.title'),
    body: en('push.message.stock.neutral'),
    lang: 'en-DE',
    dir: 'ltr',
  })
  await page.evaluate(() => Object.assign(window, {sameDocument: true}))
  await browser.click(shown.tag)
  await expect(page).toHaveURL(new RegExp(`${HOME}/.*${SOLD_OUT}`))
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test.describe('with consent to marketing', () => {
  test.use({consent: 'granted'})

  test('price drop: a wish is told, until the consent is withdrawn', async ({page, context}) => {
    const browser = await new PushBrowser(context, page).install()
    const cheaper = () =>
      change('UPDATE price SET amount = amount - 100 WHERE product_id LIKE ?', 'BH-1230%')
    await open(page, `/product/${WISHED}`)
    await page.getByRole('button', {name: 'Add to wishlist', exact: true}).click()
    await expect(page.getByText(/is on your wishlist\./)).toBeVisible()
    await open(page, '/my-stokke/wishlist')
    await accept(page, 'push.offer.price')
    await axe(page)
    expect(await noOverflow(page)).toBe(true)
    try {
      await runJob()
      cheaper()
      await runJob()
      expect(await browser.receive()).toMatchObject({
        title: en('push.message.price.title'),
        body: en('push.message.price.neutral'),
      })
      await button(page, 'push.manage').click()
      await page.getByRole('dialog').getByLabel(en('push.kind.order')).click()
      await expect.poll(() => browser.storedKinds()).toEqual(['price', 'order'])
      await page.keyboard.press('Escape')

      await button(page, 'consent.settings').click()
      await button(page, 'consent.decline').click()
      await expect.poll(() => browser.storedKinds()).toEqual(['order'])
      const before = (await browser.messages()).length
      cheaper()
      await runJob()
      expect(await browser.messages()).toHaveLength(before)
      await button(page, 'push.offer.price').click()
      await expect(page.getByText(en('push.needsConsent'))).toBeVisible()
    } finally {
      change('UPDATE price SET amount = amount + 200 WHERE product_id LIKE ?', 'BH-1230%')
    }
  })
})

test('orders: sent and delivered, with details that the account switches on', async ({
  page,
  context,
}) => {
  const {browser, orderNo} = await subscribeToOrder(page, context)
  await move(orderNo, 'paid', 'shipped')
  await runJob()
  expect(await browser.receive()).toMatchObject({
    title: en('push.message.shipped.title'),
    body: en('push.message.order.neutral'),
    tag: `order-${orderNo}`,
  })

  await open(page, '/my-stokke/personal-information')
  const section = page.getByRole('region', {name: en('push.title')})
  await expect(section.getByLabel(en('push.kind.order'))).toBeChecked()
  await section.getByLabel(en('push.details')).click()
  await expect(section.getByLabel(en('push.details'))).toBeChecked()
  await axe(page)
  expect(await noOverflow(page)).toBe(true)
  await move(orderNo, 'delivered')
  await runJob()
  // One subject has one notification.
  const shown = await browser.receive()
  expect(shown).toMatchObject({
    title: en('push.message.delivered.title'),
    body: `Order ${orderNo}`,
  })
  await browser.click(shown.tag)
  await expect(page).toHaveURL(`${HOME}/my-stokke/orders/${orderNo}`)
  expect(await browser.shown()).toEqual([])

  await open(page, '/my-stokke/personal-information')
  await button(page, 'push.stop').click()
  await expect.poll(() => browser.storedKinds()).toBeNull()
  await expect.poll(() => browser.isSubscribed()).toBe(false)
})

test('two customers on one device: signing out ends the messages of the first', async ({
  page,
  context,
}) => {
  const {browser, orderNo} = await subscribeToOrder(page, context)
  await signOut(page)
  await expect.poll(() => browser.storedKinds()).toBeNull()
  await expect.poll(() => browser.isSubscribed()).toBe(false)
  await move(orderNo, 'paid', 'shipped')
  await nextCustomer(page)
  await open(page, '/my-stokke/personal-information')
  await expect(page.locator('#push-order')).not.toBeChecked()
  await runJob()
  expect(await browser.messages()).toEqual([])
})

test('a customer whose session ended elsewhere leaves no messages for the next', async ({
  page,
  context,
}) => {
  const {browser} = await subscribeToOrder(page, context)
  await nextCustomer(page)
  await open(page, '/my-stokke/personal-information')
  await expect.poll(() => browser.storedKinds()).toBeNull()
})

test('signing out in a tab that is older than the choice ends the messages too', async ({
  page,
  context,
}) => {
  const browser = await new PushBrowser(context, page).install()
  const first = await asCustomer(page, 'DEU')
  const orderNo = await order(first)
  await open(page, '/my-stokke')
  const other = await context.newPage()
  await open(other, `/my-stokke/orders/${orderNo}`)
  await accept(other, 'push.offer.order')
  await other.close()
  await page
    .getByRole('navigation', {name: 'My Barnholt'})
    .getByRole('button', {name: 'Log Out'})
    .click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect.poll(() => browser.storedKinds()).toBeNull()
})

test('signing out on all devices ends the messages of the others', async ({page, context}) => {
  const {browser} = await subscribeToOrder(page, context)
  // From here on this browser is another device: it knows of no messages.
  await page.evaluate(() => caches.delete('storefront-push'))
  await open(page, '/my-stokke/personal-information')
  await button(page, 'profile.devices.action').click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(browser.storedKinds()).toBeNull()
})

test('a browser that lost its subscription does not say that it gets messages', async ({
  page,
  context,
}) => {
  const {browser} = await subscribeToOrder(page, context)
  await page.evaluate(() => localStorage.removeItem('push-of-the-test'))
  await open(page, '/my-stokke/personal-information')
  const isConsistent = async () =>
    (await page.locator('#push-order').isChecked()) === (await browser.isSubscribed())
  await expect.poll(isConsistent).toBe(true)
})

test('a guest ends all messages without an account', async ({page, context}) => {
  const browser = await new PushBrowser(context, page).install()
  await open(page, `/product/${WISHED}`)
  await page.getByRole('button', {name: 'Add to wishlist', exact: true}).click()
  await expect(page.getByText(/is on your wishlist\./)).toBeVisible()
  await open(page, '/my-stokke/wishlist')
  // Price drops are advertising, which this visitor declined.
  await button(page, 'push.offer.price').click()
  await expect(page.getByText(en('push.needsConsent'))).toBeVisible()
  await button(page, 'push.manage').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel(en('push.kind.price'))).toBeDisabled()
  await dialog.getByLabel(en('push.kind.stock')).click()
  await expect.poll(() => browser.storedKinds()).toEqual(['stock'])
  await axe(page)
  await dialog.getByRole('button', {name: en('push.stop')}).click()
  await expect.poll(() => browser.storedKinds()).toBeNull()
  await expect.poll(() => browser.isSubscribed()).toBe(false)
})

test('a browser that is gone at its push service is removed, and the page offers messages again', async ({
  page,
  context,
}) => {
  const {browser, orderNo} = await subscribeToOrder(page, context)
  await browser.answerWith(410)
  await move(orderNo, 'paid', 'shipped')
  await runJob()
  expect(browser.storedKinds()).toBeNull()
  await open(page, `/my-stokke/orders/${orderNo}`)
  await expect(button(page, 'push.offer.order')).toBeVisible()
})

test('a push service that asks to wait gets the message later, once', async ({page, context}) => {
  const {browser, orderNo} = await subscribeToOrder(page, context)
  await browser.answerWith(500)
  await move(orderNo, 'paid', 'shipped')
  await runJob()
  expect(await browser.messages()).toEqual([])
  await browser.answerWith(201)
  await expect
    .poll(async () => {
      await runJob()
      return (await browser.messages()).length
    })
    .toBe(1)
})

test('a browser whose push service gave it another address gets its messages there', async ({
  page,
  context,
}) => {
  const {browser, orderNo} = await subscribeToOrder(page, context)
  const next = new PushBrowser(context, page)
  await browser.changeAddress(next)
  await expect.poll(() => next.storedKinds()).toEqual(['order'])
  expect(browser.storedKinds()).toBeNull()
  await move(orderNo, 'paid', 'shipped')
  await runJob()
  expect(await browser.messages()).toEqual([])
  expect(JSON.parse(await next.latest())).toMatchObject({tag: `order-${orderNo}`})
})

test('a browser that refuses says what to do', async ({page, context}) => {
  const browser = await new PushBrowser(context, page).install({allowed: false})
  await context.addInitScript(() => {
    Notification.requestPermission = () => Promise.resolve('denied')
  })
  const customer = await asCustomer(page, 'DEU')
  await open(page, `/my-stokke/orders/${await order(customer)}`)
  await button(page, 'push.offer.order').click()
  await expect(page.getByText(en('push.denied'))).toBeVisible()
  await axe(page)
  expect(browser.storedKinds()).toBeNull()
})

test('a permission that was taken back ends the messages', async ({page, context}) => {
  const browser = await new PushBrowser(context, page).install()
  const customer = await asCustomer(page, 'DEU')
  const path = `/my-stokke/orders/${await order(customer)}`
  await open(page, path)
  await accept(page, 'push.offer.order')
  await context.clearPermissions()
  await open(page, path)
  await expect.poll(() => browser.storedKinds()).toBeNull()
})

test('a browser without push shows no offer', async ({page, context}) => {
  await context.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  const customer = await asCustomer(page, 'DEU')
  const orderNo = await order(customer)
  await open(page, `/my-stokke/orders/${orderNo}`)
  await expect(page.getByText(orderNo).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(button(page, 'push.offer.order')).toHaveCount(0)
})

test('a message that cannot be read is a neutral one, and leads nowhere else', async ({
  page,
  context,
}) => {
  const browser = await new PushBrowser(context, page).install()
  await open(page, '/home')
  await browser.deliver('no JSON')
  await expect
    .poll(() => browser.shown())
    .toMatchObject([{title: 'Barnholt', body: '', data: {path: '/'}}])
  const foreign = {title: 'خصم', lang: 'ar-AE', dir: 'rtl', tag: 'a', path: '//evil.example/a'}
  await browser.deliver(JSON.stringify(foreign))
  await expect
    .poll(async () => (await browser.shown()).find(({tag}) => tag === 'a'))
    .toMatchObject({
      dir: 'rtl',
      lang: 'ar-AE',
      data: {path: '/'},
    })
})

test('a click never takes a shopper away from the checkout', async ({page, context}) => {
  const browser = await new PushBrowser(context, page).install()
  await open(page, '/appcheckout')
  const {url} = {url: page.url()}
  await browser.deliver(JSON.stringify({title: 'A', tag: 'a', path: `${HOME}/home`}))
  await expect.poll(async () => (await browser.shown()).length).toBe(1)
  await browser.click('a')
  await expect.poll(() => browser.shown()).toEqual([])
  expect(page.url()).toBe(url)
})
