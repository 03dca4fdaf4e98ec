/**
 * Stock, price or session change while the shopper is on the provider's page. An order that was made keeps its goods and
 * its price; a payment that is given up leads to the basket, which shows what changed. The tests have a sandbox of their
 * own, whose data they change.
 */
import type {Page} from '@playwright/test'
import {execute, openDatabase} from '../sandbox/db/database'
import {
  addToCart,
  chooseDelivery,
  confirmedOrder,
  fillAddress,
  payByCard,
  shoppers,
  type Shopper,
} from './support/checkout'
import {asCustomer} from './support/customer'
import {ownOrders} from './support/own-orders'
import {OwnShop} from './support/own-shop'
import {
  ACCEPTED,
  expectRemainingBasket,
  orderBy,
  payOnPage,
  placeOrder,
  VARIANT,
} from './support/payment'
import {expect, test} from './support/test'
import {message} from './support/texts'

// One worker: the tests share the shop, whose stock and prices they change.
test.describe.configure({mode: 'default', timeout: 180_000})

const DATA = '.cache/e2e-payment-changes'
let shop: OwnShop

test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await OwnShop.start({data: DATA, env: {LOG_LEVEL: 'silent'}})
})
test.afterAll(() => shop.stop())

/** Changes imported data of the sandbox, whose caches then end, as with an import. */
function change(sql: string, ...values: (string | number)[]): void {
  const db = openDatabase(DATA)
  try {
    expect(execute(db, sql, ...values)).toBeGreaterThan(0)
    execute(db, "UPDATE data_revision SET revision = revision + 1 WHERE name = 'catalog'")
  } finally {
    db.close()
  }
}

const sellOut = () =>
  change('UPDATE inventory_record SET allocation = turnover WHERE product_id = ?', VARIANT)
const stockUp = () =>
  change('UPDATE inventory_record SET allocation = turnover + 50 WHERE product_id = ?', VARIANT)
const raisePrices = () =>
  change('UPDATE price SET amount = amount + 10000 WHERE product_id = ?', VARIANT)
const lowerPrices = () =>
  change('UPDATE price SET amount = amount - 10000 WHERE product_id = ?', VARIANT)
const expirePayments = () => change('UPDATE psp_session SET expires_at = 1')

let emails = 0
const newShopper = (): Shopper => {
  emails += 1
  const {prefix} = shoppers.DEU
  return {
    ...shoppers.DEU,
    prefix: `${shop.base}${prefix}`,
    email: `changes-${Date.now()}-${emails}@example.com`,
  }
}

const accept = (page: Page) => page.locator('button[value=accept]')
const abandon = (page: Page) => page.locator('button[value=abandon]')
const say = (id: Parameters<typeof message>[1]) => message(shoppers.DEU.locale, id)

async function toProvider(page: Page): Promise<Shopper> {
  const shopper = newShopper()
  await orderBy(page, shopper, 'bank')
  await expect(accept(page)).toBeVisible()
  return shopper
}

/** The page does not know the order, and says that its confirmation is in a mail; it does not call it missing. */
async function expectElsewhere(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: say('confirmation.notFound.title')})).toBeVisible()
  await expect(page.getByText(say('confirmation.notFound.text'))).toBeVisible()
}

/** One paid order, with the amount that the shopper agreed to. */
async function expectOnePaid(page: Page, shopper: Shopper, charge: number): Promise<void> {
  const orderNo = await confirmedOrder(page, shopper)
  await expect
    .poll(() => ownOrders(DATA, shopper), {timeout: 30_000})
    .toMatchObject([{order_no: orderNo, payment_status: 'paid', charge}])
}

/** The shopper is back at the basket after a payment that did not happen, and pays by card. @returns number of the order */
async function payByCardInstead(page: Page, shopper: Shopper): Promise<string> {
  await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
  await payByCard(page, shopper, ACCEPTED)
  await placeOrder(page, shopper)
  return confirmedOrder(page, shopper)
}

/** Price of the product in minor units. */
const PRICE = 109_900

test('the last units are sold: the order keeps its goods', async ({page}) => {
  const shopper = await toProvider(page)
  sellOut()
  await accept(page).click()
  await expectOnePaid(page, shopper, PRICE)
  stockUp()
})

test('a payment that is given up returns its goods to the basket, although the rest is sold', async ({
  page,
}) => {
  const shopper = await toProvider(page)
  sellOut()
  await abandon(page).click()
  const orderNo = await payByCardInstead(page, shopper)
  await expect
    .poll(() => ownOrders(DATA, shopper), {timeout: 30_000})
    .toMatchObject([
      {charge: 0, status: 'failed'},
      {order_no: orderNo, charge: PRICE},
    ])
  stockUp()
})

test('the price rises: the order keeps the price that the shopper agreed to', async ({page}) => {
  const shopper = await toProvider(page)
  raisePrices()
  await accept(page).click()
  await expectOnePaid(page, shopper, PRICE)
  lowerPrices()
})

test('the price rises and the payment is given up: the basket has the new price', async ({
  page,
}) => {
  const shopper = await toProvider(page)
  raisePrices()
  await abandon(page).click()
  await expectRemainingBasket(page, shopper, 'checkout.error.paymentCancelled')
  await expect(page.getByRole('complementary')).toContainText('1.199,00')
  lowerPrices()
})

test("the provider's session ends: nothing is charged, and a card pays the basket", async ({
  page,
}) => {
  const shopper = await toProvider(page)
  expirePayments()
  await accept(page).click()
  const orderNo = await payByCardInstead(page, shopper)
  const orders = ownOrders(DATA, shopper)
  expect(orders.find(({order_no}) => order_no === orderNo)).toMatchObject({charge: PRICE})
  expect(orders.filter(({order_no}) => order_no !== orderNo)).toMatchObject([{charge: 0}])
})

test('the session of a customer is ended elsewhere: the order is paid', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[014]/)
  const shopper = newShopper()
  const {customerId, login} = await asCustomer(page, shopper.siteId, shop.sandbox)
  await page.goto(`${shopper.prefix}/product/${VARIANT}`)
  await addToCart(page, shopper)
  await page.goto(`${shopper.prefix}/appcheckout`)
  await fillAddress(page, shopper)
  await chooseDelivery(page, shopper)
  await payOnPage(page, shopper, 'bank')
  await expect(accept(page)).toBeVisible()
  const ended = await fetch(`${shop.sandbox}/admin/customers/${customerId}/sign-out`, {
    method: 'POST',
  })
  expect(ended.ok).toBe(true)
  await accept(page).click()
  await expect
    .poll(() => ownOrders(DATA, {email: login}))
    .toMatchObject([{payment_status: 'paid', charge: PRICE}])
  await expectElsewhere(page)
})

test('the session of a guest is lost: the order is paid', async ({page, allowConsole}) => {
  allowConsole(/status of 404/)
  const shopper = await toProvider(page)
  await page.context().clearCookies({name: /^shopper/})
  await accept(page).click()
  await expect
    .poll(() => ownOrders(DATA, shopper))
    .toMatchObject([{payment_status: 'paid', charge: PRICE}])
  await expectElsewhere(page)
})
