/**
 * `kill -9` of storefront and sandbox at the steps of the checkout: the shopper reloads the page and finishes with one
 * order. A sampled run kills at two of the steps and while an order is placed, a full run everywhere.
 */
import type {Page} from '@playwright/test'
import {openDatabase, queryAll} from '../sandbox/db/database'
import {extent, sampleOf} from '../sandbox/testing/extent'
import {
  acceptTerms,
  addToCart,
  chooseDelivery,
  confirmedOrder,
  goToCheckout,
  orderButton,
  payByInvoice,
  shoppers,
} from './support/checkout'
import {OwnShop} from './support/own-shop'
import {expect, test} from './support/test'
import {message, pattern} from './support/texts'

// One worker: the tests share the processes that they kill.
test.describe.configure({mode: 'default', timeout: 180_000})

const DATA = '.cache/e2e-killed'
const VARIANT = 'BH-1010-sand-black'
const base = shoppers.DEU
/** Messages of the browser about the shop that is gone. */
const GONE =
  /Failed to load resource|net::ERR|Failed to fetch|could not be reached|fetch|ApiFault|Loading (CSS )?chunk|ChunkLoadError/

let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.start({data: DATA, env: {LOG_LEVEL: 'silent'}})
})
test.afterAll(() => shop.stop())

const STEPS = ['contact', 'address', 'delivery', 'payment', 'review'] as const
type Step = (typeof STEPS)[number]

/** The control that shows that a step is open. */
const OPEN: Readonly<Record<Step, string>> = {
  contact: '#contact-email',
  address: '#shipping-lastName',
  delivery: 'input[type=radio]',
  payment: 'input[type=radio][value=INVOICE]',
  review: '#terms',
}

/** A shopper whose email address no other order has. */
const newShopper = () => ({...base, email: `killed-${Date.now()}@example.com`})
type KilledShopper = ReturnType<typeof newShopper>

async function answerStep(page: Page, shopper: KilledShopper, step: Step): Promise<void> {
  const press = (id: Parameters<typeof message>[1]) =>
    page.getByRole('button', {name: pattern(shopper.locale, id)}).click()
  switch (step) {
    case 'contact':
      await page.locator('#contact-email').fill(shopper.email)
      return press('checkout.continueToAddress')
    case 'address':
      for (const [field, value] of Object.entries(shopper.address)) {
        await page.locator(`#shipping-${field}`).fill(value)
      }
      return press('checkout.continueToDelivery')
    case 'delivery':
      return chooseDelivery(page, shopper)
    case 'payment':
      return payByInvoice(page, shopper)
    case 'review':
      return acceptTerms(page)
  }
}

const isOpen = (page: Page, step: Step) => expect(page.locator(OPEN[step]).first()).toBeAttached()

/** Goes through the steps; before those of `kills`, the processes die and the page is reloaded. */
async function toReview(
  page: Page,
  shopper: KilledShopper,
  kills: readonly Step[] = [],
): Promise<void> {
  await page.goto(`${shop.base}${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await goToCheckout(page, shopper)
  for (const step of STEPS) {
    await isOpen(page, step)
    if (kills.includes(step)) {
      await shop.killAndRestart()
      await page.reload()
      await isOpen(page, step)
      await expect(page.getByRole('complementary')).toContainText('Vindra')
    }
    await answerStep(page, shopper, step)
  }
}

/** The orders of a shopper, as the database of the sandbox has them. */
function ordersOf({email}: KilledShopper) {
  const db = openDatabase(DATA)
  try {
    return queryAll<{order_no: string; status: string}>(
      db,
      'SELECT order_no, status FROM customer_order WHERE content LIKE ?',
      `%${email}%`,
    )
  } finally {
    db.close()
  }
}

/** One order, and an empty cart. */
async function expectOneOrder(page: Page, shopper: KilledShopper): Promise<void> {
  const orderNo = await confirmedOrder(page, shopper)
  expect(ordersOf(shopper).map((order) => order.order_no)).toEqual([orderNo])
  await page.goto(`${shop.base}${shopper.prefix}/appcart`)
  await expect(page.getByText(message(shopper.locale, 'cart.empty.title'))).toBeVisible()
}

const steps = sampleOf(STEPS, 2)

test(`killed at ${steps.join(', ')}: the basket and its answers are still there`, async ({
  page,
  allowConsole,
}) => {
  allowConsole(GONE)
  const shopper = newShopper()
  await toReview(page, shopper, steps)
  await orderButton(page, shopper).click()
  await expectOneOrder(page, shopper)
})

/**
 * Sends the order, and kills the processes before or after the backend has made it; the browser gets no answer.
 */
async function orderAndKill(page: Page, shopper: KilledShopper, when: 'before' | 'after') {
  let killed: Promise<void> | undefined
  await page.route(
    (url) => url.pathname.endsWith('/orders'),
    async (route) => {
      if (killed || route.request().method() !== 'POST') return route.fallback()
      killed = (when === 'after' ? route.fetch() : Promise.resolve()).then(() =>
        shop.killAndRestart(),
      )
      await killed
      return route.abort()
    },
  )
  await orderButton(page, shopper).click()
  await expect.poll(() => killed !== undefined).toBe(true)
  await killed
  await page.reload()
}

test('killed after the order was made, before its answer: it is found, and not made twice', async ({
  page,
  allowConsole,
}) => {
  allowConsole(GONE)
  const shopper = newShopper()
  await toReview(page, shopper)
  await orderAndKill(page, shopper, 'after')
  await expectOneOrder(page, shopper)
})

if (extent.full) {
  test('killed before the order was made: the basket is kept, and the shopper orders', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(GONE)
    const shopper = newShopper()
    await toReview(page, shopper)
    await orderAndKill(page, shopper, 'before')
    // The shop takes an order for not placed 50 seconds after it was sent at the earliest (rule CHECK-9).
    await expect(orderButton(page, shopper)).toBeVisible({timeout: 90_000})
    expect(ordersOf(shopper)).toEqual([])
    await acceptTerms(page)
    await orderButton(page, shopper).click()
    await expectOneOrder(page, shopper)
  })
}

test('killed on the confirmation: a reload shows the same order', async ({page, allowConsole}) => {
  allowConsole(GONE)
  const shopper = newShopper()
  await toReview(page, shopper)
  await orderButton(page, shopper).click()
  const orderNo = await confirmedOrder(page, shopper)
  await shop.killAndRestart()
  await page.reload()
  expect(await confirmedOrder(page, shopper)).toBe(orderNo)
  await expectOneOrder(page, shopper)
})
