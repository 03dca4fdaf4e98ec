/** Orders whose answer is lost or late: the result is a real order, or a basket that still exists. */
import type {Page, Route} from '@playwright/test'
import {
  acceptTerms,
  addToCart,
  confirmedOrder,
  orderButton,
  shoppers,
  toReview,
} from './support/checkout'
import {ready} from './support/ready'
import {readOrder} from './support/sandbox'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

const shopper = shoppers.DEU
const VARIANT = 'BH-1010-sand-black'
const ORDERS = /\/dw\/shop\/v21_3\/orders\?/
const LOOK_UP = /\/custom_objects\/ocapi\/order\?/

type MessageId = Parameters<typeof message>[1]
const say = (page: Page, id: MessageId) => page.getByText(message(shopper.locale, id))

/** Fails the first look-up, so that the page has to announce that it is checking. */
const failFirstLookUp = (page: Page) =>
  page.route(LOOK_UP, (route) => route.fulfill({status: 503, body: ''}), {times: 1})

const expectOneOrder = async (page: Page) => {
  const order = await readOrder(page, 'DEU', await confirmedOrder(page, shopper))
  expect(order.productItems).toMatchObject([{productId: VARIANT, quantity: 1}])
}

test.beforeEach(({allowConsole}) =>
  allowConsole(
    /status of 503|ERR_|Failed to fetch|Failed to load resource|ApiFault|Loading (CSS )?chunk/,
  ),
)

test('an answer that is cut off leads to the confirmation', async ({page}) => {
  await toReview(page, shopper)
  await failFirstLookUp(page)
  await page.route(ORDERS, async (route) => {
    const response = await route.fetch()
    await route.fulfill({response, body: (await response.text()).slice(0, 60)})
  })
  await orderButton(page, shopper).click()
  await expect(say(page, 'checkout.checking.title')).toBeVisible()
  await expectOneOrder(page)
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    message(shopper.locale, 'cart.empty.title'),
  )
})

test('a reload while the order is on its way leads to the confirmation', async ({page}) => {
  await toReview(page, shopper)
  const carriedOut = new Promise<void>((resolve) => {
    void page.route(ORDERS, async (route: Route) => {
      await route.fetch()
      // The browser never receives the answer.
      resolve()
    })
  })
  await orderButton(page, shopper).click()
  await carriedOut
  await failFirstLookUp(page)
  await page.reload()
  await expect(say(page, 'checkout.checking.title')).toBeVisible()
  await expectOneOrder(page)
})

test('the cart of an order without an answer leads to its confirmation too', async ({page}) => {
  await toReview(page, shopper)
  await page.route(LOOK_UP, (route) => route.abort('connectionreset'))
  await page.route(ORDERS, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await orderButton(page, shopper).click()
  await expect(say(page, 'checkout.checking.title')).toBeVisible()
  await page.goto(`${shopper.prefix}/appcart`)
  await expect(say(page, 'checkout.checking.title')).toBeVisible()
  await page.unroute(LOOK_UP)
  await expectOneOrder(page)
})

test('an order that never arrived keeps the basket and can be placed again', async ({page}) => {
  await toReview(page, shopper)
  await page.route(ORDERS, (route) => route.abort('connectionreset'), {times: 1})
  await orderButton(page, shopper).click()
  await expect(say(page, 'checkout.checking.title')).toBeVisible()
  // The time in which the order could still be carried out has passed.
  await page.evaluate(() => {
    const key = 'checkout-pending:DEU'
    const pending = JSON.parse(localStorage.getItem(key) ?? '{}') as object
    localStorage.setItem(key, JSON.stringify({...pending, overAt: 0}))
  })
  await page.reload()
  await expect(say(page, 'checkout.error.notPlaced')).toBeVisible()
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  await expectOneOrder(page)
})

test('offline an order is not sent, now or later, until it is pressed again', async ({
  page,
  context,
}) => {
  await toReview(page, shopper)
  const orders: string[] = []
  page.on('request', (request) => {
    if (ORDERS.test(request.url())) orders.push(request.url())
  })
  await context.setOffline(true)
  await orderButton(page, shopper).click()
  await expect(say(page, 'checkout.error.offline')).toBeVisible({timeout: 1000})
  await context.setOffline(false)
  await page.waitForTimeout(2000)
  expect(orders).toEqual([])
  await orderButton(page, shopper).click()
  await expectOneOrder(page)
  expect(orders).toHaveLength(1)
})

test('offline the cart changes nothing, now or later', async ({page, context}) => {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcart`)
  await ready(page)
  const field = page.getByRole('spinbutton').first()
  await expect(field).toHaveValue('1')
  await context.setOffline(true)
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'cart.item.increase')})
    .first()
    .click()
  // The message strip, on a page where the code of notices had not been loaded before.
  await expect(say(page, 'error.offline').or(say(page, 'offline.banner')).first()).toBeVisible({
    timeout: 1000,
  })
  await expect(field).toHaveValue('1')
  await context.setOffline(false)
  await page.waitForTimeout(1500)
  await page.reload()
  await expect(field).toHaveValue('1')
})
