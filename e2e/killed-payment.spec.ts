/**
 * `kill -9` of storefront or sandbox while an order is paid by card, with 3-D Secure, or on a page of the provider.
 * Each test ends at the confirmation of one paid order, or with the goods in the basket and without a charge. A sampled
 * run draws some of the moments, a full run tries all of them.
 */
import type {Page} from '@playwright/test'
import {sampleOf} from '../sandbox/testing/extent'
import {
  acceptTerms,
  addToCart,
  cardFrame,
  chooseDelivery,
  chooseProviderMethod,
  confirmedOrder,
  fillContactAndAddress,
  goToCheckout,
  orderButton,
  payByCard,
  payByInvoice,
  shoppers,
  type Shopper,
} from './support/checkout'
import {ownOrders, type OwnOrder} from './support/own-orders'
import {OwnShop, type Part} from './support/own-shop'
import {expect, test} from './support/test'
import {pattern} from './support/texts'

// One worker: the tests share the processes that they kill.
test.describe.configure({mode: 'default', timeout: 240_000})

const DATA = '.cache/e2e-killed-payment'
const VARIANT = 'BH-1010-sand-black'
const ACCEPTED = '4111 1111 1111 1111'
const CHALLENGED = '4000 0000 0000 3220'
/** Number of moments that a sampled run draws. */
const DRAWN = 2
/** Messages of the browser about the shop or the provider that is gone. */
const GONE =
  /Failed to load|net::ERR|Failed to fetch|could not be reached|fetch|ApiFault|status of 5|Loading (CSS )?chunk|ChunkLoadError/

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.start({data: DATA, env: {LOG_LEVEL: 'silent'}})
})
test.afterAll(() => shop.stop())
test.beforeEach(({allowConsole}) => allowConsole(GONE))

const ordersOf = (shopper: Shopper) => ownOrders(DATA, shopper)
const isLive = ({status}: OwnOrder) => status !== 'failed' && status !== 'cancelled'

const newShopper = (): Shopper => ({
  ...shoppers.DEU,
  email: `killed-payment-${Date.now()}@example.com`,
})

async function toPayment(page: Page, shopper: Shopper): Promise<void> {
  await page.goto(`${shop.base}${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  await fillContactAndAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await expect(page.locator('input[type=radio][value="ONLINE_PAYMENT:card"]')).toBeAttached()
}

/** Ways to pay; the order button is the next thing to press. */
const PAYMENTS = {
  card: (page: Page, shopper: Shopper) => payByCard(page, shopper, ACCEPTED),
  challenge: (page: Page, shopper: Shopper) => payByCard(page, shopper, CHALLENGED),
  redirect: async (page: Page, shopper: Shopper) => {
    await chooseProviderMethod(page, 'bank')
    await page
      .getByRole('button', {name: pattern(shopper.locale, 'checkout.continueToReview')})
      .click()
  },
} as const
type PaymentWay = keyof typeof PAYMENTS

async function order(page: Page, shopper: Shopper, way: PaymentWay): Promise<void> {
  await toPayment(page, shopper)
  await PAYMENTS[way](page, shopper)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
}

const onConfirmation = (page: Page) => /\/appcheckout\/confirmation\?token=/.test(page.url())
const bankAnswer = (page: Page) =>
  page.frameLocator('iframe[src*="/psp/client/frames/challenge"]').locator('[data-answer=accept]')
const providerAnswer = (page: Page) => page.locator('button[value=accept]')

/** Confirms what the bank or the provider still asks, until the confirmation or a step of the checkout is open. */
async function toRest(page: Page): Promise<'order' | 'basket'> {
  const payment = page.locator('input[type=radio][value=INVOICE]')
  const terms = page.locator('#terms')
  for (const until = Date.now() + 120_000; Date.now() < until;) {
    if (onConfirmation(page)) return 'order'
    if ((await payment.count()) > 0 || (await terms.count()) > 0) return 'basket'
    for (const answer of [bankAnswer(page), providerAnswer(page)]) {
      if (await answer.isVisible().catch(() => false))
        await answer.click({timeout: 2000}).catch(() => undefined)
    }
    await page.waitForTimeout(250)
  }
  throw new Error(`The page does not come to rest: ${page.url()}`)
}

/** One paid order, or the basket without a charge, with which the shopper then orders. */
async function expectOrderOrBasket(page: Page, shopper: Shopper): Promise<void> {
  const end = await toRest(page)
  if (end === 'basket') {
    for (const one of ordersOf(shopper)) expect(one).toMatchObject({status: 'failed', charge: 0})
    await expect(page.getByRole('complementary')).toContainText('Vindra')
    if ((await page.locator('#terms').count()) > 0)
      await page
        .getByRole('button', {name: pattern(shopper.locale, 'checkout.editStep')})
        .last()
        .click()
    await payByInvoice(page, shopper)
    await acceptTerms(page)
    await orderButton(page, shopper).click()
  }
  const orderNo = await confirmedOrder(page, shopper)
  const orders = ordersOf(shopper)
  const live = orders.filter(isLive)
  expect(live.map((one) => one.order_no)).toEqual([orderNo])
  for (const one of orders) if (!isLive(one)) expect(one.charge).toBe(0)
  // The notification about the payment may come a moment after the confirmation.
  if (end === 'order') {
    await expect
      .poll(() => ordersOf(shopper).filter(isLive), {timeout: 30_000})
      .toMatchObject([{payment_status: 'paid'}])
    expect(ordersOf(shopper).find(isLive)?.charge).toBeGreaterThan(0)
  }
}

/** Requests during which processes die. */
const MOMENTS = {
  'the order is made': {method: 'POST', path: /\/orders$/},
  'the payment is stored': {method: 'PATCH', path: /\/orders\/[^/]+$/},
  'the provider takes the payment': {method: 'POST', path: /\/psp\/client\/sessions\/[^/]+\/pay$/},
} as const
type Moment = keyof typeof MOMENTS

interface Kill {
  readonly way: PaymentWay
  readonly moment: Moment
  readonly when: 'before' | 'after'
  readonly part: Part
}

/** Kills a process before or after a request is processed; the browser gets no answer, and the page is reloaded. */
async function killDuring(page: Page, {moment, when, part}: Kill, act: () => Promise<void>) {
  const {method, path} = MOMENTS[moment]
  let killed: Promise<void> | undefined
  await page.route(
    (url) => path.test(url.pathname),
    async (route) => {
      if (killed || route.request().method() !== method) return route.fallback()
      const processed = when === 'after' ? route.fetch().then(() => undefined) : Promise.resolve()
      killed = processed.then(() => shop.killAndRestart(part))
      await killed
      return route.abort()
    },
  )
  await act()
  await expect.poll(() => killed !== undefined, {timeout: 30_000}).toBe(true)
  await killed
  await page.reload()
}

const KILLS: readonly Kill[] = (['card', 'redirect'] as const).flatMap((way) =>
  (Object.keys(MOMENTS) as Moment[]).flatMap((moment) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['sandbox', 'host'] as const).map((part) => ({way, moment, when, part})),
    ),
  ),
)

for (const kill of sampleOf(KILLS, DRAWN)) {
  const {way, moment, when, part} = kill
  test(`${way}: ${part} killed ${when} ${moment}`, async ({page}) => {
    const shopper = newShopper()
    await killDuring(page, kill, () => order(page, shopper, way))
    await expectOrderOrBasket(page, shopper)
  })
}

for (const part of ['sandbox', 'host'] as const) {
  test(`3-D Secure: ${part} killed while the bank asks`, async ({page}) => {
    const shopper = newShopper()
    await order(page, shopper, 'challenge')
    await expect(bankAnswer(page)).toBeVisible()
    await shop.killAndRestart(part)
    await page.reload()
    await expectOrderOrBasket(page, shopper)
  })

  test(`redirect: ${part} killed on the page of the provider`, async ({page}) => {
    const shopper = newShopper()
    await order(page, shopper, 'redirect')
    await expect(providerAnswer(page)).toBeVisible()
    await shop.killAndRestart(part)
    await providerAnswer(page).click()
    await expectOrderOrBasket(page, shopper)
  })
}

test('card: the storefront is killed in the payment step, with the card chosen', async ({page}) => {
  const shopper = newShopper()
  await toPayment(page, shopper)
  await chooseProviderMethod(page, 'card')
  await cardFrame(page).locator('#number').fill(ACCEPTED)
  await shop.killAndRestart('host')
  await page.reload({timeout: 30_000})
  await payByCard(page, shopper, ACCEPTED)
  await acceptTerms(page)
  await orderButton(page, shopper).click()
  const orderNo = await confirmedOrder(page, shopper)
  await expect
    .poll(() => ordersOf(shopper), {timeout: 30_000})
    .toMatchObject([{order_no: orderNo, payment_status: 'paid'}])
})

test('redirect: the storefront is killed while the shopper returns', async ({page}) => {
  const shopper = newShopper()
  await order(page, shopper, 'redirect')
  await expect(providerAnswer(page)).toBeVisible()
  let killed: Promise<void> | undefined
  await page.route(
    (url) => url.origin === shop.base && url.pathname.includes('/appcheckout'),
    async (route) => {
      killed ??= shop.killAndRestart('host')
      await killed
      return route.fallback()
    },
  )
  await providerAnswer(page).click()
  await expectOrderOrBasket(page, shopper)
})
