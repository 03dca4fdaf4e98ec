/** What storefront and sandbox log about an order, its confirmation, its look-up and its cancel link: no token and no data of a person. */
import type {Page} from '@playwright/test'
import {confirmedOrder, orderButton, shoppers, toReview} from './support/checkout'
import {OwnShop} from './support/own-shop'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

test.describe.configure({mode: 'default', timeout: 180_000})

const shopper = {...shoppers.DEU, email: 'logged.guest@example.com'}
let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.start({data: '.cache/e2e-order-logs', env: {LOG_LEVEL: 'debug'}})
})
test.afterAll(() => shop.stop())

async function placeOrder(page: Page): Promise<string> {
  await toReview(page, shopper, {base: shop.base})
  await orderButton(page, shopper).click()
  return confirmedOrder(page, shopper)
}

/** Path and token of the cancel link in the confirmation mail. */
async function cancelLink(): Promise<{path: string; hash: string}> {
  const answer = await fetch(`${shop.sandbox}/outbox.json?to=${shopper.email}`)
  const {data} = (await answer.json()) as {data: {template: string; data: {cancelLink?: string}}[]}
  const link = data.find(({template}) => template === 'orderConfirmation')?.data.cancelLink
  const path = new URL(link ?? '').pathname
  return {path, hash: decodeURIComponent(path.slice(path.lastIndexOf('/') + 1))}
}

test('tokens of an order and data of its shopper are in no log', async ({page}) => {
  const orderNo = await placeOrder(page)
  const orderToken = new URL(page.url()).searchParams.get('token') ?? ''
  await page.reload()
  await expect(page.getByRole('main')).toContainText(orderNo)
  const {path, hash} = await cancelLink()
  const [, cancelToken = ''] = Buffer.from(hash, 'base64').toString().split(':')
  await page.goto(shop.base + path)
  await page.getByRole('button', {name: pattern(shopper.locale, 'cancelOrder.confirm')}).click()
  await expect(
    page.getByRole('heading', {name: message(shopper.locale, 'cancelOrder.cancelled.title')}),
  ).toBeVisible()
  const cookies = await page.context().cookies()
  const sessions = cookies.filter(({httpOnly, value}) => httpOnly && value.length > 20)

  const secrets = [
    orderToken,
    cancelToken,
    hash,
    encodeURIComponent(hash),
    hash.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''),
    shopper.email,
    encodeURIComponent(shopper.email),
    shopper.address.address1,
    ...sessions.map(({value}) => value),
  ]
  expect(secrets.every((secret) => secret.length > 8)).toBe(true)
  expect(sessions.length).toBeGreaterThan(0)
  const requests = await (await fetch(`${shop.sandbox}/admin/requests?limit=200`)).text()
  // Both logs describe the calls of the order.
  expect(shop.log).toContain('/appcheckout/confirmation')
  expect(requests).toContain('/orders')
  for (const secret of secrets) {
    expect(shop.log).not.toContain(secret)
    // The list of calls names baskets by the id that is the order's token, in paths alone.
    if (secret !== orderToken) expect(requests).not.toContain(secret)
  }
  expect(requests).not.toContain(`token=${orderToken}`)
})
