/** One basket in two tabs and on a slow line: both tabs show the same, and it is ordered once. */
import {addToCart, confirmedOrder, orderButton, shoppers, toReview} from './support/checkout'
import {ready} from './support/ready'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({timeout: 120_000})

const VARIANT = 'BH-1010-sand-black'
const shopper = shoppers.DEU
const text = (id: Parameters<typeof message>[1]) => message(shopper.locale, id)

test('two tabs show the same cart within a second', async ({page, context}) => {
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcart`)
  const tab = await context.newPage()
  await tab.goto(`${shopper.prefix}/appcart`)
  for (const one of [page, tab]) {
    await ready(one)
    await expect(one.getByRole('spinbutton')).toHaveValue('1')
  }
  const answered = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await page
    .getByRole('button', {name: pattern(shopper.locale, 'cart.item.increase')})
    .first()
    .click()
  // The line shows the new quantity before the backend answers.
  await expect(page.getByRole('spinbutton')).toHaveValue('2', {timeout: 500})
  await answered
  await expect(tab.getByRole('spinbutton')).toHaveValue('2', {timeout: 1000})
})

test('a slow line: each step says that it is working, and a second press orders nothing more', async ({
  page,
  context,
}) => {
  await toReview(page, shopper)
  const line = await context.newCDPSession(page)
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 900,
    downloadThroughput: 40_000,
    uploadThroughput: 20_000,
  })
  const orders: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/orders\?/.test(request.url())) orders.push(request.url())
  })
  await orderButton(page, shopper).dblclick()
  await expect(page.getByText(text('checkout.placingOrder')).first()).toBeVisible({timeout: 700})
  await confirmedOrder(page, shopper)
  expect(orders).toHaveLength(1)
})
